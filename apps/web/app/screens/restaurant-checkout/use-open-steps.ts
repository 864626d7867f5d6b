import { useEffect, useRef, useState } from "react";
import { fieldId } from "../../forms/form-errors.ts";
import type { CheckoutStep } from "./form/checkout-step.ts";
import { REFUSAL_ID, spotOfRefusal } from "./refusal-notice.tsx";
import { findField, stepsFor } from "./steps/checkout-steps.ts";
import { UNANSWERED_ID } from "./submit/unanswered-notice.tsx";
import type { Checkout } from "./use-checkout.ts";

type OpenSteps = {
  readonly isOpen: (stepId: string) => boolean;
  readonly toggle: (stepId: string, isOpen: boolean) => void;
};

/** Tracks which steps are open: at first the unfinished ones, later those with an error. */
export function useOpenSteps(checkout: Checkout, heldBack: number): OpenSteps {
  const { facts, refusals, draft } = checkout;
  const isUndecided = (step: CheckoutStep) => step.folds && step.isDecided?.(draft[step.id], facts) === false;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const unfinished = new Set(refusals.map(({ step }) => step));
    const opened = stepsFor(facts).filter((step) => !step.folds || unfinished.has(step) || isUndecided(step));
    return new Set(opened.map(({ id }) => id));
  });
  const toggle = (stepId: string, isOpen: boolean) =>
    setOpen((known) => {
      if (known.has(stepId) === isOpen) return known;
      return new Set(isOpen ? [...known, stepId] : [...known].filter((id) => id !== stepId));
    });
  // If a step becomes undecided, for example because its time moved, it opens again. The diner can then close it.
  const undecided = stepsFor(facts)
    .filter(isUndecided)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (undecided !== "") setOpen((known) => new Set([...known, ...undecided.split(",")]));
  }, [undecided]);
  useFocusOnTrouble(checkout, heldBack, (stepId) => toggle(stepId, true));
  return { isOpen: (stepId) => open.has(stepId), toggle };
}

/** Moves the focus to the first missing or invalid field after a prevented submit, and to the server's refusal. */
function useFocusOnTrouble(checkout: Checkout, heldBack: number, openStep: (stepId: string) => void): void {
  const { submit } = checkout;
  const latest = useRef({ ...checkout, openStep });
  latest.current = { ...checkout, openStep };
  useEffect(() => {
    if (heldBack === 0) return;
    const { refusals, errors, facts } = latest.current;
    for (const { step } of refusals) latest.current.openStep(step.id);
    // The server's message about a field, such as the street address, may come before the missing fields.
    const [first = refusals[0]] = errors.visible;
    const step = first && findField(first.field, facts)?.step;
    if (step) latest.current.openStep(step.id);
    // A field can take the focus only once its step is open.
    requestAnimationFrame(() => (first ? document.getElementById(fieldId(first.field))?.focus() : undefined));
  }, [heldBack]);

  const { state } = submit;
  useEffect(() => {
    const { errors, facts } = latest.current;
    const given = errors.visible.map(({ field }) => field);
    requestAnimationFrame(() => document.getElementById(UNANSWERED_ID)?.focus());
    if (state.phase !== "refused" && !(state.phase === "editing" && given.length > 0)) return;
    const steps = given.map((field) => findField(field, facts)?.step);
    if (state.phase === "refused") steps.push(spotOfRefusal(state.error.code, facts).step ?? undefined);
    for (const step of steps) if (step) latest.current.openStep(step.id);
    const [first] = given;
    requestAnimationFrame(() => {
      const field = first ? document.getElementById(fieldId(first)) : null;
      (field ?? document.getElementById(REFUSAL_ID))?.focus();
    });
  }, [state]);
}
