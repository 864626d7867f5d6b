import type { OrderData } from "@comptoir/contract";
import { formatList, formatMoney, m } from "@comptoir/messages";
import { type CostsData, type ExplainedAmount, formatRate, isZeroRate, type Rate } from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";
import { percentOfRate, taxName } from "./tax-names.ts";

/** A tax of a bill with its basis, such as "HST 13% on $34.50". */
export type ExplainedTax = {
  readonly key: string;
  readonly words: string;
  readonly cents: number;
  /** The taxed dishes and charges; empty if unknown. */
  readonly madeOf: string;
  /** The same, one name each. */
  readonly parts: readonly string[];
};

/** Explains each tax of a bill, from the order's stored explanation. bill#explanation, bill#step-7. */
export function explainTaxes(
  { explanation, items, costs }: Pick<OrderData, "explanation" | "items" | "costs">,
  province: string | null,
): readonly ExplainedTax[] {
  const nameOfLine = new Map(items.map(({ orderId, name }) => [orderId, name]));
  return explanation.flatMap((amount, index): ExplainedTax[] => {
    if (amount.derivation?.by !== "taxes") return [];
    const { taxRate, tax1Cents, tax2Cents } = amount.derivation;
    const parts = wordsOfParts(amount, nameOfLine, costs.serviceCharge.label);
    const madeOf = formatList(parts);
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
              parts,
            },
          ];
    return [...explain("tax1", taxRate.tax1, tax1Cents), ...explain("tax2", taxRate.tax2, tax2Cents)];
  });
}

/** Explains the taxes of a bill without an order, from its brackets only. */
export function explainBrackets({ taxBrackets }: CostsData, province: string | null): readonly ExplainedTax[] {
  return taxBrackets.flatMap((bracket, index) =>
    (["tax1", "tax2"] as const).flatMap((tax) => {
      const { rate, amount } = bracket[tax];
      if (centsOf(amount) === 0) return [];
      const base = formatMoney(centsOf(bracket.base));
      const words = m.bill_tax_on({ tax: taxName(tax, rate, province), rate: percentOfRate(rate), base });
      return [{ key: `${index}.${tax}`, words, cents: centsOf(amount), madeOf: "", parts: [] }];
    }),
  );
}

/** Tells whether the small-order rebate lowered a bill's tax. bill#tax-rebate. */
export function hasTaxRebate({ explanation }: Pick<OrderData, "explanation">): boolean {
  return explanation.some(({ derivation }) => derivation?.by === "rebate-limit" && derivation.applied);
}

/** Returns the taxed amount; with tax-inclusive prices, without the taxes. bill#tax-inclusive. */
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
