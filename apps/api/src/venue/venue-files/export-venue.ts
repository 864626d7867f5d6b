import { applyStockMarks } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import { discountDataOf, listDiscounts } from "../../ordering/quote/discounts.store.ts";
import { listMembers } from "../../people/membership/members.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { loadStoredVenue } from "../venues/restaurants.store.ts";

/**
 * Exports a restaurant as a venue file: the imported file, with sold-out marks and the pause as staff set
 * them. Counted things have the file's number, not the remaining stock. Gift cards are left out, because only
 * hashes of their codes exist, and users, because they own their accounts. venue#file-export.
 */
export async function exportVenue(db: Queryable, restaurantId: string): Promise<VenueFile> {
  const stored = await loadStoredVenue(db, { restaurantId });
  const venue = await loadVenueFile(db, restaurantId);
  if (!stored || !venue) throw new Error(`Restaurant ${restaurantId} was not found.`);
  const { membership, ...file } = venue;
  const soldOut = stored.soldOut.filter((mark) => mark.kind !== "value");
  return {
    ...file,
    menus: applyStockMarks(venue.menus, { soldOut, stock: [] }),
    restaurant: { ...venue.restaurant, ...(stored.ordersPaused ? { orders_paused: true } : {}) },
    ...(membership?.members.length ? { membership } : {}),
  };
}

/** Loads a restaurant as its imports made it, without the changes by staff. */
export async function loadVenueFile(db: Queryable, restaurantId: string): Promise<VenueFile | null> {
  const stored = await loadStoredVenue(db, { restaurantId });
  if (!stored) return null;
  const codes = await listDiscounts(db, restaurantId);
  return {
    ...stored.document,
    restaurant: stored.settings,
    discounts: codes.map(discountDataOf),
    gift_cards: [],
    users: [],
    membership: { members: await listMembers(db, restaurantId) },
  };
}
