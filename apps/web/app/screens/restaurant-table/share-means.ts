import { codesOffered, kitchensTakePayments, type RestaurantData } from "@comptoir/ordering";

type MeansSettings = Pick<RestaurantData, "marketplace_hub" | "multiple_mids" | "hasDiscounts" | "voucher">;

/**
 * Returns how the people of a table pay: whether by gift card too, and whether each kitchen of a food hall takes its own payment, where
 * the hall's gift cards pay no share. table#hall-accounts.
 */
export function shareMeans(restaurant: MeansSettings): {
  readonly byGiftCard: boolean;
  readonly isByKitchen: boolean;
} {
  const isByKitchen = kitchensTakePayments(restaurant);
  return { byGiftCard: !isByKitchen && codesOffered(restaurant)["gift-card"], isByKitchen };
}
