import type { DeliveryReach, DeliverySettings } from "../venue/delivery-settings.ts";
import type { DestinationDraft } from "../venue/destination.ts";
import { distanceBetween, type Position } from "../venue/distance.ts";
import type { TableLocation } from "../venue/table-locations.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** The longest address, and the longest note to the courier, in characters. */
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_COURIER_NOTES_LENGTH = 300;

/**
 * How much of an address its position stands for: the door, the area of a postal code whose street and number are said, or
 * nothing that a courier could ring at.
 */
export type AddressPrecision = "door" | "area" | "vague";

/** Where an address lies, as the places gateway says; `unplaced` for a street and number that may be in any town. */
export type LocatedAddress = (Position & { readonly precision: AddressPrecision }) | { readonly precision: "unplaced" };

/**
 * Checks where a delivered order goes: a location of the venue's list with one of its areas where it has any, or an address,
 * which says something. Where that lies is checked by `checkAddressReach`. ordering#delivery-places.
 */
export function checkDeliveryPlace(destination: DestinationDraft, settings: DeliverySettings | null): FieldRefusal[] {
  if (destination.kind === "delivery-address") {
    return destination.address?.trim() ? [] : [{ field: "delivery.address", rule: "required" }];
  }
  if (destination.kind !== "delivery-area") return [];
  const locations = settings?.type === "custom" ? settings.locations : [];
  const location = locations.find((candidate) => candidate.location === destination.location?.trim());
  if (!location) return [{ field: "delivery.location", rule: "required" }];
  return findDeliveryArea(location, destination.area) === undefined
    ? [{ field: "delivery.area", rule: "required" }]
    : [];
}

/** The label of a location's area that is named by its code or its label; null where it has none, undefined where it is not one of them. */
export function findDeliveryArea({ areas }: TableLocation, named: string | null): string | null | undefined {
  if (areas.length === 0) return null;
  const text = named?.trim();
  return areas.find(({ label, code }) => text === code || text === label)?.label;
}

/**
 * Checks where an address lies: `address_invalid` for an unknown address, `address_vague` when it is not precise enough to ring at,
 * `address_too_far` when it lies beyond the venue's reach, with the reach. ordering#delivery-address.
 */
export function checkAddressReach(located: LocatedAddress | null, reach: DeliveryReach): FieldRefusal[] {
  const field = "delivery.address";
  if (located === null) return [{ field, rule: "address_invalid" }];
  if (located.precision === "vague" || located.precision === "unplaced") return [{ field, rule: "address_vague" }];
  const { origin, radius, unit } = reach;
  if (distanceBetween(origin, located, unit) <= radius) return [];
  return [{ field, rule: "address_too_far", params: { radius, unit } }];
}
