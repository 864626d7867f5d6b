import { type Cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import type { TaxRate, TaxRebate } from "../venue/restaurant.ts";
import type { PartAmount } from "./discount.ts";
import type { TaxRateSource } from "./priced-line.ts";

export type TaxedPart = PartAmount & {
  readonly taxRate: TaxRate;
  readonly taxRateFrom: TaxRateSource | "tax-rebate";
};

/** The result of the rebate: the discounted amount of the eligible parts in cents, and whether its rates apply. */
export type RebateOutcome = { readonly eligibleCents: Cents; readonly applied: boolean };

/**
 * Assigns tax rates to each part, with the rebate on small orders of prepared food. If the eligible parts
 * total at most the rebate's limit, the rebate's rates replace theirs. bill#tax-rebate.
 */
export function applyTaxRebate(
  parts: readonly PartAmount[],
  rebate: TaxRebate | null,
): { readonly parts: readonly TaxedPart[]; readonly rebate: RebateOutcome | null } {
  if (!rebate) return { parts: parts.map((amount) => withRates(amount, null)), rebate: null };
  const eligibleCents = sumCents(parts.map((amount) => (amount.part.rebateEligible ? amount.netCents : ZERO_CENTS)));
  const applied = eligibleCents <= rebate.maxAmountCents;
  return {
    parts: parts.map((amount) => withRates(amount, applied && amount.part.rebateEligible ? rebate.taxRate : null)),
    rebate: { eligibleCents, applied },
  };
}

function withRates(amount: PartAmount, rebateTaxRate: TaxRate | null): TaxedPart {
  if (rebateTaxRate) return { ...amount, taxRate: rebateTaxRate, taxRateFrom: "tax-rebate" };
  return { ...amount, taxRate: amount.part.taxRate, taxRateFrom: amount.part.taxRateFrom };
}
