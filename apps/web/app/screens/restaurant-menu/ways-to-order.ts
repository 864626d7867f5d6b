import type { Menu, RestaurantData } from "@comptoir/ordering";

/** The order types that a venue's menus serve, for a visitor who has not chosen one. */
export type WaysToOrder = { readonly table: boolean; readonly takeout: boolean; readonly catering: boolean };

export function waysToOrder(menus: readonly Menu[], { catering }: Pick<RestaurantData, "catering">): WaysToOrder {
  return {
    table: menus.some(({ dineIn }) => dineIn),
    takeout: menus.some(({ onDemand }) => onDemand),
    catering: Boolean(catering),
  };
}
