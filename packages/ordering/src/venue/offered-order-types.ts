import { readGenericCatering } from "./generic-catering.ts";
import type { OrderType } from "./order-type.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/** For which kinds of order a menu is, as its venue file says. */
type MenuModes = { readonly dine_in?: boolean | null; readonly on_demand?: boolean | null };

/**
 * The kinds of order that a restaurant takes, for a search: what its menus are for, and catering. A school takes its
 * own alone, a caterer that does nothing else catering. screens#location-search.
 */
export function offeredOrderTypes(restaurant: RestaurantData, menus: readonly MenuModes[]): OrderType[] {
  if (restaurant.k12) return ["school"];
  if (readGenericCatering(restaurant.order_options).isAll) return ["generic-catering"];
  return [
    ...(menus.some(({ dine_in }) => dine_in ?? true) ? (["dine-in"] as const) : []),
    ...(menus.some(({ on_demand }) => on_demand ?? true) ? (["take-out"] as const) : []),
    ...(restaurant.catering ? (["generic-catering"] as const) : []),
  ];
}
