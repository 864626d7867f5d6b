import { CREDIT_CARD } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { paymentDue } from "./payment-due.ts";

const FACTS = {
  processor: "stripe",
  cardsOff: false,
  methods: [CREDIT_CARD.name],
  type: "take-out",
  totalWithTipCents: 1_250,
  suite: null,
} as const;

describe("payment#cards-off: how an order is paid at the checkout", () => {
  it("is by card, or by what is offered besides while cards are off", () => {
    expect(paymentDue(FACTS)).toBe(CREDIT_CARD.name);
    expect(paymentDue({ ...FACTS, cardsOff: true, methods: ["invoice"] })).toBe("invoice");
  });

  it("is nothing while cards are off and nothing else is offered, unless a gift card or credit pays it all", () => {
    expect(paymentDue({ ...FACTS, cardsOff: true, methods: [] })).toBe("cards-off");
    expect(paymentDue({ ...FACTS, cardsOff: true, methods: [], totalWithTipCents: 0 })).toBe("nothing");
    expect(paymentDue({ ...FACTS, methods: [] })).toBe("closed");
  });

  it("of a suite is the tab, which needs no card now", () => {
    const suite = { isEventDay: true, hasSavedCard: false };
    expect(paymentDue({ ...FACTS, cardsOff: true, methods: [], suite })).toBe("tab");
    expect(paymentDue({ ...FACTS, cardsOff: true, methods: [], suite: { ...suite, isEventDay: false } })).toBe(
      "cards-off",
    );
  });
});
