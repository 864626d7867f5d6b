import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { isPaymentNotRequired, type PaymentFacts } from "./payment.ts";

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
