import { type RefObject, useLayoutEffect, useRef } from "react";
import type { WeekView } from "./week-view.ts";

/** Scrolls a phone's strip of days to the first day that can be ordered. screens#school-screen. */
export function useFirstOpenDay({ days, title }: WeekView): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  const hasLooked = useRef(false);
  const first = days.findIndex(({ state }) => state === "open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another week (`title`) scrolls the strip.
  useLayoutEffect(() => {
    const element = strip.current;
    const isFirstLook = !hasLooked.current;
    hasLooked.current = true;
    // The user scrolled the strip before hydration: leave it there.
    if (isFirstLook && element?.scrollLeft) return;
    const column = element?.children[first];
    if (!element || location.hash !== "") return;
    // The strip still has the scroll position of the previous week.
    element.scrollLeft = column instanceof HTMLElement && first > 0 ? column.offsetLeft - element.offsetLeft - 16 : 0;
  }, [title]);
  return strip;
}
