import { decodeHtmlText } from "@comptoir/ordering";
import type { DiscountData, MemberData, VenueFile } from "../venue-file.ts";
import { currentValue, isSame, UNDER } from "./apply-changes.ts";
import { type Thing, type ThingKey, type ThingKind, type Things, takeApart } from "./things.ts";

/** A field with another value. Null is an absent field. */
export type FieldDifference = { readonly field: string; readonly was: unknown; readonly is: unknown };

/** A thing that is new, gone, or has other values in fields. */
export type Difference = {
  readonly change: "new" | "gone" | "changed";
  readonly thing: ThingKey;
  readonly kind: ThingKind;
  /** The thing's name before, or its new one; without markup. */
  readonly name: string;
  /** The names of what it is in, from the menu down; without markup. */
  readonly place: readonly string[];
  /** Of a new thing, its fields; of one that is gone, none. */
  readonly fields: readonly FieldDifference[];
};

/** Settings that staff change daily, and that a file without them does not reset. */
const DAILY_STAFF_SETTINGS: ReadonlySet<string> = new Set(["sold_out", "orders_paused"]);

/** Kinds that are known by their code. */
const BY_CODE: ReadonlySet<ThingKind> = new Set(["discount", "member"]);

/** Kinds that are not named when what they are in is new or gone. */
const PARTS_OF_A_DISH: ReadonlySet<ThingKind> = new Set(["option_group", "option_value"]);

/**
 * Lists what differs between two venues, thing by thing: first what is gone, then what is new, then what changed.
 * venue#file-difference.
 */
export function listDifferences(before: VenueFile, after: VenueFile): Difference[] {
  const was: Things = takeApart(withoutDefaultsIn(before));
  const is: Things = takeApart(withoutDefaultsIn(after));
  const gone = [...was].filter(([key, thing]) => isNamed(key, thing, was, is));
  const added = [...is].filter(([key, thing]) => isNamed(key, thing, is, was));
  const changed = [...is].flatMap(([key, thing]) => {
    const fields = was.has(key) ? changedFields(was, is, key) : [];
    return fields.length === 0 ? [] : [{ key, thing: was.get(key) ?? thing, fields }];
  });
  return [
    ...gone.map(([key, thing]) => differenceOf("gone", was, { key, thing, fields: [] })),
    ...added.map(([key, thing]) => differenceOf("new", is, { key, thing, fields: newFields(thing) })),
    ...changed.map((one) => differenceOf("changed", is, one)),
  ];
}

function withoutDefaultsIn(venue: VenueFile): VenueFile {
  const { membership } = venue;
  return {
    ...venue,
    discounts: venue.discounts.map(withoutDefaults),
    ...(membership ? { membership: { members: membership.members.map(withoutDefaults) } } : {}),
  };
}

/** Removes default values from a code or a member, because the database does not store them. */
function withoutDefaults<One extends DiscountData | MemberData>(one: One): One {
  const isDefault = (key: string, value: unknown) =>
    (Array.isArray(value) && value.length === 0) ||
    (key === "minimum_order_amount" && value === "0.00") ||
    (key === "name" && "code" in one && value === one.code);
  return Object.fromEntries(Object.entries(one).filter(([key, value]) => !isDefault(key, value))) as One;
}

/** Whether a thing of one venue is absent from the other, and not only because what it is in is. */
function isNamed(key: ThingKey, { kind, under }: Thing, own: Things, other: Things): boolean {
  if (other.has(key)) return false;
  return !PARTS_OF_A_DISH.has(kind) || under === null || other.has(under) || !own.has(under);
}

function changedFields(was: Things, is: Things, key: ThingKey): FieldDifference[] {
  const names = new Set([...Object.keys(was.get(key)?.fields ?? {}), ...Object.keys(is.get(key)?.fields ?? {}), UNDER]);
  return [...names].flatMap((field) => {
    const [before, after] = [currentValue(was, key, field), currentValue(is, key, field)];
    if (DAILY_STAFF_SETTINGS.has(field) && (after === null || after === (before ?? false))) return [];
    if (isSame(field, before, after)) return [];
    return field === UNDER
      ? [{ field, was: placeOf(was, key).join(", "), is: placeOf(is, key).join(", ") }]
      : [{ field, was: before, is: after }];
  });
}

function newFields({ fields }: Thing): FieldDifference[] {
  return Object.entries(fields).map(([field, is]) => ({ field, was: null, is }));
}

function differenceOf(
  change: Difference["change"],
  things: Things,
  {
    key,
    thing,
    fields,
  }: { readonly key: ThingKey; readonly thing: Thing; readonly fields: readonly FieldDifference[] },
): Difference {
  return { change, thing: key, kind: thing.kind, name: nameOf(key, thing), place: placeOf(things, key), fields };
}

/** Returns the words by which people know a thing: its name, or its code. */
export function nameOf(key: ThingKey, { kind, fields }: Pick<Thing, "kind" | "fields">): string {
  const { name, title, message } = fields;
  const words = [name, title, message].find((one) => typeof one === "string" && one !== "");
  return decodeHtmlText(String((BY_CODE.has(kind) ? null : words) ?? key.slice(key.indexOf(":") + 1)));
}

/** Returns the names of what a thing is in, from the menu down. */
function placeOf(things: Things, key: ThingKey): string[] {
  const place: string[] = [];
  let at = things.get(key)?.under;
  while (at?.includes(":")) {
    const thing = things.get(at);
    if (!thing) break;
    place.unshift(nameOf(at, thing));
    at = thing.under;
  }
  return place;
}
