import type { RestaurantData } from "./restaurant-data.ts";

/** What of one address counts as card testing. payment#card-testing. */
export type CardTestingLimits = {
  /** Cards that are being asked at the same moment, however they come out. */
  readonly atOncePerAddress: number;
  /** Declined cards within a quarter of an hour. */
  readonly declinesPerAddress: number;
};

/** Reads `order_options.card_testing`; what it does not say has a default. payment#card-testing-limits. */
export function readCardTesting({ order_options }: RestaurantData): CardTestingLimits {
  const said = order_options?.card_testing ?? {};
  return {
    atOncePerAddress: said.at_once_per_address ?? 60,
    declinesPerAddress: said.declines_per_address ?? 20,
  };
}
