import { readGenericCatering } from "./generic-catering.ts";
import type { OrderType } from "./order-type.ts";
import type { RestaurantData } from "./restaurant-data.ts";

type MenuModes = { readonly dine_in?: boolean | null; readonly on_demand?: boolean | null };

/**
 * Returns the order types that a restaurant takes, for the location search. A school takes school orders
 * only, and a venue with `generic_catering_only` catering only. screens#location-search.
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
