import { type Cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import type { TaxRate, TaxRebate } from "../venue/restaurant.ts";
import type { PartAmount } from "./discount.ts";
import type { TaxRateSource } from "./priced-line.ts";

/** A part with the rates that it is taxed at, and where they come from. */
export type TaxedPart = PartAmount & {
  readonly taxRate: TaxRate;
  readonly taxRateFrom: TaxRateSource | "tax-rebate";
};

/** The outcome of the rebate: what the eligible parts come to after discounts, in cents, and whether its rates apply. */
export type RebateOutcome = { readonly eligibleCents: Cents; readonly applied: boolean };

/**
 * Gives each part its rates. When the eligible parts, after discounts, come to no more than the rebate's limit together,
 * they are taxed at the rebate's rates in place of their own: the point-of-sale rebate on small orders of
 * prepared food. A null rebate, or one that this order may not have, changes nothing. bill#tax-rebate.
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
