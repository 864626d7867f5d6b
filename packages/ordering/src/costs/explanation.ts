import type { Cents } from "../money/cents.ts";
import type { ChargeSetting } from "../venue/charge-setting.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import type { TipChoice } from "./costs.ts";
import type { TaxRateSource } from "./priced-line.ts";

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

/** A part of a line that contributes to an amount; negative cents if the rule subtracts it. */
export type PartContribution = {
  readonly from: "part";
  readonly orderId: number;
  readonly kind: "unit" | "option";
  readonly itemId: Id;
  readonly valueId: Id | null;
  readonly name: string;
  readonly cents: Cents;
  /** The origin of the part's tax rate; null unless the rule is about taxes. */
  readonly taxRateFrom: TaxRateSource | "tax-rebate" | null;
};

/** An amount of the bill, or the total at regular prices, that contributes to another amount. */
export type AmountContribution = {
  readonly from: "amount";
  readonly rule: CostsRule | "total-at-regular-prices";
  readonly cents: Cents;
};

/** How an amount is computed from its contributions; null for a plain sum. */
export type Derivation =
  | { readonly by: "setting"; readonly setting: ChargeSetting | TipChoice }
  | {
      readonly by: "taxes";
      readonly taxRate: TaxRate;
      readonly tax1Cents: Cents;
      readonly tax2Cents: Cents;
      /** Whether prices include the taxes, which are then not added to the total. */
      readonly included: boolean;
    }
  | { readonly by: "rebate-limit"; readonly maxAmountCents: Cents; readonly applied: boolean }
  | { readonly by: "balance"; readonly code: string; readonly balanceCents: Cents }
  | { readonly by: "points"; readonly points: number };

export type ExplainedAmount = {
  readonly rule: CostsRule;
  readonly step: number;
  readonly amountCents: Cents;
  readonly basisCents: Cents;
  readonly madeOf: readonly (PartContribution | AmountContribution)[];
  readonly derivation: Derivation | null;
};

/** The explanation of a bill, in the order of its steps. It is data; receipts turn it into text. */
export type CostsExplanation = readonly ExplainedAmount[];
