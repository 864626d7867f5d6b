import { deliverySettings, type RestaurantData } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { pathTo } from "./reading/json-path.ts";
import { WARNING } from "./wording.ts";

/** Warns of a delivery without destinations: no locations, or a venue without coordinates. */
export function noteDeliveryToNowhere(restaurant: RestaurantData, reading: Reading): void {
  const type = restaurant.delivery?.type;
  if (type == null || deliverySettings(restaurant) !== null) return;
  const doubt = type === "custom" ? WARNING.noDeliveryPlaces : WARNING.noDeliveryPosition;
  addWarning(reading, pathTo(pathTo(null, "restaurant"), "delivery"), doubt);
}
