import { codesOffered, type RestaurantData } from "@comptoir/ordering";

type MeansSettings = Pick<RestaurantData, "marketplace_hub" | "multiple_mids" | "hasDiscounts" | "voucher">;

/**
 * Returns how the people of a table pay, besides by card: by gift card on their phones, or at the counters of a food hall's kitchens.
 * Where each kitchen takes its own payments, the hall's gift cards pay no share. table#hall-accounts.
 */
export function shareMeans(restaurant: MeansSettings): {
  readonly byGiftCard: boolean;
  readonly atCounters: boolean;
} {
  const atCounters = Boolean(restaurant.marketplace_hub && restaurant.multiple_mids);
  return { byGiftCard: !atCounters && codesOffered(restaurant)["gift-card"], atCounters };
}
