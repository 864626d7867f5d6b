import {
  anOrderToCost,
  aPricedLine,
  aResolvedLine,
  charge,
  dollars,
  HST,
  NO_TAX,
  pricedFor,
  someBillSettings,
  someOrders,
  someTip,
  taxes,
  type UnpricedOrder,
} from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import { computeBill, computeCosts } from "./compute-costs.ts";
import type { Costs, OrderToCost } from "./costs.ts";

// Goal: the invariants of every bill. Method: fast-check generates whole orders with nested choices, member
// prices, discounts, charges, several tax rates, inclusive prices and rebates, and shrinks each counterexample.

const MEMBER_PROMOS = ["GOLD"];
const RUNS = { numRuns: 300 };
const everyOrder = someOrders({ withRebate: true });
const everyBill = everyOrder.map((order) => pricedFor(order, MEMBER_PROMOS));

function forEveryBill(check: (order: OrderToCost, costs: Costs) => void) {
  fc.assert(
    fc.property(everyBill, (order) => check(order, computeCosts(order))),
    RUNS,
  );
}

const chargesOf = ({ serviceCharge, deliveryCharge }: Costs) =>
  (serviceCharge?.amountCents ?? 0) + (deliveryCharge?.amountCents ?? 0);

describe("Every bill", () => {
  it("has brackets that sum to its taxes, of tax 1 and tax 2", () => {
    forEveryBill((_, { taxBrackets, taxInfo, taxesCents }) => {
      expect(sumCents(taxBrackets.map(({ tax1 }) => tax1.amountCents))).toBe(taxInfo.tax1Cents);
      expect(sumCents(taxBrackets.map(({ tax2 }) => tax2.amountCents))).toBe(taxInfo.tax2Cents);
      expect(taxInfo.tax1Cents + taxInfo.tax2Cents).toBe(taxesCents);
    });
  });

  it("has brackets that contain every taxed cent once", () => {
    forEveryBill((order) => {
      const { costs, totals } = computeBill(order);
      const held = sumCents(totals.brackets.flatMap(({ amounts }) => amounts.map(({ netCents }) => netCents)));
      const bases = sumCents(costs.taxBrackets.map(({ baseCents }) => baseCents));
      expect(bases).toBe(order.settings.taxInclusive ? held - costs.taxesCents : held);
      expect(held).toBeLessThanOrEqual(costs.subtotalDiscountedCents + chargesOf(costs));
    });
  });

  it("has lines that are the sum of their parts, and a subtotal that is the sum of its lines", () => {
    forEveryBill(({ lines }, { subtotalCents, memberDiscount }) => {
      for (const line of lines) {
        expect(sumCents(line.parts.map((part) => part.amountCents))).toBe(line.orderPriceCents);
        expect(sumCents(line.parts.map((part) => part.memberAmountCents))).toBe(line.memberOrderPriceCents);
      }
      expect(sumCents(lines.map((line) => line.orderPriceCents))).toBe(subtotalCents);
      const memberSubtotal = sumCents(lines.map((line) => line.memberOrderPriceCents));
      expect(subtotalCents - memberSubtotal).toBe(memberDiscount.preTaxCents);
    });
  });

  it("allocates its discount so that the shares sum to it and none exceeds its part", () => {
    forEveryBill((order) => {
      const { costs, totals } = computeBill(order);
      expect(sumCents(totals.parts.map((part) => part.discountCents))).toBe(costs.discount?.amountCents ?? 0);
      expect(sumCents(totals.parts.map((part) => part.netCents))).toBe(costs.subtotalDiscountedCents);
      expect(totals.parts.every((part) => part.discountCents >= 0 && part.netCents >= 0)).toBe(true);
    });
  });

  it("adds up: total, total without taxes and total with tip", () => {
    forEveryBill(({ settings }, costs) => {
      const { subtotalCents, memberDiscount, discount, subtotalDiscountedCents, taxesCents, totalCents } = costs;
      const taken = memberDiscount.preTaxCents + (discount?.amountCents ?? 0);
      expect(subtotalDiscountedCents).toBe(subtotalCents - taken);
      const addedTaxes = settings.taxInclusive ? 0 : taxesCents;
      expect(totalCents).toBe(subtotalDiscountedCents + chargesOf(costs) + addedTaxes);
      expect(costs.totalWithoutTaxesCents).toBe(totalCents - taxesCents);
      const tendered = (costs.points?.amountCents ?? 0) + (costs.voucher?.amountCents ?? 0);
      const paid = (costs.tip?.amountCents ?? 0) - tendered;
      expect(costs.totalWithTipCents).toBe(totalCents + paid);
    });
  });

  it("has no negative amount, except a member's saving in the corner cases below", () => {
    forEveryBill((_, { memberDiscount, ...costs }) => {
      expect(memberDiscount.preTaxCents).toBeGreaterThanOrEqual(0);
      for (const amount of amountsIn(costs)) expect(amount).toBeGreaterThanOrEqual(0);
    });
  });

  it("is the same for the same order, which it does not change", () => {
    forEveryBill((order, costs) => {
      const before = structuredClone(order);
      expect(computeCosts(order)).toEqual(costs);
      expect(order).toEqual(before);
    });
  });

  it("lets a gift card lower only the amount due", () => {
    forEveryBill((order, { voucher, totalWithTipCents, ...costs }) => {
      const { voucher: none, totalWithTipCents: due, ...without } = computeCosts({ ...order, voucher: null });
      expect(none).toBeNull();
      expect(costs).toEqual(without);
      expect(totalWithTipCents).toBe(due - (voucher?.amountCents ?? 0));
    });
  });
});

describe("Points", () => {
  const STEP = { stepPoints: 100, stepCents: dollars("5.00"), minimumPoints: 100 };
  const poutine = () => aPricedLine(aResolvedLine({ priceCents: dollars("12.00") }));
  const spending = (points: number, but: Partial<OrderToCost> = {}, spends = STEP) =>
    computeCosts(
      anOrderToCost({
        settings: someBillSettings({ taxRate: HST }),
        lines: [poutine()],
        points: { points, spending: spends },
        ...but,
      }),
    );

  it("pay whole steps of the total, before the gift card, and lower no tax", () => {
    const { points, taxesCents, totalCents, totalWithTipCents } = spending(250);
    expect({ points, taxesCents, totalCents, totalWithTipCents }).toEqual({
      points: { points: 200, amountCents: 1000 },
      taxesCents: 156,
      totalCents: 1356,
      totalWithTipCents: 356,
    });
    const { voucher } = spending(250, { voucher: { code: "GIFT", balanceCents: dollars("50.00") } });
    expect(voucher?.amountCents).toBe(356);
  });

  it("pay at most the total, never the tip, and nothing below the minimum", () => {
    const tipped = spending(900, { tip: { type: "dollar", amountCents: dollars("20.00") } });
    expect(tipped.points).toEqual({ points: 200, amountCents: 1000 });
    expect(tipped.totalWithTipCents).toBe(2356);
    expect(spending(99).points).toEqual({ points: 0, amountCents: 0 });
    expect(spending(250, {}, { ...STEP, minimumPoints: 300 }).points).toEqual({ points: 0, amountCents: 0 });
  });

  it("change no other amount of any bill", () => {
    forEveryBill((order, { points, voucher, totalWithTipCents, ...costs }) => {
      const {
        points: none,
        voucher: other,
        totalWithTipCents: due,
        ...without
      } = computeCosts({ ...order, points: null });
      expect(none).toBeNull();
      expect(costs).toEqual(without);
      expect(points?.amountCents ?? 0).toBeLessThanOrEqual(costs.totalCents);
      const paid = (points?.amountCents ?? 0) + (voucher?.amountCents ?? 0) + totalWithTipCents;
      expect(paid).toBe((other?.amountCents ?? 0) + due);
    });
  });
});

describe("Tips", () => {
  it("a higher tip never lowers what is due, and never changes the total", () => {
    fc.assert(
      fc.property(everyBill, someTip(), someTip(), (order, one, other) => {
        const bills = [one, other].map((tip) => computeCosts({ ...order, tip }));
        bills.sort((a, b) => (a.tip?.amountCents ?? 0) - (b.tip?.amountCents ?? 0));
        const [lower, higher] = bills;
        expect(higher?.totalWithTipCents).toBeGreaterThanOrEqual(lower?.totalWithTipCents ?? 0);
        expect(higher?.totalCents).toBe(lower?.totalCents);
      }),
      RUNS,
    );
  });
});

describe("The order of lines", () => {
  it("does not change the total if all parts have one pair of rates", () => {
    fc.assert(
      fc.property(someOrders(), fc.nat(), (order, seed) => {
        const { lines, ...rest } = atOneRate(pricedFor(order, MEMBER_PROMOS), order.settings.taxRate);
        const moved = lines
          .map((_, index) => lines[(index + seed) % lines.length] ?? lines[0])
          .filter((line) => !!line);
        const { lines: _, ...costs } = computeCosts({ ...rest, lines });
        expect(computeCosts({ ...rest, lines: moved })).toMatchObject(costs);
      }),
      RUNS,
    );
  });
});

describe("A member", () => {
  const compare = (orders: fc.Arbitrary<UnpricedOrder>, check: (member: Costs, guest: Costs) => void) =>
    fc.assert(
      fc.property(orders, (order) =>
        check(computeCosts(pricedFor(order, MEMBER_PROMOS)), computeCosts(pricedFor(order, []))),
      ),
      RUNS,
    );

  const neverPaysMore = (member: Costs, guest: Costs) => {
    expect(member.totalCents).toBeLessThanOrEqual(guest.totalCents);
  };

  it("never pays more than a guest before taxes", () => {
    compare(everyOrder, (member, guest) => {
      expect(member.subtotalCents).toBe(guest.subtotalCents);
      expect(member.subtotalDiscountedCents).toBeLessThanOrEqual(guest.subtotalDiscountedCents);
      expect(chargesOf(member)).toBeLessThanOrEqual(chargesOf(guest));
    });
  });

  it("sees exactly the saving by member prices", () => {
    compare(everyOrder, (member, guest) => {
      expect(member.memberDiscount.amountCents).toBe(guest.totalCents - member.totalCents);
      expect(guest.memberDiscount).toEqual({ preTaxCents: 0, amountCents: 0 });
    });
  });

  it("never pays more than a guest after taxes, without a discount code and a rebate", () => {
    compare(
      someOrders().map((order) => ({ ...order, discount: null })),
      neverPaysMore,
    );
  });

  it("never pays more than a guest with tax-inclusive prices, whatever else the bill has", () => {
    compare(
      everyOrder.map((order) => ({ ...order, settings: { ...order.settings, taxInclusive: true } })),
      neverPaysMore,
    );
  });

  // The next two tests document results of the bill's own steps: a member's saving can be negative.

  it("may pay a cent more if the discount's allocation moves a cent from an untaxed part to a taxed one", () => {
    const taxed = aResolvedLine({ priceCents: cents(21), taxRate: taxes("0.15") });
    const untaxed = aResolvedLine(
      { priceCents: cents(4), memberPriceCents: cents(1), promos: MEMBER_PROMOS, taxRate: NO_TAX },
      { orderId: 2 },
    );
    const discount = { code: "SAVE", setting: charge("84%") };
    const lines = [taxed, untaxed].map((line) => aPricedLine(line, { memberPromos: MEMBER_PROMOS }));
    // At regular prices 0.03 taxed and 0.01 untaxed remain. At member prices 0.04 taxed remain, whose tax of 0.006
    // rounds to a cent.
    expect(computeCosts(anOrderToCost({ lines, discount })).memberDiscount.amountCents).toBe(-1);
  });

  it("may pay more if a member price brings untaxed food below the rebate's limit, whose rates are higher", () => {
    const settings = someBillSettings({ taxRebate: { maxAmountCents: dollars("4.00"), taxRate: taxes("0.05") } });
    const muffin = aResolvedLine({
      priceCents: dollars("4.10"),
      memberPriceCents: dollars("4.00"),
      promos: MEMBER_PROMOS,
      taxRate: NO_TAX,
    });
    const lines = [aPricedLine(muffin, { memberPromos: MEMBER_PROMOS, taxRate: HST })];
    // At regular prices the total is 4.10 without tax; at member prices it is 4.00 plus the rebate's tax of 5 %.
    expect(computeCosts(anOrderToCost({ settings, lines })).memberDiscount.amountCents).toBe(-10);
  });
});

/** Returns the same order with the given tax rate on every part. */
function atOneRate(order: OrderToCost, taxRate: TaxRate): OrderToCost {
  const lines = order.lines.map((line) => ({ ...line, parts: line.parts.map((part) => ({ ...part, taxRate })) }));
  return { ...order, lines };
}

/** Returns every amount in cents within a value, at any depth. */
function amountsIn(value: unknown, key = ""): Cents[] {
  if (typeof value === "number") return key.endsWith("Cents") ? [cents(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, key));
}
