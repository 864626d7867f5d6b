import { offeredOrderTypes, orderingSettings, withoutSoldOut } from "@comptoir/ordering";
import type { VenueFile, Warning } from "@comptoir/venue-file";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import { listTimesOfSuites, moveWithEvents } from "../../ordering/orders/change/move-with-events.ts";
import { replaceDiscounts } from "../../ordering/quote/discounts.store.ts";
import { issueGiftCards } from "../../ordering/quote/gift-cards.store.ts";
import { replaceMembers } from "../../people/membership/members.store.ts";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { publishPictures } from "../pictures/named-pictures.ts";
import { thingsOf } from "../stock/counted-things.ts";
import { replaceMarks } from "../stock/sold-out-marks.store.ts";
import { replaceStock } from "../stock/stock-levels.store.ts";
import { replaceEvents } from "../suites/replace-events.store.ts";
import { findHubs } from "../venues/build-hub.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import { type Publication, writeVersion } from "./versions.store.ts";

export type ImportPlan = {
  readonly venue: VenueFile;
  readonly passwords: ReadonlyMap<string, string>;
  readonly before: VenueFile | null;
  /** The number of things that are new, gone or changed; 0 for a new restaurant. */
  readonly differences: number;
  /** Differences between the venue and the file, as text; empty for a new restaurant. */
  readonly difference: readonly string[];
  /** Gift cards and accounts that the import creates, as text. No revert removes them. */
  readonly issued: readonly string[];
  readonly warnings: readonly Warning[];
  readonly warningCount: number;
};

/** Saves a venue as a new version. `note` writes who published it into the history. venue#file-import, studio#venue-versions. */
export async function saveVenue(
  transaction: Transaction,
  { venue, before, difference, differences }: ImportPlan,
  {
    now,
    note,
    publication = { origin: "import", by: null },
  }: { readonly now: Date; readonly note?: NoteAct | undefined; readonly publication?: Publication | undefined },
) {
  const restaurantId = String(venue.restaurant.id);
  const today = localMomentOf(now, orderingSettings(venue.restaurant).zone).date;
  const things = thingsOf(venue);
  const kept = keptOf(venue);
  await saveRestaurant(transaction, restaurantId, { venue, kept, now });
  // Without a difference the newest version stays, so that a revert still works.
  if (before === null || difference.length > 0) {
    await writeVersion(transaction, restaurantId, { ...publication, at: now, differences, before, venue: kept });
  }
  await publishPictures(transaction, venue, now);
  await replaceMarks(transaction, restaurantId, things, now);
  await replaceStock(transaction, restaurantId, things.counted, today);
  await replaceDiscounts(transaction, restaurantId, venue.discounts);
  await issueGiftCards(transaction, restaurantId, venue.gift_cards, now);
  await replaceMembers(transaction, restaurantId, venue.membership?.members ?? []);
  const times = await listTimesOfSuites(transaction, restaurantId);
  await replaceEvents(transaction, restaurantId, venue.events);
  const moved = await moveWithEvents(transaction, { restaurantId, before: times, now });
  const hubs = await findHubs(transaction, venue.restaurant.group);
  await bumpRevision(transaction, ...new Set([restaurantId, ...hubs]));
  await note?.(transaction, now);
  await writeVenueEvents(transaction, [...moved, { type: "menu.published", restaurantId, at: now }]);
  return { restaurantId, slug: venue.restaurant.slug, isNew: before === null };
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
           orders_paused_until = case when :paused is null then restaurants.orders_paused_until end`,
  params: {
    restaurantId: "text",
    slug: "text",
    settings: "jsonb",
    orderTypes: "text[]",
    paused: "bool?",
    now: "timestamptz",
  },
});

const saveDocumentStatement = statement({
  name: "save menu document",
  text: `insert into restaurant_menus (restaurant_id, document) values (:restaurantId, :document)
         on conflict (restaurant_id) do update set document = excluded.document`,
  params: { restaurantId: "text", document: "jsonb" },
});

/** Returns a venue without gift cards and accounts, and without what staff change at any hour: the pause and sold-out marks. */
function keptOf({ restaurant: { orders_paused: _paused, ...settings }, menus, ...venue }: VenueFile): VenueFile {
  return { ...venue, restaurant: settings, menus: withoutSoldOut(menus), gift_cards: [], users: [] };
}

/** Saves settings and document. The pause stays as staff set it, unless the file sets it. */
async function saveRestaurant(
  transaction: Transaction,
  restaurantId: string,
  { venue: { restaurant }, kept, now }: { readonly venue: VenueFile; readonly kept: VenueFile; readonly now: Date },
): Promise<void> {
  const {
    restaurant: settings,
    discounts: _codes,
    gift_cards: _cards,
    membership: _members,
    users: _users,
    ...document
  } = kept;
  await saveRestaurantStatement.count(transaction, {
    restaurantId,
    slug: restaurant.slug,
    settings,
    orderTypes: offeredOrderTypes(restaurant, document.menus),
    paused: restaurant.orders_paused ?? null,
    now,
  });
  await saveDocumentStatement.count(transaction, { restaurantId, document });
}
