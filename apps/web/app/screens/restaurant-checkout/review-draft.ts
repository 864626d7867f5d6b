import {
  type CustomQuestionData,
  type FieldRefusal,
  type OrderType,
  type RestaurantData,
  reviewCheckout,
} from "@comptoir/ordering";
import { type CheckoutDraft, readTypedAmount } from "./checkout-draft.ts";

/** What decides what a checkout asks for. */
export type ReviewContext = {
  readonly type: OrderType;
  readonly restaurant: Pick<RestaurantData, "delivery" | "order_options">;
  readonly questions: readonly CustomQuestionData[];
  readonly needsAgeConfirmation: boolean;
  /** What its gateway says is missing or wrong with the card; empty where none is to be entered. */
  readonly cardRefusals: readonly FieldRefusal[];
};

/** The steps of the checkout, in their order on the page. */
export const CHECKOUT_STEPS = ["how", "who", "extras", "tip", "payment"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The longest text that each field takes, as the calls take it. */
export const FIELD_LENGTHS = { tableNum: 40, fullName: 100, email: 254, phoneNumber: 40, notes: 500 } as const;

/**
 * Reviews everything that a diner filled in, in the order in which the page asks for it: the rules of the server, and what
 * the gateway says of the card, which the server never sees. checkout#form-messages.
 */
export function reviewDraft(draft: CheckoutDraft, context: ReviewContext): readonly FieldRefusal[] {
  const form = reviewCheckout(
    {
      contact: draft,
      delivery: null,
      dueBy: null,
      paymentMethod: "credit_card",
      costCenter: "",
      purchaseOrder: "",
      questions: context.questions.map(({ question }) => ({ question, answers: draft.answers[question] ?? [] })),
      isOfLegalAge: draft.isOfLegalAge,
    },
    { ...context, paymentRequired: false },
  );
  return [...checkTable(draft, context.type), ...form, ...checkTip(draft), ...context.cardRefusals];
}

function checkTable({ tableNum }: CheckoutDraft, type: OrderType): FieldRefusal[] {
  return type === "dine-in" && tableNum.trim() === "" ? [{ field: "tableNum", rule: "required" }] : [];
}

function checkTip({ tip }: CheckoutDraft): FieldRefusal[] {
  if (tip?.kind !== "own") return [];
  if (tip.typed.trim() === "") return [{ field: "tip", rule: "required" }];
  return readTypedAmount(tip.typed) === null ? [{ field: "tip", rule: "numeric" }] : [];
}

/** The step at which a field stands. */
export function stepOfField(field: string): CheckoutStep {
  if (field === "tableNum" || field.startsWith("pickup.due") || field.startsWith("delivery")) return "how";
  if (field.startsWith("contact.")) return "who";
  if (field.startsWith("questions") || field === "legal" || field.startsWith("pickup.")) return "extras";
  return field === "tip" ? "tip" : "payment";
}
