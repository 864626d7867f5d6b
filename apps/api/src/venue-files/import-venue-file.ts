import { orderingSettings, withoutSoldOut } from "@comptoir/ordering";
import { type Fault, parseVenueFile, type VenueFile, type Warning } from "@comptoir/venue-file";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { inTransaction, sqlState, type Transaction } from "../db/transaction.ts";
import { replaceMembers } from "../membership/members.store.ts";
import { replaceDiscounts } from "../quote/discounts.store.ts";
import { issueGiftCards } from "../quote/gift-cards.store.ts";
import { thingsOf } from "../stock/counted-things.ts";
import { replaceMarks } from "../stock/sold-out-marks.store.ts";
import { replaceStock } from "../stock/stock-levels.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import { findIdentityFaults } from "./identity-faults.ts";

/** What an import came to. A file with a fault has changed nothing. */
export type ImportResult =
  | {
      readonly imported: { readonly restaurantId: string; readonly slug: string; readonly isNew: boolean };
      readonly warnings: readonly Warning[];
      /** All of them; only the first thousand are listed. */
      readonly warningCount: number;
    }
  | { readonly faults: readonly Fault[]; readonly faultCount: number };

/** How PostgreSQL says that a slug is another restaurant's already: nothing else here is unique beyond one restaurant. */
const UNIQUE_VIOLATION = "23505";

/** `rename`: a restaurant that stands under another slug moves to the file's. */
export type ImportOptions = { readonly now: Date; readonly rename?: boolean };

/**
 * Imports a venue file: everything is checked first, and a file with a fault changes nothing. The restaurant's menu is
 * replaced in one transaction; orders, gift cards already issued, uses of codes and what was sold of counted things stay.
 * Importing the same file again changes nothing that a diner could see. A file whose id or slug another restaurant has is
 * refused: one restaurant's menu never replaces another's. venue#file-import, venue#file-identity.
 */
export async function importVenueFile(
  database: Database,
  file: string | Uint8Array | object,
  { now, rename = false }: ImportOptions,
): Promise<ImportResult> {
  const text = typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file);
  const parsed = parseVenueFile(text, { importedAt: now.toISOString() });
  if ("faults" in parsed) return { faults: parsed.faults, faultCount: parsed.faultCount };
  let clash: unknown;
  try {
    const imported = await saveVenue(database, parsed.venue, { now, rename });
    if (imported) return { imported, warnings: parsed.warnings, warningCount: parsed.warningCount };
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    clash = error;
  }
  const faults = await findIdentityFaults(database, parsed.venue.restaurant, rename);
  if (faults.length === 0) throw new Error("The venue file met a change of the same restaurant.", { cause: clash });
  return { faults, faultCount: faults.length };
}

/** Saves all of a venue; null, with nothing saved, when its restaurant stands under another slug and keeps it. */
async function saveVenue(database: Database, venue: VenueFile, { now, rename }: Required<ImportOptions>) {
  const restaurantId = String(venue.restaurant.id);
  const today = localMomentOf(now, orderingSettings(venue.restaurant).zone).date;
  const things = thingsOf(venue);
  return inTransaction(database, "read committed", async (transaction) => {
    const isNew = await saveRestaurant(transaction, restaurantId, venue, { now, rename });
    if (isNew === null) return null;
    await replaceMarks(transaction, restaurantId, things, now);
    await replaceStock(transaction, restaurantId, things.counted, today);
    await replaceDiscounts(transaction, restaurantId, venue.discounts);
    await issueGiftCards(transaction, restaurantId, venue.gift_cards, now);
    if (venue.membership) await replaceMembers(transaction, restaurantId, venue.membership.members);
    await bumpRevision(transaction, restaurantId);
    return { restaurantId, slug: venue.restaurant.slug, isNew };
  });
}

const saveRestaurantStatement = statement({
  name: "save restaurant",
  text: `insert into restaurants (restaurant_id, slug, settings, orders_paused, imported_at)
         values (:restaurantId, :slug, :settings, coalesce(:paused::bool, false), :now)
         on conflict (restaurant_id) do update set slug = excluded.slug, settings = excluded.settings,
           imported_at = excluded.imported_at,
           orders_paused = coalesce(:paused, restaurants.orders_paused),
           orders_paused_message = case when :paused is null then restaurants.orders_paused_message end
         where restaurants.slug = excluded.slug or :rename
         returning xmax = 0 as "isNew"`,
  params: {
    restaurantId: "text",
    slug: "text",
    settings: "jsonb",
    paused: "bool?",
    now: "timestamptz",
    rename: "bool",
  },
  row: { isNew: "bool" },
});

const saveDocumentStatement = statement({
  name: "save menu document",
  text: `insert into restaurant_menus (restaurant_id, document) values (:restaurantId, :document)
         on conflict (restaurant_id) do update set document = excluded.document`,
  params: { restaurantId: "text", document: "jsonb" },
});

/**
 * Saves the settings and the document, and tells whether the restaurant is new; null, with nothing saved, when it keeps
 * another slug. Whether orders are paused stays as staff left it, unless the file says.
 */
async function saveRestaurant(
  transaction: Transaction,
  restaurantId: string,
  venue: VenueFile,
  { now, rename }: Required<ImportOptions>,
) {
  const { restaurant, discounts: _codes, gift_cards: _cards, membership: _members, ...document } = venue;
  const { orders_paused: paused, ...settings } = restaurant;
  const saved = await saveRestaurantStatement.oneOrNull(transaction, {
    restaurantId,
    slug: restaurant.slug,
    settings,
    paused: paused ?? null,
    now,
    rename,
  });
  if (!saved) return null;
  const menus = withoutSoldOut(document.menus);
  await saveDocumentStatement.count(transaction, { restaurantId, document: { ...document, menus } });
  return saved.isNew;
}
