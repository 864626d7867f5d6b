import type { DeliveryReach, DeliverySettings } from "../venue/delivery-settings.ts";
import type { DestinationDraft } from "../venue/destination.ts";
import { distanceBetween, type Position } from "../venue/distance.ts";
import { bareText } from "../venue/html-text.ts";
import type { TableLocation } from "../venue/table-locations.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** Maximum length of a delivery address, and of a note to the courier, in characters. */
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_COURIER_NOTES_LENGTH = 300;

/**
 * The precision of a geocoded address:
 * - `door`: the exact position,
 * - `area`: a full street address, located only by its postal code,
 * - `vague`: not precise enough for delivery.
 */
export type AddressPrecision = "door" | "area" | "vague";

/**
 * A geocoded delivery address. `unplaced` means a street and number without a town, which cannot be located.
 */
export type LocatedAddress = (Position & { readonly precision: AddressPrecision }) | { readonly precision: "unplaced" };

/**
 * Validates a delivery's destination: an address that is not blank, or a location and area of the venue's
 * list. ordering#delivery-places.
 */
export function checkDeliveryDestination(
  destination: DestinationDraft,
  settings: DeliverySettings | null,
): FieldRefusal[] {
  if (destination.kind === "delivery-address") {
    return destination.address?.trim() ? [] : [{ field: "delivery.address", rule: "required" }];
  }
  if (destination.kind !== "delivery-area") return [];
  const locations = settings?.type === "custom" ? settings.locations : [];
  const location = findDeliveryLocation(locations, destination.location);
  if (!location) return [{ field: "delivery.location", rule: "required" }];
  return findDeliveryArea(location, destination.area) === undefined
    ? [{ field: "delivery.area", rule: "required" }]
    : [];
}

/** Finds the location that a body names, as plain text or with HTML escapes. */
export function findDeliveryLocation(
  locations: readonly TableLocation[],
  named: string | null,
): TableLocation | undefined {
  return locations.find(({ location }) => location === bareText(named ?? "").trim());
}

/**
 * Finds a location's area by code or label, and returns its label. Null if the location has no areas, undefined
 * if none matches.
 */
export function findDeliveryArea({ areas }: TableLocation, named: string | null): string | null | undefined {
  if (areas.length === 0) return null;
  const text = bareText(named ?? "").trim();
  return areas.find(({ label, code }) => text === code || text === label)?.label;
}

/**
 * Checks that a geocoded address is known, precise enough, and within the venue's delivery radius. `null`
 * means an unknown address. ordering#delivery-address.
 */
export function checkAddressReach(located: LocatedAddress | null, reach: DeliveryReach): FieldRefusal[] {
  const field = "delivery.address";
  if (located === null) return [{ field, rule: "address_invalid" }];
  if (located.precision === "vague" || located.precision === "unplaced") return [{ field, rule: "address_vague" }];
  const { origin, radius, unit } = reach;
  if (distanceBetween(origin, located, unit) <= radius) return [];
  return [{ field, rule: "address_too_far", params: { radius, unit } }];
}
