import { type Cents, cents } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";

/** The refusal of a catering order below the minimum, with the missing amount. */
export type BelowCateringMinimum = {
  readonly code: "below-catering-minimum";
  readonly minimumCents: Cents;
  readonly remainingCents: Cents;
};

/**
 * Checks the subtotal against the catering minimum; null if it is met or does not apply.
 * ordering#catering-minimum.
 */
export function checkCateringMinimum(
  type: OrderType,
  subtotalCents: Cents,
  minimumCents: Cents | null,
): Refused<BelowCateringMinimum> | null {
  if (minimumCents === null || !ORDER_TYPE_RULES[type].cateringMinimum) return null;
  if (subtotalCents >= minimumCents) return null;
  const remainingCents = cents(minimumCents - subtotalCents);
  return { refused: { code: "below-catering-minimum", minimumCents, remainingCents } };
}
