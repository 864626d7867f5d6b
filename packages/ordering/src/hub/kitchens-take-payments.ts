import type { RestaurantData } from "../venue/restaurant-data.ts";

/** Whether each kitchen of a restaurant takes its own payments: it is a hub, and its kitchens have merchant accounts. hub#hub-charges. */
export function kitchensTakePayments({
  marketplace_hub,
  multiple_mids,
}: Pick<RestaurantData, "marketplace_hub" | "multiple_mids">): boolean {
  return Boolean(marketplace_hub && multiple_mids);
}
