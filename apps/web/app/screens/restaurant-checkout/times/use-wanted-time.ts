import type { TimesData } from "@comptoir/contract";
import { useEffect, useRef } from "react";
import type { CheckoutSetup } from "../checkout-setup.ts";
import { freshWhen, type When } from "../steps/when-part.ts";

/**
 * The time of day that a link asks for, chosen as soon as times are known: a page that came before the server had the cart begins without
 * any. What the diner has chosen meanwhile stays. ordering#reorder-time.
 */
export function useWantedTime(
  { wantedTime, times: known, toChange }: Pick<CheckoutSetup, "wantedTime" | "times" | "toChange">,
  { times, when, choose }: { times: TimesData | null; when: When; choose: (when: When) => void },
): void {
  const isOpen = useRef(wantedTime !== null && toChange === null && !known?.times);
  useEffect(() => {
    if (!isOpen.current || times === null) return;
    isOpen.current = false;
    if (when.choice === "asap") choose({ ...when, ...freshWhen(times, wantedTime) });
  }, [times, when, choose, wantedTime]);
}
