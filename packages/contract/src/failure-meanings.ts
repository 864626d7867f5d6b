/** The categories of failures in analytics. screens#analytics. */
export type FailureMeaning =
  | "item-sold-out"
  | "item-unavailable"
  | "item-price-changed"
  | "out-of-stock"
  | "member-promo-error"
  | "availability"
  | "orders-paused"
  | "transaction-failed"
  | "unable-to-make-payment"
  | "general";

/** Categories by error code. Two codes have two categories. */
const MEANINGS: ReadonlyMap<number | string, readonly FailureMeaning[]> = new Map<number, readonly FailureMeaning[]>([
  [415, ["item-sold-out"]],
  [426, ["item-unavailable"]],
  [428, ["item-price-changed"]],
  [1804, ["out-of-stock", "unable-to-make-payment"]],
  [2202, ["member-promo-error"]],
  [416, ["availability"]],
  [417, ["availability"]],
  [418, ["availability", "orders-paused"]],
  [419, ["orders-paused"]],
  [422, ["availability"]],
  [424, ["availability"]],
  [410, ["transaction-failed"]],
  [200, ["unable-to-make-payment"]],
  [1803, ["unable-to-make-payment"]],
]);

/** Returns the analytics categories of an error code; `general` for an unknown one. screens#analytics. */
export function failureMeanings(code: number | string): readonly FailureMeaning[] {
  return MEANINGS.get(code) ?? ["general"];
}
