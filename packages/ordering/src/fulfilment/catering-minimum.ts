import { type Cents, cents } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";

/** How much a catering order lacks. */
export type BelowCateringMinimum = {
  readonly code: "below-catering-minimum";
  readonly minimumCents: Cents;
  readonly remainingCents: Cents;
};

/** Compares the subtotal with the catering minimum; null when it is met or not asked for. ordering#catering-minimum. */
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
