import type { Cents } from "../money/cents.ts";
import type { ChargeSetting } from "../venue/charge-setting.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import type { TipChoice } from "./costs.ts";
import type { TaxRateSource } from "./priced-line.ts";

/** The rule that made an amount, with the step of the bill that it is. */
export const COSTS_RULE_STEPS = {
  subtotal: 1,
  "member-price": 2,
  discount: 3,
  "subtotal-discounted": 3,
  "discount-spread": 4,
  "service-charge": 5,
  "delivery-charge": 5,
  "tax-rebate": 6,
  "tax-bracket": 7,
  taxes: 7,
  total: 8,
  "member-saving": 9,
  tip: 10,
  points: 11,
  voucher: 11,
  "total-with-tip": 12,
} as const;
export type CostsRule = keyof typeof COSTS_RULE_STEPS;
export const COSTS_RULES = Object.keys(COSTS_RULE_STEPS) as readonly CostsRule[];

/** A part of a line that an amount was made of; its cents are negative where the rule takes it away. */
export type PartContribution = {
  readonly from: "part";
  readonly orderId: number;
  readonly kind: "unit" | "option";
  readonly itemId: Id;
  readonly valueId: Id | null;
  readonly name: string;
  readonly cents: Cents;
  /** Whose rate taxes it; only where the rule is about taxes. */
  readonly taxRateFrom: TaxRateSource | "tax-rebate" | null;
};

/** Another amount of the bill, or the total of a guest without member prices, that an amount was made of. */
export type AmountContribution = {
  readonly from: "amount";
  readonly rule: CostsRule | "total-at-regular-prices";
  readonly cents: Cents;
};

/** How the amount follows from what it was made of; null where it is the plain sum. */
export type Derivation =
  | { readonly by: "setting"; readonly setting: ChargeSetting | TipChoice }
  | {
      readonly by: "taxes";
      readonly taxRate: TaxRate;
      readonly tax1Cents: Cents;
      readonly tax2Cents: Cents;
      /** Whether the amounts already hold the taxes, so that they are not added to the total. */
      readonly included: boolean;
    }
  | { readonly by: "rebate-limit"; readonly maxAmountCents: Cents; readonly applied: boolean }
  | { readonly by: "balance"; readonly code: string; readonly balanceCents: Cents }
  | { readonly by: "points"; readonly points: number };

/** One amount of the bill, the rule that made it and what it was made of: the contributions sum to `basisCents`. */
export type ExplainedAmount = {
  readonly rule: CostsRule;
  readonly step: number;
  readonly amountCents: Cents;
  readonly basisCents: Cents;
  readonly madeOf: readonly (PartContribution | AmountContribution)[];
  readonly derivation: Derivation | null;
};

/** A bill that explains itself, in the order of its steps: data for a receipt to word, not words. */
export type CostsExplanation = readonly ExplainedAmount[];
