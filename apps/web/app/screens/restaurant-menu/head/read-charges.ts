import {
  billSettings,
  chargesTaxes,
  type Locale,
  type Menu,
  ORDER_TYPE_RULES,
  type OrderType,
  orderingSettings,
  type RestaurantData,
  restaurantName,
  restaurantWords,
} from "@comptoir/ordering";
import { chargeViewOf } from "../../restaurant/charge-view.ts";
import type { ChargesView } from "./charges.tsx";

/**
 * Returns a restaurant's mandatory charges for an order type. The delivery charge is included only if orders of
 * that type can leave the venue.
 */
export function readCharges(
  restaurant: RestaurantData,
  locale: Locale,
  type: OrderType,
  { kitchens = [], menus }: { readonly kitchens?: readonly RestaurantData[]; readonly menus: readonly Menu[] },
): ChargesView {
  const { deliveryCharge, taxInclusive } = billSettings(restaurant);
  const { delivers, cateringMinimumCents } = orderingSettings(restaurant);
  const { inHouse, cateringMinimum } = ORDER_TYPE_RULES[type];
  const canBeDelivered = !inHouse && delivers;
  return {
    service: serviceOf(restaurant, locale),
    delivery: deliveryCharge && canBeDelivered ? chargeViewOf(deliveryCharge) : null,
    kitchens: kitchens.flatMap((kitchen) => {
      const service = serviceOf(kitchen, locale);
      return service ? { ...service, kitchen: restaurantName(kitchen, locale) } : [];
    }),
    taxesIncluded: chargesTaxes([restaurant, ...kitchens], menus) ? taxInclusive : null,
    minimumCents: cateringMinimum ? cateringMinimumCents : null,
  };
}

function serviceOf(restaurant: RestaurantData, locale: Locale): ChargesView["service"] {
  const { serviceCharge } = billSettings(restaurant);
  return (
    serviceCharge && {
      ...chargeViewOf(serviceCharge),
      label: restaurantWords(restaurant, "service_charge_label", locale),
    }
  );
}
