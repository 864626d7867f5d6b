import type { RestaurantData } from "./restaurant-data.ts";

/** What a diner can enter as a code, each of which a restaurant may take. */
type CodesTaken = {
  readonly discount: boolean;
  readonly "gift-card": boolean;
  readonly member: boolean;
};

/** Returns which kinds of code a restaurant takes. A code of another kind is like an unknown code. checkout#any-code. */
export function codesTaken({
  hasDiscounts,
  voucher,
  membership_program,
}: Pick<RestaurantData, "hasDiscounts" | "voucher" | "membership_program">): CodesTaken {
  return {
    discount: hasDiscounts ?? false,
    "gift-card": Boolean(voucher?.type),
    member: membership_program ?? false,
  };
}
