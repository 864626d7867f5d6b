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
  const states = await loadVenueStates(db, restaurantId);
  if (!states) throw new Error(`Restaurant ${restaurantId} was not found.`);
  return states.exported;
}

/** Loads a restaurant as its imports made it, without the changes by staff. */
export async function loadVenueFile(db: Queryable, restaurantId: string): Promise<VenueFile | null> {
  return (await loadVenueStates(db, restaurantId))?.imported ?? null;
}

export type VenueStates = {
  /** The restaurant as its imports made it. */
  readonly imported: VenueFile;
  /** The same with the changes by staff. */
  readonly exported: VenueFile;
};

/** Loads a restaurant without and with the changes by staff; null if there is none. */
export async function loadVenueStates(db: Queryable, restaurantId: string): Promise<VenueStates | null> {
  const stored = await loadStoredVenue(db, { restaurantId });
  if (!stored) return null;
  const codes = await listDiscounts(db, restaurantId);
  const file = {
    ...stored.document,
    restaurant: stored.settings,
    discounts: codes.map(discountDataOf),
    gift_cards: [],
    users: [],
  };
  const members = await listMembers(db, restaurantId);
  const soldOut = stored.soldOut.filter((mark) => mark.kind !== "value");
  return {
    imported: { ...file, membership: { members } },
    exported: {
      ...file,
      menus: applyStockMarks(file.menus, { soldOut, stock: [] }),
      restaurant: { ...file.restaurant, ...(stored.ordersPaused ? { orders_paused: true } : {}) },
      ...(members.length > 0 ? { membership: { members } } : {}),
    },
  };
}
