import { orderingSettings } from "@comptoir/ordering";
import { type Fault, parseVenueFile, type VenueFile, type Warning } from "@comptoir/venue-file";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { replaceDiscounts } from "../costs/discounts.store.ts";
import { issueGiftCards } from "../costs/gift-cards.store.ts";
import { type Database, type Orm, openDatabase } from "../db/database.ts";
import { inTransaction, sqlState } from "../db/transaction.ts";
import { replaceMembers } from "../membership/members.store.ts";
import { thingsOf } from "../menus/counted-things.ts";
import { replaceMarks } from "../menus/sold-out-marks.store.ts";
import { replaceStock } from "../menus/stock-levels.store.ts";
import { withoutSoldOut } from "../menus/without-sold-out.ts";
import { localMomentOf } from "../time/zoned.ts";
import { bumpRevision } from "./restaurants.store.ts";

/** What an import came to. A file with a fault has changed nothing. */
export type ImportResult =
  | {
      readonly imported: { readonly restaurantId: string; readonly slug: string; readonly isNew: boolean };
      readonly warnings: readonly Warning[];
      /** All of them; only the first thousand are listed. */
      readonly warningCount: number;
    }
  | { readonly faults: readonly Fault[]; readonly faultCount: number };

/**
 * Imports a venue file: everything is checked first, and a file with a fault changes nothing. The restaurant's menu is
 * replaced in one transaction; orders, gift cards already issued, uses of codes and what was sold of counted things stay.
 * Importing the same file again changes nothing that a diner could see. Rules, section 6.
 */
export async function importVenueFile(
  pool: pg.Pool,
  file: string | Uint8Array | object,
  { now }: { readonly now: Date },
): Promise<ImportResult> {
  const text = typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file);
  const parsed = parseVenueFile(text, { importedAt: now.toISOString() });
  if ("faults" in parsed) return { faults: parsed.faults, faultCount: parsed.faultCount };
  const database = openDatabase(pool);
  try {
    const imported = await saveVenue(database, parsed.venue, now);
    return { imported, warnings: parsed.warnings, warningCount: parsed.warningCount };
  } catch (error) {
    // The only thing that two restaurants can quarrel about is their slug.
    if (sqlState(error) !== "23505") throw error;
    return {
      faults: [
        {
          path: "restaurant.slug",
          wrong: `is ${JSON.stringify(parsed.venue.restaurant.slug)}, which another restaurant has already`,
          expected: "a slug of its own, or the id of the restaurant that has it",
        },
      ],
      faultCount: 1,
    };
  }
}

async function saveVenue(database: Database, venue: VenueFile, now: Date) {
  const restaurantId = String(venue.restaurant.id);
  const today = localMomentOf(now, orderingSettings(venue.restaurant).zone).date;
  const things = thingsOf(venue);
  return inTransaction(database, "read committed", async ({ orm }) => {
    const isNew = await saveRestaurant(orm, restaurantId, venue, now);
    await replaceMarks(orm, restaurantId, things, now);
    await replaceStock(orm, restaurantId, things.counted, today);
    await replaceDiscounts(orm, restaurantId, venue.discounts);
    await issueGiftCards(orm, restaurantId, venue.gift_cards, now);
    if (venue.membership) await replaceMembers(orm, restaurantId, venue.membership.members);
    await bumpRevision(orm, restaurantId);
    return { restaurantId, slug: venue.restaurant.slug, isNew };
  });
}

/** Saves the settings and the document. Whether orders are paused stays as staff left it, unless the file says. */
async function saveRestaurant(orm: Orm, restaurantId: string, venue: VenueFile, now: Date): Promise<boolean> {
  const { restaurant, discounts: _codes, gift_cards: _cards, membership: _members, ...document } = venue;
  const { orders_paused: paused, ...settings } = restaurant;
  const { rows } = await orm.execute<{ is_new: boolean }>(sql`
    insert into restaurants (restaurant_id, slug, settings, orders_paused, imported_at)
    values (${restaurantId}, ${restaurant.slug}, ${JSON.stringify(settings)}::jsonb, ${paused ?? false}, ${now.toISOString()})
    on conflict (restaurant_id) do update set slug = excluded.slug, settings = excluded.settings,
      imported_at = excluded.imported_at,
      orders_paused = coalesce(${paused ?? null}::boolean, restaurants.orders_paused),
      orders_paused_message = case when ${paused ?? null}::boolean is null then restaurants.orders_paused_message end
    returning xmax = 0 as is_new`);
  await orm.execute(sql`
    insert into restaurant_menus (restaurant_id, document) values (${restaurantId}, ${JSON.stringify(withoutSoldOut(document))}::jsonb)
    on conflict (restaurant_id) do update set document = excluded.document`);
  return rows[0]?.is_new ?? false;
}
