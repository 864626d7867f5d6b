import type { Menu, RestaurantData } from "@comptoir/ordering";

/** The ways of ordering that a venue's menus serve, for a visitor who has not chosen one. */
export type WaysToOrder = { readonly table: boolean; readonly takeout: boolean; readonly catering: boolean };

/** Reads them: what is served at a table, what can be had as soon as possible, and catering where the venue caters. */
export function waysToOrder(menus: readonly Menu[], { catering }: Pick<RestaurantData, "catering">): WaysToOrder {
  return {
    table: menus.some(({ dineIn }) => dineIn),
    takeout: menus.some(({ onDemand }) => onDemand),
    catering: Boolean(catering),
  };
}
