import {
  aChoice,
  anOrderToCost,
  aPricedLine,
  aResolvedLine,
  charge,
  dollars,
  HST,
  NO_TAX,
  pricedFor,
  rate,
  someBillSettings,
  someOrders,
  taxes,
} from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, sumCents } from "../money/cents.ts";
import { computeCosts } from "./compute-costs.ts";
import type { Costs } from "./costs.ts";
import { explainCosts } from "./explain-costs.ts";
import type { CostsRule, ExplainedAmount } from "./explanation.ts";

const memberOf = { memberPromos: ["GOLD"] };

describe("A bill's explanation", () => {
  const poutine = aResolvedLine(
    { priceCents: dollars("8.00"), memberPriceCents: dollars("7.00"), promos: ["GOLD"], taxRate: NO_TAX },
    {
      choices: [
        aChoice({ priceCents: dollars("3.00"), taxRate: HST }),
        aChoice({ name: "Gravy", priceCents: dollars("0.00") }),
      ],
    },
  );
  const order = anOrderToCost({
    settings: someBillSettings({
      serviceCharge: charge("10%"),
      taxRebate: { maxAmountCents: dollars("4.00"), taxRate: taxes("0.05") },
    }),
    lines: [aPricedLine(poutine, memberOf)],
    discount: { code: "SAVE", setting: charge("50%") },
    tip: { type: "percentage", percentage: rate("20") },
    voucher: { code: "GIFT", balanceCents: dollars("1.00") },
  });
  const explained = explainCosts(order);
  const ruleOf = (rule: CostsRule) => explained.find((amount) => amount.rule === rule);

  it("is in the order of the bill's steps", () => {
    const steps = explained.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });

  it("names the parts with a member price", () => {
    expect(ruleOf("member-price")).toMatchObject({
      step: 2,
      amountCents: 100,
      madeOf: [{ from: "part", orderId: 1, kind: "unit", name: "Poutine", cents: 100 }],
    });
  });

  it("shows the discount's allocation", () => {
    expect(ruleOf("discount")).toMatchObject({ amountCents: 500, basisCents: 1000, derivation: { by: "setting" } });
    expect(ruleOf("discount-spread")?.madeOf).toMatchObject([
      { name: "Poutine", cents: 350 },
      { name: "Cheese curds", cents: 150 },
    ]);
  });

  it("says that the rebate did not apply, and by how much", () => {
    expect(ruleOf("tax-rebate")).toMatchObject({
      step: 6,
      amountCents: 500,
      derivation: { by: "rebate-limit", maxAmountCents: 400, applied: false },
    });
  });

  it("lists a tax bracket's parts, and the source of their rate", () => {
    expect(ruleOf("tax-bracket")).toMatchObject({
      step: 7,
      amountCents: 26,
      basisCents: 200,
      madeOf: [
        { from: "part", name: "Cheese curds", cents: 150, taxRateFrom: "value" },
        { from: "amount", rule: "service-charge", cents: 50 },
      ],
      derivation: { by: "taxes", tax1Cents: 26, tax2Cents: 0, included: false },
    });
  });

  it("lists the parts with the rebate's rates if it applies", () => {
    const small = explainCosts({ ...order, discount: { code: "SAVE", setting: charge("80%") } });
    expect(small.find(({ rule }) => rule === "tax-rebate")?.derivation).toMatchObject({ applied: true });
    const brackets = small.filter(({ rule }) => rule === "tax-bracket");
    expect(brackets.map(({ madeOf }) => madeOf)).toMatchObject([
      [{ rule: "service-charge", cents: 20 }],
      [
        { name: "Poutine", cents: 140, taxRateFrom: "tax-rebate" },
        { name: "Cheese curds", cents: 60, taxRateFrom: "tax-rebate" },
      ],
    ]);
  });

  it("names the basis of the tip and the gift card", () => {
    expect(ruleOf("tip")).toMatchObject({ amountCents: 100, basisCents: 500 });
    expect(ruleOf("voucher")).toMatchObject({ amountCents: 100, derivation: { by: "balance", balanceCents: 100 } });
  });

  it("omits rules that did not apply", () => {
    const rules = explainCosts(anOrderToCost()).map(({ rule }) => rule);
    expect(rules).toEqual(["subtotal", "subtotal-discounted", "tax-bracket", "taxes", "total", "total-with-tip"]);
  });
});

describe("Every explanation", () => {
  const everyBill = someOrders({ withRebate: true }).map((order) => pricedFor(order, ["GOLD"]));

  it("has exactly the amounts of the costs", () => {
    fc.assert(
      fc.property(everyBill, (order) => {
        const costs = computeCosts(order);
        for (const { rule, amountCents } of explainCosts(order)) {
          const known = amountOf(costs, rule);
          if (known !== null) expect(amountCents, rule).toBe(known);
        }
      }),
    );
  });

  it("has contributions that sum to its basis, which is the amount unless a rule says otherwise", () => {
    fc.assert(
      fc.property(everyBill, (order) => {
        for (const { madeOf, basisCents, amountCents, derivation } of explainCosts(order)) {
          expect(sumCents(madeOf.map((contribution) => contribution.cents))).toBe(basisCents);
          if (derivation === null) expect(basisCents).toBe(amountCents);
        }
      }),
    );
  });

  it("has brackets that sum to the taxes", () => {
    fc.assert(
      fc.property(everyBill, (order) => {
        const brackets = explainCosts(order).filter(({ rule }: ExplainedAmount) => rule === "tax-bracket");
        expect(sumCents(brackets.map(({ amountCents }) => amountCents))).toBe(computeCosts(order).taxesCents);
      }),
    );
  });
});

/** Returns the amount of the costs that a rule explains; null for a rule without a field of its own. */
function amountOf(costs: Costs, rule: CostsRule): number | null {
  const none = cents(0);
  const amounts: Record<CostsRule, number | null> = {
    subtotal: costs.subtotalCents,
    "member-price": costs.memberDiscount.preTaxCents,
    discount: costs.discount?.amountCents ?? none,
    "subtotal-discounted": costs.subtotalDiscountedCents,
    "discount-spread": costs.discount?.amountCents ?? none,
    "service-charge": costs.serviceCharge?.amountCents ?? none,
    "delivery-charge": costs.deliveryCharge?.amountCents ?? none,
    "tax-rebate": null,
    "tax-bracket": null,
    taxes: costs.taxesCents,
    total: costs.totalCents,
    "member-saving": costs.memberDiscount.amountCents,
    tip: costs.tip?.amountCents ?? none,
    points: costs.points?.amountCents ?? none,
    voucher: costs.voucher?.amountCents ?? none,
    "total-with-tip": costs.totalWithTipCents,
  };
  return amounts[rule];
}
