import { type DistanceUnit, isDistanceUnit, type Position } from "./distance.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";
import type { RestaurantData } from "./restaurant-data.ts";
import { readTableLocations, type TableLocation } from "./table-locations.ts";

/** Default delivery radius, in the venue's unit of distance. ordering#delivery-radius. */
const DEFAULT_DELIVERY_RADIUS = 10;

export type DeliveryReach = { readonly origin: Position; readonly radius: number; readonly unit: DistanceUnit };

/**
 * How a venue delivers: to locations of its own list, or to street addresses within its radius.
 * ordering#delivery-places.
 */
export type DeliverySettings =
  | { readonly type: "custom"; readonly locations: readonly TableLocation[] }
  | { readonly type: "address"; readonly reach: DeliveryReach };

/**
 * Parses a venue's delivery settings; null if it does not deliver. Without locations, or without the venue's
 * position to measure distances from, it does not deliver.
 */
export function deliverySettings({ delivery, latitude, longitude }: DeliveryData): DeliverySettings | null {
  if (delivery?.type === "custom") {
    const locations = readTableLocations(delivery.custom);
    return locations.length === 0 ? null : { type: "custom", locations };
  }
  if (delivery?.type !== "address") return null;
  const origin = { latitude: numberOf(latitude), longitude: numberOf(longitude) };
  if (Number.isNaN(origin.latitude) || Number.isNaN(origin.longitude)) return null;
  const radius = numberOf(delivery.radius);
  const unit = isDistanceUnit(delivery.unit) ? delivery.unit : "km";
  return { type: "address", reach: { origin, radius: radius > 0 ? radius : DEFAULT_DELIVERY_RADIUS, unit } };
}

type DeliveryData = Pick<RestaurantData, "delivery" | "latitude" | "longitude">;

function numberOf(value: number | string | null | undefined): number {
  return value == null || value === "" ? Number.NaN : Number(value);
}

export type DeliveryVisit = {
  readonly type: OrderType;
  readonly delivers: boolean;
  readonly takeoutType: "pickup" | "delivery" | null;
};

/**
 * Tells whether delivery is preselected: the restaurant delivers, the order is not in-house, and
 * `takeoutType` is not pickup. ordering#delivery-preselected.
 */
export function isDeliveryPreselected({ type, delivers, takeoutType }: DeliveryVisit): boolean {
  return delivers && takeoutType !== "pickup" && !ORDER_TYPE_RULES[type].inHouse;
}
