import { describe, expect, test } from "vitest";
import { newDraft } from "./checkout-draft.ts";
import { type Submission, submitBody } from "./submit-body.ts";

const QUESTIONS = [
  { question: "Where?", question_type: "select_one", options: ["Dock"], required: true },
  { question: "Extras?", question_type: "checkbox", options: ["Napkins", "Ketchup"] },
];

function aSubmission(change: Partial<Submission> = {}): Submission {
  const remembered = { tableNum: "12", fullName: " Sam ", email: "", phoneNumber: "", isOfLegalAge: true };
  return {
    restaurantId: 1,
    lines: [{ orderId: 7, id: 1001, menuId: 11, sectionId: null, quantity: 2, options: [], memo: "Hot" }],
    terms: {
      type: "dine-in",
      tableNum: "12",
      delivered: false,
      date: null,
      tip: { type: "percentage", percentageValue: "18" },
      discountCode: null,
      voucherCode: "GIFT",
      memberIdentifier: null,
    },
    draft: {
      ...newDraft(remembered, null),
      answers: { "Where?": ["Dock"], "Extras?": ["Napkins", "Ketchup"], "Old?": ["x"] },
    },
    questions: QUESTIONS,
    shown: {
      orderItems: [{ orderId: 7, orderPrice: "24.00" }],
      costs: { totalWithTip: "31.44" },
    } as unknown as Submission["shown"],
    card: null,
    ...change,
  };
}

describe("the body of a submit", () => {
  test("It says the prices and the total that the diner was shown, so that the server can compare.", () => {
    const { data } = submitBody(aSubmission());
    expect(data.items).toMatchObject([{ orderId: 7, orderPrice: "24.00", orderOptions: [{ memo: true }] }]);
    expect(data.costs).toMatchObject({
      totalWithTip: "31.44",
      voucher: { code: "GIFT" },
      tip: { percentageValue: "18" },
    });
  });

  test("Take-out becomes pickup at the checkout, and a pickup has no table.", () => {
    const { terms } = aSubmission();
    const body = submitBody(aSubmission({ terms: { ...terms, type: "take-out" } }));
    expect(body.type).toBe("pickup");
    expect(body.data.config).toEqual({ restaurantId: 1, tableNum: null });
  });

  test("Questions are answered by their own text: one answer to select_one, a list to a checkbox.", () => {
    expect(submitBody(aSubmission()).data.checkout?.questions).toEqual([
      { question: "Where?", answer: "Dock" },
      { question: "Extras?", answer: ["Napkins", "Ketchup"] },
    ]);
  });

  test("What is empty is null, and what surrounds a text is left out.", () => {
    expect(submitBody(aSubmission()).data.checkout?.contact).toEqual({
      full_name: "Sam",
      email: null,
      phone_number: null,
    });
  });

  test("Where payment is not required there is no card.", () => {
    const { checkout } = submitBody(aSubmission()).data;
    expect(checkout).not.toHaveProperty("card");
    expect(checkout?.paymentMethod).toBeNull();
  });
});
