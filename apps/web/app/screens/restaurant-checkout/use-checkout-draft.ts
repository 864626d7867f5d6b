import type { Id, TipChoices } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCartActions } from "../../cart/use-cart.ts";
import { type CheckoutDraft, newDraft, type Remembered, readDraft, tipOfPick } from "./checkout-draft.ts";
import { rememberLegalAge } from "./remembered.ts";

const nameOf = (restaurantId: Id) => `comptoir-checkout ${restaurantId}`;

/** Forgets what was filled in, after the order was placed. */
export function forgetDraft(restaurantId: Id): void {
  try {
    sessionStorage.removeItem(nameOf(restaurantId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * What the diner fills in, kept by the tab so that a reload, a lost page or a look at the menu loses nothing. The card is not
 * part of it. A tip counts towards the total as soon as it is picked.
 */
export function useCheckoutDraft(restaurantId: Id, remembered: Remembered, tips: TipChoices | null) {
  const [draft, setDraft] = useState<CheckoutDraft>(() => newDraft(remembered, tips));
  const { changeTerms } = useCartActions();
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    // Only once the page is alive: the server knows nothing of what the tab kept.
    setDraft((fresh) => readDraft(readTab(nameOf(restaurantId)), fresh));
  }, [restaurantId]);

  const { tip } = draft;
  useEffect(() => changeTerms({ tip: tipOfPick(tip) }), [tip, changeTerms]);

  const update = useCallback(
    (change: Partial<CheckoutDraft>) =>
      setDraft((known) => {
        const next = { ...known, ...change };
        writeTab(nameOf(restaurantId), JSON.stringify(next));
        if (change.isOfLegalAge !== undefined) rememberLegalAge(change.isOfLegalAge);
        return next;
      }),
    [restaurantId],
  );
  return [draft, update] as const;
}

function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // A full or closed storage costs the safety of a reload, not the order.
  }
}
