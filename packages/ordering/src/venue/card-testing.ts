import type { RestaurantData } from "./restaurant-data.ts";

/** The limits per network address beyond which requests count as card testing. payment#card-testing. */
export type CardTestingLimits = {
  /** Maximum number of card authorisations in progress at the same time, regardless of their result. */
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
