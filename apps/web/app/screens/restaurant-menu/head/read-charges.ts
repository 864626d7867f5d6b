import {
  billSettings,
  type ChargeSetting,
  formatRate,
  type Locale,
  ORDER_TYPE_RULES,
  type OrderType,
  orderingSettings,
  type RestaurantData,
  restaurantName,
  restaurantWords,
} from "@comptoir/ordering";
import type { ChargesView, ChargeView } from "./charges.tsx";

/**
 * Returns a restaurant's mandatory charges for an order type. The delivery charge is included only if orders of that
 * type can leave the venue.
 */
export function readCharges(
  restaurant: RestaurantData,
  locale: Locale,
  type: OrderType,
  kitchens: readonly RestaurantData[] = [],
): ChargesView {
  const { serviceCharge, deliveryCharge, taxInclusive } = billSettings(restaurant);
  const label = restaurantWords(restaurant, "service_charge_label", locale);
  const { delivers, cateringMinimumCents } = orderingSettings(restaurant);
  const { inHouse, cateringMinimum } = ORDER_TYPE_RULES[type];
  const canBeDelivered = !inHouse && delivers;
  return {
    service: serviceCharge && { ...viewOf(serviceCharge), label },
    delivery: deliveryCharge && canBeDelivered ? viewOf(deliveryCharge) : null,
    kitchens: kitchens.flatMap((kitchen) => {
      const { service } = readCharges(kitchen, locale, type);
      return service ? { ...service, kitchen: restaurantName(kitchen, locale) } : [];
    }),
    taxesIncluded: taxInclusive,
    minimumCents: cateringMinimum ? cateringMinimumCents : null,
  };
}

function viewOf(setting: ChargeSetting): ChargeView {
  return setting.type === "percentage"
    ? { percentage: formatRate(setting.percentage) }
    : { cents: setting.amountCents };
}
