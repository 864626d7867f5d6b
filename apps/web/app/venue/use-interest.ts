import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useEffect } from "react";
import { browserCaller } from "./api-caller.ts";

type Interest = { readonly opened: Id } | { readonly notFound: string };

/** What this page has told already: a dish or a search counts once for each page load. */
const told = new Set<string>();

/**
 * Tells the server what a guest looks at, once it was on the screen for some time. Fire and forget: a lost call is a lost
 * count. Null tells nothing. insight#insight.
 */
export function useInterest(restaurantId: Id, interest: Interest | null, afterMs: number): void {
  const body = interest === null ? null : JSON.stringify(interest);
  useEffect(() => {
    if (body === null) return;
    const key = `${restaurantId} ${body}`;
    const timer = setTimeout(() => {
      if (told.has(key)) return;
      told.add(key);
      void calls.noteInterest(browserCaller(restaurantId), JSON.parse(body));
    }, afterMs);
    return () => clearTimeout(timer);
  }, [restaurantId, body, afterMs]);
}
