import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { changePaymentMethod, extraPaymentMethods, type PaymentChoice } from "./payment-method.ts";
import { isPaymentNotRequired, type PaymentFacts } from "./payment-not-required.ts";

const FACTS: PaymentFacts = {
  type: "pickup",
  eventDayOrdering: false,
  paymentProcessor: "sandbox",
  totalWithTipCents: cents(1200),
};

describe("Payment not required", () => {
  it("holds when the processor is pay-on-premise or the total with tip is 0", () => {
    expect(isPaymentNotRequired(FACTS)).toBe(false);
    expect(isPaymentNotRequired({ ...FACTS, paymentProcessor: "payOnPremise" })).toBe(true);
    expect(isPaymentNotRequired({ ...FACTS, totalWithTipCents: cents(0) })).toBe(true);
  });

  it("never holds for a pre-order, event-day order or generic-catering order", () => {
    const free = { ...FACTS, totalWithTipCents: cents(0) };
    expect(isPaymentNotRequired({ ...free, type: "catering" })).toBe(false);
    expect(isPaymentNotRequired({ ...free, type: "generic-catering" })).toBe(false);
    expect(isPaymentNotRequired({ ...free, eventDayOrdering: true })).toBe(false);
  });
});

const CHOICE: PaymentChoice = {
  method: "credit_card",
  chosenCardId: "old",
  savePaymentMethodOnCheckout: true,
  invoice: false,
  costCenter: "CC-1",
  purchaseOrder: "PO-1",
};

const cards = (...ids: string[]) => ids.map((id) => ({ paymentCardId: id, isDefault: id === "default" }));

describe("Changing payment method", () => {
  it("chooses the default saved card of a logged-in user, else the second", () => {
    expect(changePaymentMethod(CHOICE, "credit_card", { savedCards: cards("a", "default") }).chosenCardId).toBe(
      "default",
    );
    expect(changePaymentMethod(CHOICE, "credit_card", { savedCards: cards("a", "b", "c") }).chosenCardId).toBe("b");
  });

  it("otherwise blanks the card fields and turns save-card off", () => {
    expect(changePaymentMethod(CHOICE, "credit_card", null)).toMatchObject({
      chosenCardId: null,
      blankCardFields: true,
      savePaymentMethodOnCheckout: false,
    });
  });

  it("sets invoice only for the invoice method, and keeps cost center and purchase order for their own", () => {
    expect(changePaymentMethod(CHOICE, "invoice", null)).toMatchObject({
      invoice: true,
      costCenter: "",
      purchaseOrder: "",
    });
    expect(changePaymentMethod(CHOICE, "costCenter", null)).toMatchObject({
      invoice: false,
      costCenter: "CC-1",
      purchaseOrder: "",
    });
    expect(changePaymentMethod(CHOICE, "purchaseOrder", null)).toMatchObject({ costCenter: "", purchaseOrder: "PO-1" });
  });

  it("offers the extra methods that the restaurant has, with its labels", () => {
    const restaurant = aRestaurant({
      extra_payment_methods: [{ type: "cost_center", label: "Department" }, { type: "barter" }],
    });
    expect(extraPaymentMethods(restaurant)).toEqual([{ method: "costCenter", label: "Department" }]);
  });
});
