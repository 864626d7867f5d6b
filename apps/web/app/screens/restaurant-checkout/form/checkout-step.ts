import type { calls } from "@comptoir/contract/client";
import type { FieldRefusal, Registration } from "@comptoir/ordering";
import type { ReactNode } from "react";
import type { CardToken } from "../../../cards/card-gateway.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { FormErrors } from "../../../forms/form-errors.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";

/**
 * A card that was saved with this order. The order sends `paymentCardId` instead of the card's token.
 * payment#kept-cards.
 */
export type KeptCard = { readonly paymentCardId: string; readonly isDefault: boolean };

export type StepProps<Part> = {
  readonly part: Part;
  readonly change: (change: Partial<Part>) => void;
  readonly facts: CheckoutFacts;
  readonly errors: FormErrors;
};

/** `name` is the name in the form's rules; `path` is the path in the body of a submit. */
export type StepField = { readonly name: string; readonly label: string; readonly path: string };

/** Returns a field of a step whose value the body of a submit holds at `data.checkout[name]`. */
export function checkoutField(name: string, label: string): StepField {
  return { name, label, path: `data.checkout.${name}` };
}

/** The refusal codes that a step shows, and the text on what to do next. */
export type StepNotice = { readonly codes: readonly (string | number)[]; readonly next: () => string };

type SubmitData = Parameters<typeof calls.submitOrder>[2]["data"];
type CheckoutData = NonNullable<SubmitData["checkout"]>;

export type SubmitPart = {
  readonly config?: Pick<NonNullable<SubmitData["config"]>, "tableNum" | "eventDayOrdering">;
  readonly checkout?: Omit<CheckoutData, "pickup">;
  readonly pickup?: NonNullable<CheckoutData["pickup"]>;
  /** The settings for the suite that the order is for. suites#suite-order. */
  readonly suites?: NonNullable<SubmitData["suites"]>;
  readonly chosenCreditCard?: { readonly paymentCardId: string; readonly isDefault: boolean };
};

/**
 * A step of the checkout. The checkout iterates over its steps and knows them only by this interface. `Part` is
 * the diner's input at the step, which only the step itself reads.
 */
export type CheckoutStep<Part = unknown> = {
  readonly id: string;
  /** Whether the step folds into a summary once it is done. Steps about money never fold. */
  readonly folds: boolean;
  /** The id of the step that must be done before this one counts as done: the time depends on the destination. */
  readonly dependsOn?: string;
  applies(facts: CheckoutFacts): boolean;
  title(facts: CheckoutFacts): string;

  fresh(setup: CheckoutSetup): Part;
  /** Returns the values of the part to keep in the tab's storage. Without this method the whole part is kept. */
  toKeep?(part: Part): object;
  /** Restores the part from the tab's storage. Values of a wrong shape are replaced by those of `fresh`. */
  restore(kept: Readonly<Record<string, unknown>>, fresh: Part): Part;

  fields(facts: CheckoutFacts): readonly StepField[];
  Fields(props: StepProps<Part>): ReactNode;
  summary(part: Part, facts: CheckoutFacts): string;

  /** Returns missing and invalid fields, in the order of the page. */
  check(part: Part, facts: CheckoutFacts): readonly FieldRefusal[];
  /** Returns the step's own message for a refused field; null for the form's standard message. */
  word?(refusal: FieldRefusal, facts: CheckoutFacts): string | null;
  /** Returns whether the diner has decided. Only needed for a step that is valid while undecided. */
  isDecided?(part: Part, facts: CheckoutFacts): boolean;
  /** Returns whether an optional step was left blank. It stays folded, and does not count as done. */
  isBlank?(part: Part, facts: CheckoutFacts): boolean;
  readonly notices: readonly StepNotice[];

  /** Returns the terms of the cart that the step sets, such as the tip or the time. They may change the price. */
  terms?(part: Part, setup: CheckoutSetup): Partial<OrderTerms>;
  /** Returns whether an entered card pays, so that the gateway must create a token. */
  entersCard?(part: Part, facts: CheckoutFacts): boolean;
  savesCard?(part: Part, facts: CheckoutFacts): boolean;
  /** Returns the account to create with the order; null for none. */
  account?(part: Part): Registration | null;
  /**
   * Returns the step's part of the body of a submit. `card` is the gateway's token, or the saved card if it was
   * saved with this order.
   */
  write(part: Part, facts: CheckoutFacts, card: CardToken | KeptCard | null): SubmitPart;
  /** Stores values in the browser for the next order, after this one was placed. */
  remember?(part: Part): void;
};

/** The diner's input: the part of each step by its id. Never contains a card, whose data only the gateway has. */
export type CheckoutDraft = Readonly<Record<string, unknown>>;

export type WrittenDraft = Required<Omit<SubmitPart, "chosenCreditCard" | "suites">> & {
  readonly chosenCreditCard: SubmitPart["chosenCreditCard"] | null;
  readonly suites: SubmitPart["suites"] | null;
};

/** In characters. A longer stored text is cut. */
const LONGEST_TEXT = 500;

/**
 * Restores a text from the tab's storage. Returns `otherwise` for another type, which another version of the page
 * may have stored.
 */
export function keptText(kept: unknown, otherwise: string): string {
  return typeof kept === "string" ? kept.slice(0, LONGEST_TEXT) : otherwise;
}

export function textOrNull(text: string): string | null {
  return text.trim() || null;
}
