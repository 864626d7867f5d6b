import { describe, expect, test } from "vitest";
import type { CardToken } from "../../../cards/card-gateway.ts";
import { newDraft, writeDraft } from "../steps/checkout-steps.ts";
import { A_PICKUP, A_SETUP, someFacts } from "../testing/some-facts.ts";
import { type ShownCart, submitBody } from "./submit-body.ts";

const CART: ShownCart = {
  lines: [{ orderId: 7, id: 1001, menuId: 11, sectionId: null, quantity: 2, options: [], memo: "Hot" }],
  terms: {
    type: "dine-in",
    destination: { kind: "table", tableNum: "12" },
    date: null,
    tip: { type: "percentage", percentageValue: "18" },
    discountCode: null,
    voucherCode: "GIFT",
    points: 200,
    isTakeoutChosen: false,
    memberIdentifier: null,
    changeId: null,
  },
  answer: {
    orderItems: [{ orderId: 7, orderPrice: "24.00" }],
    costs: { totalWithTip: "31.44" },
  },
};
const QUESTIONS = [
  { question: "Where?", question_type: "select_one", options: ["Dock"], required: true },
  { question: "Extras?", question_type: "checkbox", options: ["Napkins", "Ketchup"] },
];
const SETUP = {
  ...A_SETUP,
  rules: { delivery: null, order_options: { custom_questions: QUESTIONS, hide_guest_info: null } },
};
const DRAFT = {
  ...newDraft(SETUP),
  who: { fullName: " Sam ", email: "", phoneNumber: "" },
  extras: {
    notes: "",
    answers: { "Where?": ["Dock"], "Extras?": ["Napkins", "Ketchup"], "Old?": ["x"] },
    isOfLegalAge: true,
  },
};

function bodyAtTable(card: CardToken | null = null) {
  return submitBody(1, CART, writeDraft(DRAFT, someFacts({ setup: SETUP }), card));
}

describe("the body of a submit", () => {
  test("contains the prices and the total that the diner saw, so that the server can compare them.", () => {
    const { data } = bodyAtTable();
    expect(data.items).toMatchObject([{ orderId: 7, orderPrice: "24.00", orderOptions: [{ memo: true }] }]);
    expect(data.costs).toMatchObject({
      totalWithTip: "31.44",
      voucher: { code: "GIFT" },
      points: { points: 200 },
      tip: { percentageValue: "18" },
    });
    expect(data.config).toEqual({ restaurantId: 1, tableNum: "12" });
  });

  test("contains a pickup for a take-out, and no table for a pickup.", () => {
    const cart = {
      ...CART,
      terms: { ...CART.terms, type: "take-out" as const, destination: { kind: "pickup" as const } },
    };
    const body = submitBody(1, cart, writeDraft(DRAFT, someFacts(A_PICKUP), null));
    expect(body.type).toBe("pickup");
    expect(body.data.config).toEqual({ restaurantId: 1, tableNum: null });
  });

  test("contains answers by the question's own text: one answer to select_one, a list to a checkbox.", () => {
    expect(bodyAtTable().data.checkout?.questions).toEqual([
      { question: "Where?", answer: "Dock" },
      { question: "Extras?", answer: ["Napkins", "Ketchup"] },
    ]);
  });

  test("contains null for an empty text, trimmed texts, and the merged parts of several steps.", () => {
    const { checkout } = bodyAtTable().data;
    expect(checkout?.contact).toEqual({ full_name: "Sam", email: null, phone_number: null });
    expect(checkout?.pickup).toEqual({ delivery: false, scheduled: false, notes: null });
    expect(checkout?.legalAcceptance).toBe(true);
  });

  test("contains the gateway's token of a card that pays, and no card if payment is not required.", () => {
    const card = { token: "tok", type: "VISA", last4: "4242", expiry_date: "12/30", postal_code: null };
    expect(bodyAtTable(card).data.checkout).toMatchObject({ paymentMethod: "credit_card", card });
    const { checkout } = bodyAtTable().data;
    expect(checkout).not.toHaveProperty("card");
    expect(checkout?.paymentMethod).toBeNull();
  });
});
