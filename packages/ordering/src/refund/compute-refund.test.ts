import {
  aChoice,
  anOrderToCost,
  aPricedLine,
  aResolvedLine,
  charge,
  dollars,
  GST_AND_QST,
  HST,
  NO_TAX,
  pricedFor,
  rate,
  someBillSettings,
  someOrders,
} from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeCosts } from "../costs/compute-costs.ts";
import type { OrderToCost } from "../costs/costs.ts";
import { explainCosts } from "../costs/explain-costs.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import { computeRefund, type Refund, type RefundAsked, type TenderToRefund } from "./compute-refund.ts";
import { splitBill } from "./refundable-bill.ts";

/** An order and the quantity of each of its lines. */
type Placed = { readonly order: OrderToCost; readonly quantities: readonly number[] };
const billOf = ({ order, quantities }: Placed) =>
  splitBill(
    explainCosts(order),
    order.lines.map(({ orderId }, index) => ({ orderId, quantity: quantities[index] ?? 1 })),
  );

/** Returns the tenders of an order, in sequence: a gift card, points, a card. */
function tendersOf({ order }: Placed): TenderToRefund[] {
  const { totalWithTipCents, voucher, points } = computeCosts(order);
  const tender = (amountCents: Cents | undefined, isInProportion = false) => ({
    amountCents: amountCents ?? cents(0),
    backCents: cents(0),
    isInProportion,
  });
  return [tender(voucher?.amountCents), tender(points?.amountCents, true), tender(totalWithTipCents)];
}
const [GIFT_CARD, POINTS, CARD] = [0, 1, 2];
const shareOf = (refund: Refund, tender: number | undefined) => refund.shares[tender ?? 0] ?? 0;

/**
 * Computes several refunds of an order one after the other. Each refund reduces the tenders that the next one
 * starts from.
 */
function refundAll(placed: Placed, asked: readonly RefundAsked[]): (Refund | { readonly refused: object })[] {
  let tenders = tendersOf(placed);
  const made: RefundAsked[] = [];
  return asked.map((one) => {
    const refund = computeRefund(billOf(placed), made, one, tenders);
    if (isRefused(refund)) return refund;
    made.push(one);
    tenders = tenders.map((tender, index) => ({
      ...tender,
      backCents: cents(tender.backCents + shareOf(refund, index)),
    }));
    return refund;
  });
}
const ALL = { of: "all" } as const;
const lineOf = (orderId: number, quantity: number) => ({ of: "lines", lines: [{ orderId, quantity }] }) as const;

describe("A refund", () => {
  // bill#worked-example: two poutines with curds, 10 % off, 18 % service, 13 % HST, 15 % tip, a gift card with
  // 20.00: 38.26 in all.
  const poutine = aResolvedLine(
    { priceCents: dollars("12.50"), taxRate: HST },
    { choices: [aChoice({ priceCents: dollars("2.00"), taxRate: NO_TAX })] },
  );
  const order = anOrderToCost({
    settings: someBillSettings({ taxRate: HST, serviceCharge: charge("18%") }),
    lines: [aPricedLine({ ...poutine, line: { ...poutine.line, quantity: 2 } })],
    discount: { code: "TEN", setting: charge("10%") },
    tip: { type: "percentage", percentage: rate("15") },
    voucher: { code: "GIFT", balanceCents: dollars("20.00") },
  });
  const placed = { order, quantities: [2] };
  const [{ orderId } = { orderId: 0 }] = order.lines;

  it("of one portion of two returns half of the bill with its discount, charge, taxes and tip; the other returns the rest", () => {
    const [first, second, none] = refundAll(placed, [lineOf(orderId, 1), ALL, ALL]);
    expect(first).toEqual({
      totalCents: 1913,
      lines: [{ orderId, quantity: 1, cents: 1913 }],
      parts: [
        { part: "sales", cents: 1305 },
        { part: "service-charge", cents: 235 },
        { part: "tip", cents: 196 },
        { part: "tax1", rate: "0.13", cents: 177 },
      ],
      shares: [87, 0, 1826],
    });
    expect(second).toMatchObject({ totalCents: 1913, shares: [1913, 0, 0] });
    // One of two portions was left, so the receipt says one.
    expect(second).toMatchObject({ lines: [{ orderId, quantity: 1, cents: 1913 }] });
    expect(none).toEqual({ refused: { code: "nothing-left" } });
  });

  it("returns points in proportion to what they paid, so that they cannot become money", () => {
    const spending = { stepPoints: 100, stepCents: dollars("5.00"), minimumPoints: 100 };
    const withPoints = { ...placed, order: { ...order, voucher: null, points: { points: 200, spending } } };
    const [first, second] = refundAll(withPoints, [lineOf(orderId, 1), ALL]);
    expect(first).toMatchObject({ totalCents: 1913, shares: [0, 500, 1413] });
    expect(second).toMatchObject({ totalCents: 1913, shares: [0, 500, 1413] });
  });

  it("of a partly paid bill returns what was paid, and never more by a line or an amount", () => {
    // The bill is 38.26; the tender paid 10.00 of it and has refunded nothing.
    const tender = { amountCents: dollars("10.00"), backCents: cents(0), isInProportion: false };
    const back = (asked: RefundAsked) => computeRefund(billOf(placed), [], asked, [tender]);
    expect(back(ALL)).toMatchObject({ totalCents: 1000, shares: [1000] });
    for (const asked of [
      lineOf(orderId, 1),
      lineOf(orderId, 2),
      { of: "amount", amountCents: dollars("10.01") },
    ] as const)
      expect(back(asked)).toEqual({ refused: { code: "too-much", leftCents: 1000 } });
    expect(computeRefund(billOf(placed), [], ALL, [{ ...tender, backCents: dollars("10.00") }])).toEqual({
      refused: { code: "nothing-left" },
    });
  });

  it("of an amount takes a share of every part, and a line afterwards returns what is left of it", () => {
    const [amount, rest] = refundAll(placed, [{ of: "amount", amountCents: dollars("10.00") }, lineOf(orderId, 2)]);
    expect(amount).toMatchObject({ totalCents: 1000, lines: [{ quantity: 0, cents: 1000 }] });
    expect(rest).toMatchObject({ totalCents: 2826, shares: [2000, 0, 826] });
  });

  it("is refused above the remainder of a line or the bill, or for an unknown line", () => {
    const refusals = refundAll(placed, [
      lineOf(orderId, 3),
      lineOf(99, 1),
      { of: "amount", amountCents: dollars("38.27") },
      { of: "lines", lines: [lineOf(orderId, 1).lines[0], lineOf(orderId, 2).lines[0]] },
    ]);
    expect(refusals.map((answer) => "refused" in answer && answer.refused)).toEqual([
      { code: "too-many", orderId, leftQuantity: 2 },
      { code: "line-unknown", orderId: 99 },
      { code: "too-much", leftCents: 3826 },
      { code: "too-many", orderId, leftQuantity: 2 },
    ]);
  });

  it("of tax-inclusive prices includes the taxes", () => {
    const included = anOrderToCost({
      settings: someBillSettings({ taxRate: GST_AND_QST, taxInclusive: true, deliveryCharge: charge("5.00$") }),
      delivered: true,
      lines: [aPricedLine(poutine)],
    });
    const costs = computeCosts(included);
    const [refund] = refundAll({ order: included, quantities: [1] }, [ALL]);
    expect(refund).toMatchObject({ totalCents: costs.totalCents });
    const taxes = (refund as Refund).parts.filter(({ part }) => part.startsWith("tax"));
    expect(sumCents(taxes.map((one) => one.cents))).toBe(costs.taxesCents);
  });
});

describe("Any sequence of refunds of any bill", () => {
  const someUnpriced = someOrders({ withRebate: true }).filter(({ resolved }) => resolved.length > 0);
  const somePlaced: fc.Arbitrary<Placed> = someUnpriced.map((unpriced) => ({
    order: pricedFor(unpriced, ["GOLD"]),
    quantities: unpriced.resolved.map(({ line }) => line.quantity),
  }));
  const someAsked = fc.array(
    fc.oneof(
      fc.record({ line: fc.nat(9), quantity: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 4000 }) }),
    ),
    { maxLength: 6 },
  );
  /** Builds requests for refunds of an amount or of lines of the order. */
  const askedOf = ({ order }: Placed, asked: readonly object[]): RefundAsked[] =>
    asked.map((one) => {
      if ("cents" in one) return { of: "amount", amountCents: cents(Number(one.cents)) };
      const { line, quantity } = one as { line: number; quantity: number };
      return lineOf(order.lines[line % order.lines.length]?.orderId ?? 0, quantity);
    });

  it("sums to the whole: to each means' payment, and to every part of the bill", () => {
    fc.assert(
      fc.property(somePlaced, someAsked, (placed, asked) => {
        const costs = computeCosts(placed.order);
        const refunds = refundAll(placed, [...askedOf(placed, asked), ALL]).filter(
          (one): one is Refund => !isRefused(one),
        );
        const sum = (of: (refund: Refund) => number) => refunds.reduce((whole, one) => whole + of(one), 0);
        const part = (name: string) => (refund: Refund) =>
          sumCents(refund.parts.filter((one) => one.part === name).map((one) => one.cents));
        expect(sum((one) => shareOf(one, CARD))).toBe(costs.totalWithTipCents);
        expect(sum((one) => shareOf(one, GIFT_CARD))).toBe(costs.voucher?.amountCents ?? 0);
        expect(sum((one) => shareOf(one, POINTS))).toBe(costs.points?.amountCents ?? 0);
        expect(sum(part("tip"))).toBe(costs.tip?.amountCents ?? 0);
        expect(sum(part("tax1"))).toBe(costs.taxInfo.tax1Cents);
        expect(sum(part("tax2"))).toBe(costs.taxInfo.tax2Cents);
      }),
    );
  });

  it("equals the sums of its lines and parts, none negative, and leaves nothing", () => {
    fc.assert(
      fc.property(somePlaced, someAsked, (placed, asked) => {
        const answers = refundAll(placed, [...askedOf(placed, asked), ALL, ALL]);
        for (const refund of answers.filter((one): one is Refund => !isRefused(one))) {
          expect(sumCents(refund.lines.map((one) => one.cents))).toBe(refund.totalCents);
          expect(sumCents(refund.parts.map((one) => one.cents))).toBe(refund.totalCents);
          expect(sumCents(refund.shares)).toBe(refund.totalCents);
          for (const { cents: amount } of [...refund.parts, ...refund.lines]) expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(answers.at(-1)).toEqual({ refused: { code: "nothing-left" } });
      }),
    );
  });

  it("by line has the same sum in any sequence", () => {
    fc.assert(
      fc.property(somePlaced, (placed) => {
        const byLine = placed.order.lines.map(({ orderId }, index) => lineOf(orderId, placed.quantities[index] ?? 1));
        const amounts = (asked: readonly RefundAsked[]) =>
          refundAll(placed, asked).flatMap((one) => (isRefused(one) ? [] : one.lines));
        const key = (one: { orderId: number }) => one.orderId;
        const sorted = (asked: readonly RefundAsked[]) => amounts(asked).sort((one, other) => key(one) - key(other));
        expect(sorted([...byLine].reverse())).toEqual(sorted(byLine));
      }),
    );
  });
});
