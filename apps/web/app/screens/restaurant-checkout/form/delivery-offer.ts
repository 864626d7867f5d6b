import {
  billSettings,
  type ChargeSetting,
  type DeliverySettings,
  type DestinationDraft,
  deliverySettings,
  draftDestination,
  formatRate,
  isDeliveryPreselected,
  type Locale,
  ORDER_TYPE_RULES,
  orderingSettings,
  type RestaurantData,
  restaurantWords,
  takesPickup,
} from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../../cart/order-terms.ts";
import type { Visit } from "../../../visit/visit.ts";

/** How a venue delivers the orders of one type, for the checkout. */
export type DeliveryOffer = {
  readonly settings: DeliverySettings;
  /** The destination of a delivery before the diner enters an address or a location. */
  readonly destination: DestinationDraft;
  /** Whether the diner may choose pickup instead of delivery. */
  readonly takesPickup: boolean;
  readonly isPreselected: boolean;
  /** The delivery charge; null if delivery is free. The percentage is decimal text. */
  readonly charge:
    | { readonly type: "percentage"; readonly percentage: string }
    | Extract<ChargeSetting, { type: "dollar" }>
    | null;
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
  const { deliveryCharge } = billSettings(restaurant);
  return {
    settings,
    destination: draftDestination({ type, deliveryFlag: true, deliveryType: settings.type }, {}),
    takesPickup: takesPickup(type, orderingSettings(restaurant)),
    isPreselected: isDeliveryPreselected({ type, delivers: true, takeoutType: visit.takeoutType }),
    charge:
      deliveryCharge?.type === "percentage"
        ? { type: "percentage", percentage: formatRate(deliveryCharge.percentage) }
        : deliveryCharge,
    locationLabel: restaurantWords(restaurant, "location_label", locale),
    areasLabel: restaurantWords(restaurant, "areas_label", locale),
  };
}
