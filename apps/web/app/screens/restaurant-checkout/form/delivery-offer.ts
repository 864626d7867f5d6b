import {
  type DeliverySettings,
  deliverySettings,
  type Locale,
  ORDER_TYPE_RULES,
  type RestaurantData,
  restaurantWords,
} from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../../cart/order-terms.ts";
import type { Visit } from "../../../visit/visit.ts";

export type DeliveryOffer = {
  readonly settings: DeliverySettings;
  /** The venue's labels for its locations and their areas; null to use the standard labels. */
  readonly locationLabel: string | null;
  readonly areasLabel: string | null;
};

/** Returns how a visit's order can be delivered; null if it cannot. ordering#delivery-preselected. */
export function deliveryOffer(restaurant: RestaurantData, visit: Visit, locale: Locale): DeliveryOffer | null {
  const settings = deliverySettings(restaurant);
  const type = orderTypeOfVisit(visit, restaurant);
  // A suite's order has no delivery offer: it is always brought to the suite.
  if (settings === null || ORDER_TYPE_RULES[type].inHouse || visit.eventSuite !== null) return null;
  return {
    settings,
    locationLabel: restaurantWords(restaurant, "location_label", locale),
    areasLabel: restaurantWords(restaurant, "areas_label", locale),
  };
}
