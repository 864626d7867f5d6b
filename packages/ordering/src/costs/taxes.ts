import { type Cents, cents, sumCents } from "../money/cents.ts";
import { compareRates, isZeroRate, type Rate } from "../money/rate.ts";
import { amountAtRate, roundHalfAway } from "../money/round.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import type { TaxBracket } from "./costs.ts";

export type TaxedAmount = { readonly netCents: Cents; readonly taxRate: TaxRate };

export type FilledBracket<Amount extends TaxedAmount> = TaxBracket & { readonly amounts: readonly Amount[] };

/**
 * Groups taxed amounts into brackets by their pair of rates, highest rate first; rounds each bracket's taxes
 * once. With `taxInclusive`, the base is the amount without the included taxes. bill#step-7.
 */
export function computeTaxBrackets<Amount extends TaxedAmount>(
  amounts: readonly Amount[],
  taxInclusive: boolean,
): FilledBracket<Amount>[] {
  const brackets: { taxRate: TaxRate; amounts: Amount[] }[] = [];
  for (const amount of amounts) {
    if (amount.netCents === 0 || isTaxFree(amount.taxRate)) continue;
    const bracket = brackets.find(({ taxRate }) => compareTaxRates(taxRate, amount.taxRate) === 0);
    if (bracket) bracket.amounts.push(amount);
    else brackets.push({ taxRate: amount.taxRate, amounts: [amount] });
  }
  return brackets
    .sort((one, other) => compareTaxRates(other.taxRate, one.taxRate))
    .map(({ taxRate, amounts }) => {
      const gross = sumCents(amounts.map(({ netCents }) => netCents));
      return { ...(taxInclusive ? taxesWithin(gross, taxRate) : taxesOn(gross, taxRate)), amounts };
    });
}

function isTaxFree({ tax1, tax2 }: TaxRate): boolean {
  return isZeroRate(tax1) && isZeroRate(tax2);
}

/** Computes the taxes to add to a base. The second tax does not compound on the first. */
function taxesOn(baseCents: Cents, { tax1, tax2 }: TaxRate): TaxBracket {
  return {
    baseCents,
    tax1: { rate: tax1, amountCents: amountAtRate(baseCents, tax1) },
    tax2: { rate: tax2, amountCents: amountAtRate(baseCents, tax2) },
  };
}

/** Computes the taxes included in a gross amount: gross × rate ÷ (1 + rate1 + rate2), each rounded. */
function taxesWithin(grossCents: Cents, { tax1, tax2 }: TaxRate): TaxBracket {
  const scale = Math.max(tax1.scale, tax2.scale);
  const digitsAtScale = (rate: Rate) => rate.digits * 10 ** (scale - rate.scale);
  const denominator = 10 ** scale + digitsAtScale(tax1) + digitsAtScale(tax2);
  const amount1 = roundHalfAway(grossCents, { numerator: digitsAtScale(tax1), denominator });
  const amount2 = roundHalfAway(grossCents, { numerator: digitsAtScale(tax2), denominator });
  return {
    baseCents: cents(grossCents - amount1 - amount2),
    tax1: { rate: tax1, amountCents: amount1 },
    tax2: { rate: tax2, amountCents: amount2 },
  };
}

function compareTaxRates(one: TaxRate, other: TaxRate): number {
  return compareRates(one.tax1, other.tax1) || compareRates(one.tax2, other.tax2);
}
