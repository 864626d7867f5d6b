import type { Registration } from "@comptoir/ordering";
import type { CardToken } from "../../../cards/card-gateway.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import { inOrderOf } from "../../../forms/form-errors.ts";
import { wordFieldRefusal } from "../../../forms/form-messages.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import type { CheckoutDraft, CheckoutStep, KeptCard, StepField, WrittenDraft } from "../form/checkout-step.ts";
import { extrasStep } from "./extras-step.tsx";
import { loyaltyStep } from "./loyalty-step.tsx";
import { paymentStep } from "./payment-step.tsx";
import { suiteStep } from "./suite-step.tsx";
import { tipStep } from "./tip-fields.tsx";
import { whenStep } from "./when-step.tsx";
import { whereStep } from "./where-step.tsx";
import { whoStep } from "./who-step.tsx";

let steps: readonly CheckoutStep[] | undefined;

/**
 * Returns the steps of the checkout, in their order on the page. A function: several screens share the steps, and the bundler may
 * evaluate this module before one of them.
 */
export function checkoutSteps(): readonly CheckoutStep[] {
  steps ??= [whereStep, whenStep, suiteStep, whoStep, extrasStep, loyaltyStep, tipStep, paymentStep];
  return steps;
}

export function stepsFor(facts: CheckoutFacts): readonly CheckoutStep[] {
  return checkoutSteps().filter((step) => step.applies(facts));
}

export function newDraft(setup: CheckoutSetup): CheckoutDraft {
  return Object.fromEntries(checkoutSteps().map((step) => [step.id, step.fresh(setup)]));
}

export function termsOf(draft: CheckoutDraft, setup: CheckoutSetup): Partial<OrderTerms> {
  return Object.assign({}, ...checkoutSteps().map((step) => step.terms?.(draft[step.id], setup)));
}

export type StepRefusal = { readonly step: CheckoutStep; readonly field: string; readonly message: string };

/** Returns all missing and invalid fields, in the order of the page. checkout#form-messages. */
export function checkDraft(draft: CheckoutDraft, facts: CheckoutFacts): readonly StepRefusal[] {
  const refusals = stepsFor(facts).flatMap((step) =>
    step.check(draft[step.id], facts).map((refusal) => {
      const message = step.word?.(refusal, facts) ?? wordFieldRefusal(refusal);
      return { step, field: refusal.field, message };
    }),
  );
  return inOrderOf(fieldNames(facts), refusals);
}

export function writeDraft(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  card: CardToken | KeptCard | null,
): WrittenDraft {
  const parts = checkoutSteps().map((step) => step.write(draft[step.id], facts, card));
  return {
    config: Object.assign({}, ...parts.map(({ config }) => config)),
    checkout: Object.assign({}, ...parts.map(({ checkout }) => checkout)),
    pickup: Object.assign({}, ...parts.map(({ pickup }) => pickup)),
    suites: parts.find(({ suites }) => suites)?.suites ?? null,
    chosenCreditCard: parts.find(({ chosenCreditCard }) => chosenCreditCard)?.chosenCreditCard ?? null,
  };
}

export function entersCard(draft: CheckoutDraft, facts: CheckoutFacts): boolean {
  return stepsFor(facts).some((step) => step.entersCard?.(draft[step.id], facts));
}

/** Returns whether the entered card is saved for later. payment#saved-cards. */
export function savesCard(draft: CheckoutDraft, facts: CheckoutFacts): boolean {
  return stepsFor(facts).some((step) => step.savesCard?.(draft[step.id], facts));
}

/**
 * Returns the account to create with the order; null for none, and for a signed-in person.
 * checkout#register-at-checkout.
 */
export function accountOf(draft: CheckoutDraft, { account }: CheckoutSetup): Registration | null {
  if (account !== "offered") return null;
  return (
    checkoutSteps()
      .map((step) => step.account?.(draft[step.id]) ?? null)
      .find((wish) => wish !== null) ?? null
  );
}

/** Returns the part of a draft to keep in the tab's storage; never a password. */
export function draftToKeep(draft: CheckoutDraft): CheckoutDraft {
  return Object.fromEntries(checkoutSteps().map((step) => [step.id, step.toKeep?.(draft[step.id]) ?? draft[step.id]]));
}

export function rememberDraft(draft: CheckoutDraft): void {
  for (const step of checkoutSteps()) step.remember?.(draft[step.id]);
}

export function findField(name: string, facts: CheckoutFacts): FieldOfStep | undefined {
  return fieldsOf(facts).find(({ field }) => field.name === name);
}

/** Finds the field of a path in the body of a submit: `data.checkout.contact.email`, or a path inside of it. */
export function findFieldOfPath(path: string, facts: CheckoutFacts): StepField | undefined {
  const isInside = (whole: string) => path.startsWith(whole) && /^(?:$|[.[])/.test(path.slice(whole.length));
  return fieldsOf(facts).find(({ field }) => isInside(field.path))?.field;
}

export function fieldNames(facts: CheckoutFacts): readonly string[] {
  return fieldsOf(facts).map(({ field }) => field.name);
}

type FieldOfStep = { readonly step: CheckoutStep; readonly field: StepField };

function fieldsOf(facts: CheckoutFacts): readonly FieldOfStep[] {
  return stepsFor(facts).flatMap((step) => step.fields(facts).map((field) => ({ step, field })));
}
