import { type Cents, cents, sumCents } from "../money/cents.ts";
import { computeBill, type TaxedCharge, type Totals } from "./compute-costs.ts";
import type { Costs, OrderToCost } from "./costs.ts";
import {
  type AmountContribution,
  COSTS_RULE_STEPS,
  type CostsExplanation,
  type CostsRule,
  type Derivation,
  type ExplainedAmount,
  type PartContribution,
} from "./explanation.ts";
import type { PricedPart } from "./priced-line.ts";
import type { TaxedPart } from "./tax-rebate.ts";
import type { FilledBracket } from "./taxes.ts";

/**
 * Explains each amount of a bill: its rule, and the parts and amounts that it consists of. bill#explanation.
 */
export function explainCosts(order: OrderToCost): CostsExplanation {
  const { costs, totals } = computeBill(order);
  return [
    ...explainSubtotal(order, costs),
    ...explainDiscount(costs, totals),
    ...explainCharges(costs),
    ...explainTaxes(order, totals),
    ...explainTotal(order, costs),
    ...explainPayment(costs),
  ];
}

/** Explains the subtotal and the member prices: bill#step-1, bill#step-2. */
function explainSubtotal({ lines }: OrderToCost, { subtotalCents, memberDiscount }: Costs): ExplainedAmount[] {
  const parts = lines.flatMap(({ orderId, parts }) => parts.map((part) => ({ orderId, part })));
  const subtotal = explain(
    "subtotal",
    subtotalCents,
    parts.map(({ orderId, part }) => fromPart(orderId, part, part.amountCents)),
  );
  if (memberDiscount.preTaxCents === 0) return [subtotal];
  const reduced = parts
    .map(({ orderId, part }) => fromPart(orderId, part, cents(part.amountCents - part.memberAmountCents)))
    .filter((contribution) => contribution.cents !== 0);
  return [subtotal, explain("member-price", memberDiscount.preTaxCents, reduced)];
}

/** Explains the discount and its allocation to the parts: bill#step-3, bill#step-4. */
function explainDiscount(costs: Costs, { parts }: Totals): ExplainedAmount[] {
  const { subtotalCents, memberDiscount, discount, subtotalDiscountedCents } = costs;
  const beforeDiscount = [
    fromAmount("subtotal", subtotalCents),
    lessAmount("member-price", memberDiscount.preTaxCents),
  ];
  const subtotalDiscounted = (discountCents: Cents) =>
    explain("subtotal-discounted", subtotalDiscountedCents, [...beforeDiscount, lessAmount("discount", discountCents)]);
  if (!discount) return [subtotalDiscounted(cents(0))];
  const shares = parts
    .filter(({ discountCents }) => discountCents !== 0)
    .map(({ orderId, part, discountCents }) => fromPart(orderId, part, discountCents));
  return [
    explain("discount", discount.amountCents, beforeDiscount, { by: "setting", setting: discount.setting }),
    subtotalDiscounted(discount.amountCents),
    explain("discount-spread", discount.amountCents, shares),
  ];
}

/** Explains the charges: bill#step-5. */
function explainCharges({ subtotalDiscountedCents, serviceCharge, deliveryCharge }: Costs): ExplainedAmount[] {
  const on = [fromAmount("subtotal-discounted", subtotalDiscountedCents)];
  const explained: ExplainedAmount[] = [];
  for (const [rule, charge] of [
    ["service-charge", serviceCharge],
    ["delivery-charge", deliveryCharge],
  ] as const) {
    if (charge) explained.push(explain(rule, charge.amountCents, on, { by: "setting", setting: charge.setting }));
  }
  return explained;
}

/** Explains the rebate and the taxes: bill#step-6, bill#step-7. A rebate that was not applied is explained too. */
function explainTaxes({ settings }: OrderToCost, { parts, rebate, brackets, taxesCents }: Totals): ExplainedAmount[] {
  const explained: ExplainedAmount[] = [];
  if (rebate && settings.taxRebate) {
    const eligible = parts
      .filter(({ part, netCents }) => part.rebateEligible && netCents !== 0)
      .map(({ orderId, part, netCents }) => fromPart(orderId, part, netCents));
    const { maxAmountCents } = settings.taxRebate;
    explained.push(
      explain("tax-rebate", rebate.eligibleCents, eligible, {
        by: "rebate-limit",
        maxAmountCents,
        applied: rebate.applied,
      }),
    );
  }
  for (const bracket of brackets) explained.push(explainBracket(bracket, settings.taxInclusive));
  const sums = brackets.map((bracket) => fromAmount("tax-bracket", taxOf(bracket)));
  return [...explained, explain("taxes", taxesCents, sums)];
}

function explainBracket(bracket: FilledBracket<TaxedPart | TaxedCharge>, included: boolean): ExplainedAmount {
  const { tax1, tax2, amounts } = bracket;
  const contributions = amounts.map((amount) =>
    "charge" in amount
      ? fromAmount(amount.charge, amount.netCents)
      : fromPart(amount.orderId, amount.part, amount.netCents, amount.taxRateFrom),
  );
  return explain("tax-bracket", taxOf(bracket), contributions, {
    by: "taxes",
    taxRate: { tax1: tax1.rate, tax2: tax2.rate },
    tax1Cents: tax1.amountCents,
    tax2Cents: tax2.amountCents,
    included,
  });
}

/** Explains the total and the member's saving: bill#step-8, bill#step-9. */
function explainTotal({ settings }: OrderToCost, costs: Costs): ExplainedAmount[] {
  const { totalCents, memberDiscount } = costs;
  const summands = [
    fromAmount("subtotal-discounted", costs.subtotalDiscountedCents),
    fromAmount("service-charge", costs.serviceCharge?.amountCents ?? cents(0)),
    fromAmount("delivery-charge", costs.deliveryCharge?.amountCents ?? cents(0)),
    fromAmount("taxes", settings.taxInclusive ? cents(0) : costs.taxesCents),
  ];
  const total = explain("total", totalCents, summands);
  if (memberDiscount.preTaxCents === 0) return [total];
  const atRegularPrices = cents(totalCents + memberDiscount.amountCents);
  return [
    total,
    explain("member-saving", memberDiscount.amountCents, [
      { from: "amount", rule: "total-at-regular-prices", cents: atRegularPrices },
      lessAmount("total", totalCents),
    ]),
  ];
}

/** Explains the tip, points, gift card and amount to pay: bill#step-10, bill#step-11, bill#step-12. */
function explainPayment(costs: Costs): ExplainedAmount[] {
  const { subtotalDiscountedCents, totalCents, tip, points, voucher, totalWithTipCents } = costs;
  const due = [
    fromAmount("total", totalCents),
    fromAmount("tip", tip?.amountCents ?? cents(0)),
    lessAmount("points", points?.amountCents ?? cents(0)),
  ];
  const explained: ExplainedAmount[] = [];
  if (tip) {
    const on = [fromAmount("subtotal-discounted", subtotalDiscountedCents)];
    explained.push(explain("tip", tip.amountCents, on, { by: "setting", setting: tip.choice }));
  }
  if (points) {
    const on = [fromAmount("total", totalCents)];
    explained.push(explain("points", points.amountCents, on, { by: "points", points: points.points }));
  }
  if (voucher) {
    const { code, balanceCents } = voucher;
    explained.push(explain("voucher", voucher.amountCents, due, { by: "balance", code, balanceCents }));
  }
  const paid = lessAmount("voucher", voucher?.amountCents ?? cents(0));
  return [...explained, explain("total-with-tip", totalWithTipCents, [...due, paid])];
}

function explain(
  rule: CostsRule,
  amountCents: Cents,
  contributions: readonly (PartContribution | AmountContribution)[],
  derivation: Derivation | null = null,
): ExplainedAmount {
  const madeOf = contributions.filter((contribution) => contribution.cents !== 0);
  const basisCents = sumCents(madeOf.map((contribution) => contribution.cents));
  return { rule, step: COSTS_RULE_STEPS[rule], amountCents, basisCents, madeOf, derivation };
}

function fromPart(
  orderId: number,
  { kind, itemId, valueId, name }: PricedPart,
  partCents: Cents,
  taxRateFrom: PartContribution["taxRateFrom"] = null,
): PartContribution {
  return { from: "part", orderId, kind, itemId, valueId, name, cents: partCents, taxRateFrom };
}

function fromAmount(rule: CostsRule, amountCents: Cents): AmountContribution {
  return { from: "amount", rule, cents: amountCents };
}

function lessAmount(rule: CostsRule, amountCents: Cents): AmountContribution {
  return fromAmount(rule, cents(-amountCents));
}

function taxOf({ tax1, tax2 }: FilledBracket<TaxedPart | TaxedCharge>): Cents {
  return cents(tax1.amountCents + tax2.amountCents);
}
