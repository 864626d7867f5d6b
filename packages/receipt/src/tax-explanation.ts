import type { OrderData } from "@comptoir/contract";
import { formatList, formatMoney, m } from "@comptoir/messages";
import { type CostsData, type ExplainedAmount, formatRate, isZeroRate, type Rate } from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";
import { percentOfRate, taxName } from "./tax-names.ts";

/** One tax of a bill with its reason: "HST 13% on $34.50", and what that amount is made of. */
export type ExplainedTax = {
  readonly key: string;
  readonly words: string;
  readonly cents: number;
  /** The dishes and charges that were taxed; empty where that is not known yet. */
  readonly madeOf: string;
};

/**
 * Says of each tax at which rate and on what it was charged, out of the order's own explanation. Dishes are named as the
 * receipt names them. bill#explanation, bill#step-7.
 */
export function explainTaxes(
  { explanation, items, costs }: Pick<OrderData, "explanation" | "items" | "costs">,
  province: string | null,
): readonly ExplainedTax[] {
  const nameOfLine = new Map(items.map(({ orderId, name }) => [orderId, name]));
  return explanation.flatMap((amount, index): ExplainedTax[] => {
    if (amount.derivation?.by !== "taxes") return [];
    const { taxRate, tax1Cents, tax2Cents } = amount.derivation;
    const madeOf = formatList(wordsOfParts(amount, nameOfLine, costs.serviceCharge.label));
    const explain = (tax: "tax1" | "tax2", rate: Rate, cents: number): ExplainedTax[] =>
      isZeroRate(rate) && cents === 0
        ? []
        : [
            {
              key: `${index}.${tax}`,
              words: m.bill_tax_on({
                tax: taxName(tax, formatRate(rate), province),
                rate: percentOfRate(formatRate(rate)),
                base: formatMoney(taxedBase(amount)),
              }),
              cents,
              madeOf,
            },
          ];
    return [...explain("tax1", taxRate.tax1, tax1Cents), ...explain("tax2", taxRate.tax2, tax2Cents)];
  });
}

/** The same for a bill that is not an order yet, from its brackets alone. */
export function explainBrackets({ taxBrackets }: CostsData, province: string | null): readonly ExplainedTax[] {
  return taxBrackets.flatMap((bracket, index) =>
    (["tax1", "tax2"] as const).flatMap((tax) => {
      const { rate, amount } = bracket[tax];
      if (centsOf(amount) === 0) return [];
      const base = formatMoney(centsOf(bracket.base));
      const words = m.bill_tax_on({ tax: taxName(tax, rate, province), rate: percentOfRate(rate), base });
      return [{ key: `${index}.${tax}`, words, cents: centsOf(amount), madeOf: "" }];
    }),
  );
}

/** Whether the small-order rebate lowered the tax of this bill. bill#tax-rebate. */
export function hasTaxRebate({ explanation }: Pick<OrderData, "explanation">): boolean {
  return explanation.some(({ derivation }) => derivation?.by === "rebate-limit" && derivation.applied);
}

/** What was taxed: with prices that hold their taxes, what is left of them. bill#tax-inclusive. */
function taxedBase({ basisCents, amountCents, derivation }: ExplainedAmount): number {
  const isIncluded = derivation?.by === "taxes" && derivation.included;
  return isIncluded ? basisCents - amountCents : basisCents;
}

function wordsOfParts(
  { madeOf }: ExplainedAmount,
  nameOfLine: ReadonlyMap<number, string>,
  serviceLabel: string,
): string[] {
  const words = madeOf.map((part) => {
    if (part.from === "part") return nameOfLine.get(part.orderId) ?? part.name;
    return part.rule === "delivery-charge" ? m.bill_delivery() : serviceLabel;
  });
  return [...new Set(words)];
}
