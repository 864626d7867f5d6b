import type { VenueFile } from "@comptoir/venue-file";
import { asc, eq } from "drizzle-orm";
import { discounts } from "../costs/discounts.table.ts";
import type { Orm } from "../db/database.ts";
import { members } from "../membership/members.table.ts";
import { applyMarks } from "../menus/apply-marks.ts";
import { loadStoredVenue } from "./restaurants.store.ts";

/**
 * A restaurant as a venue file: what was imported, with what staff changed since that a file can say (sold out, paused).
 * Counted things have the file's number, not what is left today. Gift cards are left out, since only hashes of their codes
 * are known. venue#file-export.
 */
export async function exportVenue(orm: Orm, restaurantId: string): Promise<VenueFile> {
  const stored = await loadStoredVenue(orm, restaurantId);
  if (!stored) throw new Error(`no restaurant ${restaurantId}`);
  const codes = await orm
    .select()
    .from(discounts)
    .where(eq(discounts.restaurantId, restaurantId))
    .orderBy(asc(discounts.codeKey));
  const people = await orm
    .select()
    .from(members)
    .where(eq(members.restaurantId, restaurantId))
    .orderBy(asc(members.identifierKey));
  const marked = stored.soldOut.filter((mark) => mark.kind !== "value");
  return {
    ...applyMarks(stored.document, marked, []),
    restaurant: { ...stored.settings, ...(stored.ordersPaused ? { orders_paused: true } : {}) },
    discounts: codes.map((code) => ({
      code: code.code,
      ...(code.name === code.code ? {} : { name: code.name }),
      value: code.value,
      ...(code.localization ? { localization: code.localization } : {}),
      ...(code.startsAt ? { starts_at: code.startsAt.toISOString() } : {}),
      ...(code.endsAt ? { ends_at: code.endsAt.toISOString() } : {}),
      ...(code.maxUses === null ? {} : { max_uses: code.maxUses }),
    })),
    gift_cards: [],
    ...(people.length === 0
      ? {}
      : {
          membership: {
            members: people.map(({ identifier, person, promos }) => ({ identifier, ...person, promos })),
          },
        }),
  };
}
