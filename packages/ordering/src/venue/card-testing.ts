import type { RestaurantData } from "./restaurant-data.ts";

/** Above these limits, requests from a network address count as card testing. payment#card-testing. */
export type CardTestingLimits = {
  readonly atOncePerAddress: number;
  /** Maximum number of declined cards within 15 minutes. */
  readonly declinesPerAddress: number;
};

/** Parses `order_options.card_testing` with defaults. payment#card-testing-limits. */
export function readCardTesting({ order_options }: RestaurantData): CardTestingLimits {
  const said = order_options?.card_testing ?? {};
  return {
    atOncePerAddress: said.at_once_per_address ?? 60,
    declinesPerAddress: said.declines_per_address ?? 20,
  };
}
