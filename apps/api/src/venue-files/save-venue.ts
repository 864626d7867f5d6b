import { offeredOrderTypes, orderingSettings, withoutSoldOut } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import { replaceMembers } from "../membership/members.store.ts";
import { moveWithEvents } from "../orders/change/move-with-events.ts";
import { listTimesOfSuites } from "../orders/change/moved-events.store.ts";
import { replaceDiscounts } from "../quote/discounts.store.ts";
import { issueGiftCards } from "../quote/gift-cards.store.ts";
import { thingsOf } from "../stock/counted-things.ts";
import { replaceMarks } from "../stock/sold-out-marks.store.ts";
import { replaceStock } from "../stock/stock-levels.store.ts";
import { replaceEvents } from "../suites/replace-events.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { findHubs } from "../venues/build-hub.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";

/** `rename`: a restaurant that stands under another slug moves to the file's. */
export type ImportOptions = { readonly now: Date; readonly rename?: boolean };

/** Saves all of a venue; null, with nothing saved, when its restaurant stands under another slug and keeps it. */
export async function saveVenue(database: Database, venue: VenueFile, { now, rename }: Required<ImportOptions>) {
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
    const before = await listTimesOfSuites(transaction, restaurantId);
    await replaceEvents(transaction, restaurantId, venue.events);
    await moveWithEvents(transaction, { restaurantId, before, now });
    const hubs = await findHubs(transaction, venue.restaurant.group);
    await bumpRevision(transaction, ...new Set([restaurantId, ...hubs]));
    return { restaurantId, slug: venue.restaurant.slug, isNew };
  });
}

const saveRestaurantStatement = statement({
  name: "save restaurant",
  text: `insert into restaurants (restaurant_id, slug, settings, order_types, orders_paused, imported_at)
         values (:restaurantId, :slug, :settings, :orderTypes, coalesce(:paused::bool, false), :now)
         on conflict (restaurant_id) do update set slug = excluded.slug, settings = excluded.settings,
           order_types = excluded.order_types,
           imported_at = excluded.imported_at,
           orders_paused = coalesce(:paused, restaurants.orders_paused),
           orders_paused_message = case when :paused is null then restaurants.orders_paused_message end,
           orders_paused_until = case when :paused is null then restaurants.orders_paused_until end
         where restaurants.slug = excluded.slug or :rename
         returning xmax = 0 as "isNew"`,
  params: {
    restaurantId: "text",
    slug: "text",
    settings: "jsonb",
    orderTypes: "text[]",
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
  const { restaurant, discounts: _codes, gift_cards: _cards, membership: _members, users: _users, ...document } = venue;
  const { orders_paused: paused, ...settings } = restaurant;
  const saved = await saveRestaurantStatement.oneOrNull(transaction, {
    restaurantId,
    slug: restaurant.slug,
    settings,
    orderTypes: offeredOrderTypes(restaurant, document.menus),
    paused: paused ?? null,
    now,
    rename,
  });
  if (!saved) return null;
  const menus = withoutSoldOut(document.menus);
  await saveDocumentStatement.count(transaction, { restaurantId, document: { ...document, menus } });
  return saved.isNew;
}
