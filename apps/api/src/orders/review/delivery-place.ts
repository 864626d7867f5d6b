import {
  checkAddressReach,
  type DestinationDraft,
  deliverySettings,
  type FieldRefusal,
  findDeliveryArea,
} from "@comptoir/ordering";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { Submit } from "./submit.ts";

/**
 * Asks where the address of a delivered order lies, and whether the venue delivers so far. Nothing is asked of an order that goes
 * elsewhere, nor of an address that was left blank. ordering#delivery-address.
 */
export async function lookUpAddress(
  { places }: Pick<OrderDeps, "places">,
  { venue, body, locale, caller }: Submit,
  destination: DestinationDraft,
): Promise<FieldRefusal[]> {
  const settings = deliverySettings(venue.data);
  const text = destination.kind === "delivery-address" ? destination.address?.trim() : null;
  if (!text || settings?.type !== "address") return [];
  const { reach } = settings;
  const { gmapPlaceId, sessionToken } = body.data.checkout.delivery ?? {};
  const question = { text, near: reach.origin, locale, sessionToken: sessionToken || null };
  return checkAddressReach(await places.locate(caller, { ...question, placeId: gmapPlaceId || null }), reach);
}

/** An area that was named by its code goes by its label, which the courier reads. */
export function withAreaLabel(destination: DestinationDraft, { data }: LoadedVenue): DestinationDraft {
  const settings = deliverySettings(data);
  if (destination.kind !== "delivery-area" || settings?.type !== "custom") return destination;
  const location = settings.locations.find((candidate) => candidate.location === destination.location?.trim());
  return location ? { ...destination, area: findDeliveryArea(location, destination.area) ?? null } : destination;
}
