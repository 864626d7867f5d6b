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

/** A field of a step: its name in the rules, its label, and its path in the body of a submit. */
export type StepField = { readonly name: string; readonly label: string; readonly path: string };

/** Returns a field of a step whose value the body of a submit holds at `data.checkout[name]`. */
export function checkoutField(name: string, label: string): StepField {
  return { name, label, path: `data.checkout.${name}` };
}

/** The server's refusals that a step shows, by their codes, and the text on what to do next. */
export type StepNotice = { readonly codes: readonly (string | number)[]; readonly next: () => string };

type SubmitData = Parameters<typeof calls.submitOrder>[2]["data"];
type CheckoutData = NonNullable<SubmitData["checkout"]>;

/** A step's part of the body of a submit. */
export type SubmitPart = {
  readonly config?: Pick<NonNullable<SubmitData["config"]>, "tableNum" | "eventDayOrdering">;
  readonly checkout?: Omit<CheckoutData, "pickup">;
  readonly pickup?: NonNullable<CheckoutData["pickup"]>;
  /** The settings for the suite that the order is for. suites#suite-order. */
  readonly suites?: NonNullable<SubmitData["suites"]>;
  /** The saved card that pays the order, instead of a card's token. */
  readonly chosenCreditCard?: { readonly paymentCardId: string; readonly isDefault: boolean };
};

/**
 * A step of the checkout. The checkout knows steps only by this interface, and iterates over their list.
 * `Part` is the diner's input at the step. The checkout stores it, and only the step itself reads it.
 */
export type CheckoutStep<Part = unknown> = {
  readonly id: string;
  /** Whether the step folds into a summary once it is done. Steps about money never fold. */
  readonly folds: boolean;
  applies(facts: CheckoutFacts): boolean;
  title(facts: CheckoutFacts): string;

  /** Returns the initial part, without any input of the diner. */
  fresh(setup: CheckoutSetup): Part;
  /** Returns the values of the part to keep in the tab's storage. Without this method the whole part is kept. */
  toKeep?(part: Part): object;
  /** Restores the part from the tab's storage. Values of a wrong shape are replaced by those of `fresh`. */
  restore(kept: Readonly<Record<string, unknown>>, fresh: Part): Part;

  /** Returns the fields that the step shows. */
  fields(facts: CheckoutFacts): readonly StepField[];
  Fields(props: StepProps<Part>): ReactNode;
  summary(part: Part, facts: CheckoutFacts): string;

  /** Returns missing and invalid fields, in the order of the page. */
  check(part: Part, facts: CheckoutFacts): readonly FieldRefusal[];
  /** Returns the step's own message for a fault; null to use the form's standard message. */
  word?(refusal: FieldRefusal, facts: CheckoutFacts): string | null;
  /** Returns whether the diner has decided. Only needed for a step that is valid while undecided. */
  isDecided?(part: Part, facts: CheckoutFacts): boolean;
  readonly notices: readonly StepNotice[];

  /** Returns the terms of the cart that the step sets, such as the tip or the time. They may change the price. */
  terms?(part: Part, setup: CheckoutSetup): Partial<OrderTerms>;
  /** Returns whether an entered card pays, so that the gateway must create a token. */
  entersCard?(part: Part, facts: CheckoutFacts): boolean;
  /** Returns whether the entered card is saved for later. */
  savesCard?(part: Part, facts: CheckoutFacts): boolean;
  /** Returns the account that the diner asks to create; null for none. */
  account?(part: Part): Registration | null;
  /**
   * Returns the step's part of the body of a submit. `card`: the card that pays, as the gateway's token or, if it was
   * saved with this order, as the saved card.
   */
  write(part: Part, facts: CheckoutFacts, card: CardToken | KeptCard | null): SubmitPart;
  /** Stores values in the browser for the next order, after this one was placed. */
  remember?(part: Part): void;
};

/** The diner's input: the part of each step by its id. Never contains a card, whose data only the gateway has. */
export type CheckoutDraft = Readonly<Record<string, unknown>>;

/** The merged parts of all steps. */
export type WrittenDraft = Required<Omit<SubmitPart, "chosenCreditCard" | "suites">> & {
  readonly chosenCreditCard: SubmitPart["chosenCreditCard"] | null;
  readonly suites: SubmitPart["suites"] | null;
};

/** Maximum length of a text that is restored from the tab's storage, in characters. */
const LONGEST_TEXT = 500;

/**
 * Restores a text from the tab's storage. Returns `otherwise` if the value is no text; another version of the page
 * may have written it.
 */
export function keptText(kept: unknown, otherwise: string): string {
  return typeof kept === "string" ? kept.slice(0, LONGEST_TEXT) : otherwise;
}

/** Trims a text for the body; null if nothing is left. */
export function textOrNull(text: string): string | null {
  return text.trim() || null;
}
