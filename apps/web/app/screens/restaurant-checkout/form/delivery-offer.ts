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

/** How a venue delivers a kind of order, for the checkout. */
export type DeliveryOffer = {
  readonly settings: DeliverySettings;
  /** Where a delivered order goes, before the diner has said any of it. */
  readonly destination: DestinationDraft;
  /** The diner may collect it instead. */
  readonly takesPickup: boolean;
  readonly isPreselected: boolean;
  /** Null for free. A percentage as decimal text. */
  readonly charge:
    | { readonly type: "percentage"; readonly percentage: string }
    | Extract<ChargeSetting, { type: "dollar" }>
    | null;
  /** The venue's own words for its locations and their areas; null for the product's. */
  readonly locationLabel: string | null;
  readonly areasLabel: string | null;
};

/** Reads how a visit's order may be delivered; null where it may not. ordering#delivery-preselected. */
export function deliveryOffer(restaurant: RestaurantData, visit: Visit, locale: Locale): DeliveryOffer | null {
  const settings = deliverySettings(restaurant);
  const type = orderTypeOfVisit(visit, restaurant);
  // What a suite orders is brought to the suite.
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
