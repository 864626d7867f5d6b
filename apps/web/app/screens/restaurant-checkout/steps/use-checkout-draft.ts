import type { Id } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../../../browser-storage.ts";
import { draftName } from "../../../cart/cart-scope.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import type { CheckoutDraft } from "../form/checkout-step.ts";
import { CHECKOUT_STEPS, draftToKeep, newDraft } from "./checkout-steps.ts";

export function forgetDraft(place: Id): void {
  writeStorage(browserStorage().tab, draftName(place), null);
}

/** Restores a draft from the tab's storage. Values of a wrong shape are replaced by those of `fresh`. */
export function readDraft(text: string | null, fresh: CheckoutDraft): CheckoutDraft {
  const kept = parseObject(text);
  return Object.fromEntries(
    CHECKOUT_STEPS.map((step) => [step.id, step.restore(asObject(kept[step.id]), fresh[step.id])]),
  );
}

/**
 * Holds the diner's input; the tab's storage keeps it across a reload or a visit to the menu. Each step changes
 * only its own part.
 */
export function useCheckoutDraft(place: Id, setup: CheckoutSetup) {
  const [draft, setDraft] = useState<CheckoutDraft>(() => newDraft(setup));
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    // Restored after hydration: the server cannot read the tab's storage.
    setDraft((fresh) => readDraft(readStorage(browserStorage().tab, draftName(place)), fresh));
  }, [place]);

  const changePart = useCallback(
    (stepId: string, change: object) =>
      setDraft((known) => {
        const next = { ...known, [stepId]: { ...asObject(known[stepId]), ...change } };
        writeStorage(browserStorage().tab, draftName(place), JSON.stringify(draftToKeep(next)));
        return next;
      }),
    [place],
  );
  return [draft, changePart] as const;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
