import type { RestaurantData } from "./restaurant-data.ts";

/** What a diner can enter as a code, each of which a restaurant may take. */
type CodesTaken = {
  readonly discount: boolean;
  readonly "gift-card": boolean;
  readonly member: boolean;
};

type CodeSettings = Pick<RestaurantData, "hasDiscounts" | "voucher" | "membership_program">;

/** Returns for which kinds of code a restaurant's pages have a field. checkout#any-code. */
export function codesOffered({ hasDiscounts, voucher, membership_program }: CodeSettings): CodesTaken {
  return {
    discount: hasDiscounts ?? false,
    "gift-card": Boolean(voucher?.type),
    member: membership_program ?? false,
  };
}

/**
 * Returns which kinds of code a restaurant takes: all but those that its settings switch off. A setting that is absent
 * switches nothing off. A code of another kind is like an unknown code. checkout#any-code.
 */
export function codesTaken({ hasDiscounts, voucher, membership_program }: CodeSettings): CodesTaken {
  return {
    discount: hasDiscounts !== false,
    "gift-card": voucher == null || Boolean(voucher.type),
    member: membership_program !== false,
  };
}
