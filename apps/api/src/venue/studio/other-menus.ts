import { type Locale, ownLocale, type StaffCaller } from "@comptoir/ordering";
import { type Thing, type ThingKey, type ThingKind, takeApart } from "@comptoir/venue-file";
import { findRoleAt } from "../../people/staff.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { loadVenueFile } from "../venue-files/export-venue.ts";

const KINDS: ReadonlySet<ThingKind> = new Set([
  "menu",
  "section",
  "item",
  "option_group",
  "option_value",
  "price_rule",
]);

/** Fields that guests do not see, or that count for the restaurant's own stock and members only. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["stock", "auto_restock", "sold_out", "memberPrice", "promos"]);

/**
 * Whether a person's own session may copy from another restaurant: the person is a manager there too, and could switch to it. Who is
 * chosen on a device, and a device, cannot. studio#copy-from, staff#switch.
 */
export async function managesOther(
  database: Database,
  { restaurantId, staffId, personId }: StaffCaller,
  otherId: string,
): Promise<boolean> {
  if (otherId === restaurantId || personId !== staffId) return false;
  return (await findRoleAt(database, { restaurantId: otherId, staffId }))?.role === "manager";
}

export type OtherMenu = {
  readonly name: string;
  readonly locale: Locale;
  readonly things: ReadonlyMap<ThingKey, Thing>;
};

/**
 * Loads the published menus of a restaurant as things, as its guests can see them: without what is hidden, stock and members' prices;
 * and its price rules, which say what does not come along. Null for an unknown restaurant. studio#copy-from.
 */
export async function loadOtherMenu(database: Database, restaurantId: string): Promise<OtherMenu | null> {
  const published = await loadVenueFile(database, restaurantId);
  if (published === null) return null;
  const things = new Map<ThingKey, Thing>();
  // A parent is listed before what it holds.
  for (const [key, { kind, under, fields }] of takeApart(published)) {
    const isShown = fields.published_at !== null && (under === "restaurant" || (under !== null && things.has(under)));
    if (!KINDS.has(kind) || !isShown) continue;
    const shown = Object.entries(fields).filter(([field]) => !OWN_FIELDS.has(field));
    things.set(key, { kind, under, fields: Object.fromEntries(shown) });
  }
  const { name, locales } = published.restaurant;
  return { name, locale: ownLocale({ locales: locales ?? null }), things };
}
