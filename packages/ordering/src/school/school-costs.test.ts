import { anOrderToCost, dollars, pricedFor, someOrders } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeCosts } from "../costs/compute-costs.ts";
import { computeSchoolCosts } from "./school-costs.ts";

const MONDAY = "2026-11-23";
const TUESDAY = "2026-11-24";

/** Generates orders with their lines spread over three dates by line number. */
const someCarts = someOrders().map((unpriced) => ({
  order: pricedFor(unpriced, []),
  dateOf: (orderId: number) => `2026-11-2${3 + (orderId % 3)}`,
}));

describe("The costs of a school's cart", () => {
  it("are a single order's if all of it is of one date", () => {
    fc.assert(
      fc.property(someCarts, ({ order }) => {
        expect(computeSchoolCosts(order, () => MONDAY).whole).toEqual(computeCosts(order));
      }),
    );
  });

  it("sum to the payment, whatever the tip, the code and the gift card", () => {
    fc.assert(
      fc.property(someCarts, ({ order, dateOf }) => {
        const { days, whole } = computeSchoolCosts(order, dateOf);
        const sum = days.reduce((all, { costs }) => all + costs.totalWithTipCents, 0);
        expect(whole.totalWithTipCents).toBe(sum);
        const { subtotalDiscountedCents, taxesCents, serviceCharge, deliveryCharge, totalCents } = whole;
        const charges = (serviceCharge?.amountCents ?? 0) + (deliveryCharge?.amountCents ?? 0);
        const added = order.settings.taxInclusive ? 0 : taxesCents;
        expect(totalCents).toBe(subtotalDiscountedCents + charges + added);
        expect(whole.voucher?.amountCents ?? 0).toBeLessThanOrEqual(order.voucher?.balanceCents ?? 0);
      }),
    );
  });

  it("apply a tip and a discount in dollars once; a gift card pays the dates in turn", () => {
    const [line] = anOrderToCost().lines;
    if (!line) throw new Error("an order has a line");
    const lines = [line, { ...line, orderId: 2 }];
    const order = anOrderToCost({
      lines,
      tip: { type: "dollar", amountCents: dollars("2.00") },
      voucher: { code: "GIFT", balanceCents: dollars("20.00") },
    });
    const { days, whole } = computeSchoolCosts(order, (orderId) => (orderId === 1 ? TUESDAY : MONDAY));
    expect(days.map(({ key, costs }) => [key, costs.tip?.amountCents ?? 0])).toEqual([
      [MONDAY, 200],
      [TUESDAY, 0],
    ]);
    expect(whole.voucher).toMatchObject({ balanceCents: 2000, amountCents: 2000 });
    const [monday, tuesday] = days.map(({ costs }) => costs.voucher?.amountCents ?? 0);
    expect((monday ?? 0) + (tuesday ?? 0)).toBe(2000);
  });
});
