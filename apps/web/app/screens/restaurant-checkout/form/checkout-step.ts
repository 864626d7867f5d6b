import type { calls } from "@comptoir/contract/client";
import type { FieldRefusal, Registration } from "@comptoir/ordering";
import type { ReactNode } from "react";
import type { CardToken } from "../../../cards/card-gateway.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { FormErrors } from "../../../forms/form-errors.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";

/** A card that was saved with this order, in the place of its token. payment#kept-cards. */
export type KeptCard = { readonly paymentCardId: string; readonly isDefault: boolean };

export type StepProps<Part> = {
  readonly part: Part;
  readonly change: (change: Partial<Part>) => void;
  readonly facts: CheckoutFacts;
  readonly errors: FormErrors;
};

/** A field of a step: what its rule calls it, what people call it, and where the body of a submit has it. */
export type StepField = { readonly name: string; readonly label: string; readonly path: string };

/** A field that the body has in its `checkout`, under its own name. */
export function checkoutField(name: string, label: string): StepField {
  return { name, label, path: `data.checkout.${name}` };
}

/** Refusals of the server that belong at a step, by code, and what the diner does next after one of them. */
export type StepNotice = { readonly codes: readonly (string | number)[]; readonly next: () => string };

type SubmitData = Parameters<typeof calls.submitOrder>[2]["data"];
type CheckoutData = NonNullable<SubmitData["checkout"]>;

/** What a step says in the body of a submit. */
export type SubmitPart = {
  readonly config?: Pick<NonNullable<SubmitData["config"]>, "tableNum" | "eventDayOrdering">;
  readonly checkout?: Omit<CheckoutData, "pickup">;
  readonly pickup?: NonNullable<CheckoutData["pickup"]>;
  /** What is said of the suite that the order is for. suites#suite-order. */
  readonly suites?: NonNullable<SubmitData["suites"]>;
  /** The saved card that pays, in the place of a token. */
  readonly chosenCreditCard?: { readonly paymentCardId: string; readonly isDefault: boolean };
};

/**
 * A step of the checkout: everything that is to be known of it. `Part` is what the diner fills in there. The checkout hands each
 * step the part that the step itself made, and walks the list of steps for all else.
 */
export type CheckoutStep<Part = unknown> = {
  readonly id: string;
  /** Summed up in a line once it is done. What the diner decides about money is never folded away. */
  readonly folds: boolean;
  applies(facts: CheckoutFacts): boolean;
  title(facts: CheckoutFacts): string;

  /** Its part before the diner has touched it. */
  fresh(setup: CheckoutSetup): Part;
  /** What the browser's tab keeps of its part; all of it where a step does not say. */
  toKeep?(part: Part): object;
  /** Its part as the browser's tab kept it; what is not of its shape is taken from the fresh one. */
  restore(kept: Readonly<Record<string, unknown>>, fresh: Part): Part;

  /** The fields that it shows. */
  fields(facts: CheckoutFacts): readonly StepField[];
  Fields(props: StepProps<Part>): ReactNode;
  summary(part: Part, facts: CheckoutFacts): string;

  /** What is missing or wrong, in the order of its fields. */
  check(part: Part, facts: CheckoutFacts): readonly FieldRefusal[];
  /** Its own words for what it refuses; null for those of the form messages. */
  word?(refusal: FieldRefusal, facts: CheckoutFacts): string | null;
  /** Whether nothing is left to decide, where an undecided step breaks no rule. */
  isDecided?(part: Part, facts: CheckoutFacts): boolean;
  readonly notices: readonly StepNotice[];

  /** What it changes of what the cart costs. */
  terms?(part: Part, setup: CheckoutSetup): Partial<OrderTerms>;
  /** Whether it asks the gateway for the token of a card that is entered. */
  entersCard?(part: Part, facts: CheckoutFacts): boolean;
  /** Whether the card that is entered there is saved for the next time. */
  savesCard?(part: Part, facts: CheckoutFacts): boolean;
  /** The account that is asked for there; null for none. */
  account?(part: Part): Registration | null;
  /** What it says in the body of a submit; `card` is the gateway's token where a card is charged, or the card that was saved of it. */
  write(part: Part, facts: CheckoutFacts, card: CardToken | KeptCard | null): SubmitPart;
  /** What the browser remembers of it for the next order, once this one stands. */
  remember?(part: Part): void;
};

/** What a diner fills in at the checkout: the part of each step by its id. A card is not in it, since its gateway has it. */
export type CheckoutDraft = Readonly<Record<string, unknown>>;

/** What all steps say, joined. */
export type WrittenDraft = Required<Omit<SubmitPart, "chosenCreditCard" | "suites">> & {
  readonly chosenCreditCard: SubmitPart["chosenCreditCard"] | null;
  readonly suites: SubmitPart["suites"] | null;
};

/** The longest text of a checkout that is taken back from where a tab kept it. */
const LONGEST_TEXT = 500;

/** A text as a tab kept it; the other one where that is no text: another version of the page may have written it. */
export function keptText(kept: unknown, otherwise: string): string {
  return typeof kept === "string" ? kept.slice(0, LONGEST_TEXT) : otherwise;
}

/** A text as a body writes it: without what surrounds it, null when nothing is left. */
export function textOrNull(text: string): string | null {
  return text.trim() || null;
}
