import { decodeHtmlText, type MenuItemData } from "@comptoir/ordering";
import { safe } from "./clean-text.ts";
import { isPlainObject } from "./reading/schema-types.ts";
import type { DiscountData, MemberData, VenueFile } from "./venue-file.ts";

type Data = Readonly<Record<string, unknown>>;
type Thing = { readonly name: string; readonly data: Data };

/** Maximum number of lines per kind of change, such as new dishes; further ones are counted. */
const LINES_MAX = 30;
const VALUE_MAX = 60;

/** Settings that are objects, and are compared key by key. */
const GROUPS: ReadonlySet<string> = new Set(["order_options", "menu_configuration"]);

/** Settings that staff change daily, and that a file without them does not reset. */
const DAILY_STAFF_SETTINGS: ReadonlySet<string> = new Set(["sold_out", "orders_paused"]);

/** Describes in English what an import would change, one line per change. venue#file-difference. */
export function describeDifference(before: VenueFile, after: VenueFile): string[] {
  const compare = (kind: string, list: (venue: VenueFile) => Iterable<readonly [string, Thing]>) =>
    compareThings(kind, new Map(list(before)), new Map(list(after)));
  return [
    ...changesOf(settingsOf(before), settingsOf(after)).map((change) => `restaurant.${change}`),
    ...compare("Menu group", ({ menu_groups }) => byId(menu_groups)),
    ...compare("Menu", ({ menus }) => byId(menus.map(({ items: _items, sections: _sections, ...menu }) => menu))),
    ...compare("Section", sectionsOf),
    ...compare("Dish", dishesOf),
    ...compare("Discount", ({ discounts }) => byKey(discounts.map(withoutDefaults), ({ code }) => code)),
    ...compare("Member", ({ membership }) =>
      byKey((membership?.members ?? []).map(withoutDefaults), ({ identifier }) => identifier),
    ),
    ...compare("Announcement", ({ announcements }) => byId(announcements)),
    ...compare("Rotation", ({ rotations }) => byId(rotations)),
    ...compare("Event", ({ events }) => byId(events)),
    ...changesOf(
      { contact: before.contact, loyalty: before.loyalty },
      { contact: after.contact, loyalty: after.loyalty },
    ),
  ];
}

/** Flattens a restaurant's settings, with names such as `order_options.support_email`. */
function settingsOf({ restaurant }: VenueFile): Data {
  const settings: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(restaurant)) {
    if (!GROUPS.has(key) || !isPlainObject(value)) settings[key] = value;
    else for (const [inner, one] of Object.entries(value)) settings[`${key}.${inner}`] = one;
  }
  return settings;
}

/** Removes default values from a code or a member, because the database does not store them. */
function withoutDefaults<One extends DiscountData | MemberData>(one: One): One {
  const isDefault = (key: string, value: unknown) =>
    (Array.isArray(value) && value.length === 0) ||
    (key === "minimum_order_amount" && value === "0.00") ||
    (key === "name" && "code" in one && value === one.code);
  return Object.fromEntries(Object.entries(one).filter(([key, value]) => !isDefault(key, value))) as One;
}

function byKey<One extends object>(list: readonly One[], keyOf: (one: One) => string): [string, Thing][] {
  return list.map((one) => [keyOf(one), { name: quote(keyOf(one)), data: one as Data }]);
}

function byId(list: readonly object[]): [string, Thing][] {
  return list.map((one) => {
    const { id, name, title, message } = one as Data;
    return [String(id), { name: quote(name ?? title ?? message ?? id), data: one as Data }];
  });
}

function sectionsOf({ menus }: VenueFile): [string, Thing][] {
  return menus.flatMap((menu) =>
    byId((menu.sections ?? []).map(({ items: _items, ...section }) => section)).map(
      ([id, { name, data }]): [string, Thing] => [id, { name: `${name} (${textOf(menu.name)})`, data }],
    ),
  );
}

function dishesOf({ menus }: VenueFile): [string, Thing][] {
  const named = (items: readonly MenuItemData[] | null | undefined, place: string) =>
    byId(items ?? []).map(([id, { name, data }]): [string, Thing] => [
      id,
      { name: `${name} (${place})`, data: { ...data, place } },
    ]);
  return menus.flatMap((menu) => [
    ...named(menu.items, textOf(menu.name)),
    ...(menu.sections ?? []).flatMap(({ items, name }) => named(items, `${textOf(menu.name)}, ${textOf(name)}`)),
  ]);
}

function compareThings(kind: string, before: ReadonlyMap<string, Thing>, after: ReadonlyMap<string, Thing>): string[] {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, { name }]) => `${kind} ${name} goes.`);
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(([, { name, data }]) => `${kind} ${name} is new${typeof data.price === "string" ? `, ${data.price}` : ""}.`);
  const changed = [...after].flatMap(([key, { name, data }]) => {
    const earlier = before.get(key);
    const changes = earlier ? changesOf(earlier.data, data) : [];
    return changes.length === 0 ? [] : `${kind} ${earlier?.name ?? name}: ${changes.join("; ")}`;
  });
  return [gone, added, changed].flatMap((lines) => shorten(lines, kind));
}

function shorten(lines: readonly string[], kind: string): string[] {
  if (lines.length <= LINES_MAX) return [...lines];
  return [...lines.slice(0, LINES_MAX), `${kind}: ${lines.length - LINES_MAX} more of these.`];
}

function changesOf(before: Data, after: Data): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const [was, is] = [before[key] ?? null, after[key] ?? null];
    if (DAILY_STAFF_SETTINGS.has(key) && (is === null || is === (was ?? false))) return [];
    if (canonical({ [key]: before[key] }) === canonical({ [key]: after[key] })) return [];
    if (was === null) return `${key} is set to ${show(is)}`;
    if (is === null) return `${key} ${show(was)} is taken away`;
    const [shownWas, shownIs] = [show(was), show(is)];
    return shownWas === shownIs ? `${key} changes` : `${key} ${shownWas} becomes ${shownIs}`;
  });
}

/**
 * Serializes data with sorted keys, because the database does not keep their order. Any `published_at` counts
 * as equal, except null.
 */
function canonical(value: Data): string {
  return JSON.stringify(value, (key, one: unknown) => {
    if (key === "published_at" && one !== null) return undefined;
    if (!isPlainObject(one)) return one;
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value);
  return safe(text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX - 1)}…` : text);
}

function quote(value: unknown): string {
  return show(typeof value === "string" ? decodeHtmlText(value) : value);
}

const textOf = (name: string) => safe(decodeHtmlText(name));
