import { MAX_JSON_DEPTH } from "../json-text/scan-json.ts";
import { withoutRuleSchedules } from "../price-rules.ts";
import { isPlainObject } from "../reading/schema-types.ts";
import type { VenueFile } from "../venue-file.ts";

/**
 * The kinds of things that a venue consists of. Each kind but the first three has an id, which is unique within its kind.
 * studio#things.
 */
export const THING_KINDS = [
  "restaurant",
  "contact",
  "loyalty",
  "menu_group",
  "menu",
  "section",
  "item",
  "option_group",
  "option_value",
  "announcement",
  "price_rule",
  "rotation",
  "event",
  "discount",
  "member",
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** The kind of a thing and its id, such as `item:1204`; `restaurant`, `contact` and `loyalty` have no id. */
export type ThingKey = string;

/** A thing, its parent, and its own fields by name; a setting in a group is named as `order_options.ages`. */
export type Thing = {
  readonly kind: ThingKind;
  /** The parent; `restaurant` for the things of the highest level; null for those without an id. */
  readonly under: ThingKey | null;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A venue as things by key, in the order of the file. */
export type Things = ReadonlyMap<ThingKey, Thing>;

export const RESTAURANT: ThingKey = "restaurant";

/** Settings that are objects, and are merged and edited key by key. venue#file-names. */
export const SETTING_GROUPS: ReadonlySet<string> = new Set(["order_options", "menu_configuration"]);

/** The fields that hold the things within a thing. */
const CHILDREN: Partial<Record<ThingKind, Readonly<Record<string, ThingKind>>>> = {
  menu: { sections: "section", items: "item" },
  section: { items: "item" },
  item: { options: "option_group" },
  option_group: { values: "option_value" },
  option_value: { options: "option_group" },
};

/** The parts of a venue file that are lists of things. */
const PARTS = {
  menu_groups: "menu_group",
  menus: "menu",
  announcements: "announcement",
  price_rules: "price_rule",
  rotations: "rotation",
  events: "event",
  discounts: "discount",
} as const;

/** Things deeper than a file may nest are not built, so that a draft cannot exhaust the stack: the rest is a fault already. */
const DEPTH_MAX = MAX_JSON_DEPTH;

/** Fields that link a thing to its parent, which its place in the file decides. */
const LINKS: ReadonlySet<string> = new Set(["menu_id", "section_id"]);

export function thingKey(kind: ThingKind, id?: unknown): ThingKey {
  return id === undefined ? kind : `${kind}:${id}`;
}

/** Returns the field that holds the id of a kind of thing. */
export function idField(kind: ThingKind): "id" | "code" | "identifier" {
  if (kind === "discount") return "code";
  return kind === "member" ? "identifier" : "id";
}

/** Returns the kind of a key; null if there is no such kind. */
export function kindOf(key: ThingKey): ThingKind | null {
  const [kind] = key.split(":", 1);
  return THING_KINDS.find((one) => one === kind) ?? null;
}

/** Returns the id of a key; null for a kind without ids. */
export function idOfKey(key: ThingKey): string | null {
  const at = key.indexOf(":");
  return at < 0 ? null : key.slice(at + 1);
}

/** Returns the kind of the things in a list of a venue file, by the list's field; null if it holds no things. */
export function kindAt(field: string): ThingKind | null {
  if (field === "members") return "member";
  if (Object.hasOwn(PARTS, field)) return PARTS[field as keyof typeof PARTS];
  return (
    Object.values(CHILDREN)
      .flatMap((fields) => Object.entries(fields))
      .find(([name]) => name === field)?.[1] ?? null
  );
}

/** Whether things of a kind can be directly within a parent of another kind. */
export function canHold(parent: ThingKind, child: ThingKind): boolean {
  if (parent === "restaurant") return Object.values<ThingKind>(PARTS).includes(child);
  return Object.values(CHILDREN[parent] ?? {}).includes(child);
}

/**
 * Takes a venue apart into its things, so that two venues can be compared, and one edited, field by field.
 * `putTogether` is the inverse. Schedules that follow from price rules are left out: they are no fields of the dishes' own.
 * studio#things, menu#price-rules.
 */
export function takeApart(whole: VenueFile): Map<ThingKey, Thing> {
  const venue = withoutRuleSchedules(whole);
  const things = new Map<ThingKey, Thing>();
  things.set(RESTAURANT, { kind: "restaurant", under: null, fields: flatten(venue.restaurant) });
  for (const kind of ["contact", "loyalty"] as const) {
    const fields = venue[kind];
    if (fields) things.set(kind, { kind, under: null, fields });
  }
  for (const [part, kind] of Object.entries(PARTS)) {
    const list = venue[part as keyof typeof PARTS] as readonly Record<string, unknown>[];
    for (const data of list ?? []) {
      takeThing(things, { kind, key: thingKey(kind, data[idField(kind)]), under: RESTAURANT }, data);
    }
  }
  for (const member of venue.membership?.members ?? []) {
    takeThing(things, { kind: "member", key: thingKey("member", member.identifier), under: RESTAURANT }, member);
  }
  return things;
}

type Place = { readonly kind: ThingKind; readonly key: ThingKey; readonly under: ThingKey };

/** Adds a thing with all within it. Recursion is bounded by the nesting limit of venue files. */
function takeThing(things: Map<ThingKey, Thing>, { kind, key, under }: Place, data: object): void {
  const children = CHILDREN[kind] ?? {};
  const isOwn = (name: string) => children[name] === undefined && !LINKS.has(name);
  const names = Object.keys(data);
  // Most things are options with nothing within them, and need no copy.
  const fields = names.every(isOwn) ? data : Object.fromEntries(Object.entries(data).filter(([name]) => isOwn(name)));
  things.set(key, { kind, under, fields: fields as Thing["fields"] });
  for (const name of names) {
    const childKind = children[name];
    if (childKind === undefined) continue;
    const within = (data as Record<string, unknown>)[name] ?? [];
    for (const child of within as readonly Record<string, unknown>[]) {
      takeThing(things, { kind: childKind, key: thingKey(childKind, child.id), under: key }, child);
    }
  }
}

/** Names the settings in a group as `order_options.ages`. */
function flatten(restaurant: VenueFile["restaurant"]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(restaurant)) {
    if (!SETTING_GROUPS.has(name) || !isPlainObject(value)) fields[name] = value;
    else for (const [inner, one] of Object.entries(value)) fields[`${name}.${inner}`] = one;
  }
  return fields;
}

/**
 * Puts things together to a venue file without gift cards and users. Things whose parent is absent are left out. Siblings keep
 * the order in which they are listed. studio#things.
 */
export function putTogether(things: Things): VenueFile {
  const within = new Map<ThingKey, Map<ThingKind, ThingKey[]>>();
  for (const [key, { kind, under }] of things) {
    if (under === null) continue;
    const kinds = within.get(under) ?? new Map<ThingKind, ThingKey[]>();
    within.set(under, kinds);
    const keys = kinds.get(kind);
    if (keys) keys.push(key);
    else kinds.set(kind, [key]);
  }
  const build = (key: ThingKey, depth = 0): Record<string, unknown> => {
    const thing = things.get(key) as Thing;
    const data: Record<string, unknown> = { ...thing.fields };
    if (depth > DEPTH_MAX) return data;
    for (const [name, kind] of Object.entries(CHILDREN[thing.kind] ?? {})) {
      const keys = within.get(key)?.get(kind) ?? [];
      if (keys.length > 0) data[name] = keys.map((child) => build(child, depth + 1));
    }
    return data;
  };
  const list = (kind: ThingKind) => (within.get(RESTAURANT)?.get(kind) ?? []).map((key) => build(key));
  const members = list("member");
  return {
    restaurant: gather(things.get(RESTAURANT)?.fields ?? {}),
    ...Object.fromEntries(Object.entries(PARTS).map(([part, kind]) => [part, list(kind)])),
    ...(things.has("contact") ? { contact: build("contact") } : {}),
    ...(things.has("loyalty") ? { loyalty: build("loyalty") } : {}),
    ...(members.length > 0 ? { membership: { members } } : {}),
    gift_cards: [],
    users: [],
  } as unknown as VenueFile;
}

/** Puts settings back into their groups. */
function gather(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const restaurant: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [group = name, inner] = name.split(".");
    if (inner === undefined || !SETTING_GROUPS.has(group)) restaurant[name] = value;
    else restaurant[group] = { ...(restaurant[group] as object | undefined), [inner]: value };
  }
  return restaurant;
}
