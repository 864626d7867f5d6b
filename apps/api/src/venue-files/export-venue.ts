import { applyStockMarks, formatCents } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import type { Queryable } from "../db/database.ts";
import { listMembers } from "../membership/members.store.ts";
import { listDiscounts } from "../quote/discounts.store.ts";
import { loadStoredVenue } from "../venues/restaurants.store.ts";

/**
 * A restaurant as a venue file: what was imported, with what staff changed since that a file can say (sold out, paused).
 * Counted things have the file's number, not what is left today. Gift cards are left out, since only hashes of their codes
 * are known, and so are users, whose accounts are theirs. venue#file-export.
 */
export async function exportVenue(db: Queryable, restaurantId: string): Promise<VenueFile> {
  const stored = await loadStoredVenue(db, restaurantId);
  if (!stored) throw new Error(`no restaurant ${restaurantId}`);
  const codes = await listDiscounts(db, restaurantId);
  const members = await listMembers(db, restaurantId);
  const soldOut = stored.soldOut.filter((mark) => mark.kind !== "value");
  return {
    ...stored.document,
    menus: applyStockMarks(stored.document.menus, { soldOut, stock: [] }),
    restaurant: { ...stored.settings, ...(stored.ordersPaused ? { orders_paused: true } : {}) },
    discounts: codes.map((code) => ({
      code: code.code,
      ...(code.name === code.code ? {} : { name: code.name }),
      value: code.value,
      ...(code.localization ? { localization: code.localization } : {}),
      ...(code.startsAt ? { starts_at: code.startsAt.toISOString() } : {}),
      ...(code.endsAt ? { ends_at: code.endsAt.toISOString() } : {}),
      ...(code.maxUses === null ? {} : { max_uses: code.maxUses }),
      ...(code.maxUsesPerPerson === null ? {} : { max_uses_per_person: code.maxUsesPerPerson }),
      ...(code.minimumCents === null ? {} : { minimum_order_amount: formatCents(code.minimumCents) }),
      ...(code.orderTypes === null ? {} : { order_types: code.orderTypes }),
    })),
    gift_cards: [],
    users: [],
    ...(members.length === 0 ? {} : { membership: { members } }),
  };
}
