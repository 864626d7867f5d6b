import type { Id } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import type { CheckoutDraft } from "../form/checkout-step.ts";
import { type parseDraft, readStoredDraft, writeStoredDraft } from "../form/draft-storage.ts";
import { checkoutSteps, draftToKeep, newDraft } from "./checkout-steps.ts";

/** Restores a draft from the tab's storage. Values of a wrong shape are replaced by those of `fresh`. */
export function restoreDraft(kept: ReturnType<typeof parseDraft>, fresh: CheckoutDraft): CheckoutDraft {
  return Object.fromEntries(
    checkoutSteps().map((step) => [step.id, step.restore(kept[step.id] ?? {}, fresh[step.id])]),
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
    setDraft((fresh) => restoreDraft(readStoredDraft(place), fresh));
  }, [place]);

  const changePart = useCallback(
    (stepId: string, change: object) =>
      setDraft((known) => {
        const next = { ...known, [stepId]: { ...(known[stepId] as object), ...change } };
        writeStoredDraft(place, draftToKeep(next));
        return next;
      }),
    [place],
  );
  return [draft, changePart] as const;
}
