// Costs: the bill of an order.

export { computeCosts } from "./compute-costs.ts";
export type { Costs, Discount, OrderToCost, TipChoice, Voucher } from "./costs.ts";
export { type CostsData, formatCosts } from "./costs-data.ts";
export {
  checkDiscountTerms,
  type DiscountTerms,
  type DiscountUnmet,
} from "./discount-terms.ts";
export { explainCosts } from "./explain-costs.ts";
export { COSTS_RULES, type CostsExplanation, type ExplainedAmount } from "./explanation.ts";
export { type PricingContext, priceLine } from "./line-price.ts";
export { computePoints, type PointsToSpend } from "./points.ts";
export type { PricedLine } from "./priced-line.ts";
export { leftForNext, sumCosts } from "./sum-costs.ts";
export { sumCostsData } from "./sum-costs-data.ts";
export { computeTip, parseTipChoice } from "./tip.ts";
