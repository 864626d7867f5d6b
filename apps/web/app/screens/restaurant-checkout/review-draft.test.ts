import { describe, expect, test } from "vitest";
import { type CheckoutDraft, newDraft } from "./checkout-draft.ts";
import { type ReviewContext, reviewDraft, stepOfField } from "./review-draft.ts";

const CONTEXT: ReviewContext = {
  type: "dine-in",
  restaurant: { delivery: null, order_options: {} },
  questions: [],
  needsAgeConfirmation: false,
  cardRefusals: [],
};

function aDraft(change: Partial<CheckoutDraft> = {}): CheckoutDraft {
  const remembered = { tableNum: "12", fullName: "Sam", email: "", phoneNumber: "", isOfLegalAge: false };
  return { ...newDraft(remembered, null), ...change };
}

const fieldsOf = (draft: CheckoutDraft, context: Partial<ReviewContext>) =>
  reviewDraft(draft, { ...CONTEXT, ...context }).map(({ field, rule }) => `${field} ${rule}`);

describe("the review of a checkout", () => {
  test("At the table a table number and a name are enough.", () => {
    expect(fieldsOf(aDraft(), {})).toEqual([]);
    expect(fieldsOf(aDraft({ tableNum: " ", fullName: "" }), {})).toEqual([
      "tableNum required",
      "contact.full_name required",
    ]);
  });

  test("A take-out needs a way to reach the diner.", () => {
    expect(fieldsOf(aDraft(), { type: "pickup" })).toEqual(["contact.email required", "contact.phone_number required"]);
  });

  test("A legal-drinking-age checkbox is required for alcohol.", () => {
    expect(fieldsOf(aDraft(), { needsAgeConfirmation: true })).toEqual(["legal required"]);
    expect(fieldsOf(aDraft({ isOfLegalAge: true }), { needsAgeConfirmation: true })).toEqual([]);
  });

  test("A required question holds the order back until it is answered.", () => {
    const questions = [{ question: "Where?", question_type: "select_one", options: ["Dock"], required: true }];
    const context = { questions, restaurant: { delivery: null, order_options: { custom_questions: questions } } };
    expect(fieldsOf(aDraft(), context)).toEqual(["questions[0] required"]);
    expect(fieldsOf(aDraft({ answers: { "Where?": ["Dock"] } }), context)).toEqual([]);
  });

  test("What the gateway says of the card comes last, as the card does on the page.", () => {
    const cardRefusals = [{ field: "card.number", rule: "credit_card" }] as const;
    expect(fieldsOf(aDraft({ fullName: "" }), { cardRefusals })).toEqual([
      "contact.full_name required",
      "card.number credit_card",
    ]);
  });

  test("An own tip must be numeric.", () => {
    expect(fieldsOf(aDraft({ tip: { kind: "own", typed: "lots" } }), {})).toEqual(["tip numeric"]);
    expect(fieldsOf(aDraft({ tip: { kind: "own", typed: "" } }), {})).toEqual(["tip required"]);
  });

  test("Every field stands at one of the steps.", () => {
    const fields = ["tableNum", "contact.email", "questions[1]", "legal", "tip", "card.number", "paymentMethod"];
    expect(fields.map(stepOfField)).toEqual(["how", "who", "extras", "extras", "tip", "payment", "payment"]);
  });
});
