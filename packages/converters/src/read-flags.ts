import { list } from "./catalogue-words.ts";
import { entryOf, fieldOf, type Thing } from "./foreign-thing.ts";

/** What the flags of a dish or an option of another system come to in a venue file. */
export type Flags = { sold_out?: boolean; unavailable?: boolean; alcoholic_beverage?: boolean; published_at?: null };

const WHEN_ON: readonly (readonly [readonly string[], Flags])[] = [
  [list("soldout issoldout outofstock isoutofstock is86d"), { sold_out: true }],
  [list("unavailable suspended disabled"), { unavailable: true }],
  [list("alcohol isalcohol isalcoholic alcoholic containsalcohol alcoholicbeverage"), { alcoholic_beverage: true }],
  [list("hidden ishidden deleted isdeleted archived isarchived"), { published_at: null }],
];
const WHEN_OFF: readonly (readonly [readonly string[], Flags])[] = [
  [list("available isavailable instock isenabled enabled active isactive"), { unavailable: true }],
  [list("visible isvisible published"), { published_at: null }],
];

/** How shops call what is not sold: a product's `status` or `catalog_visibility`, or a date of publication that is empty. */
function isUnpublished(thing: Thing): boolean {
  const said = [fieldOf(thing, ["status"]), fieldOf(thing, ["catalogvisibility"])];
  return (
    said.some((word) => /^(?:draft|archived|private|pending|hidden|search)$/i.test(String(word))) ||
    thing.published_at === null
  );
}

/** Reads the flags that a thing sets. */
export function readFlags(thing: Thing): Flags {
  const on = WHEN_ON.filter(([words]) => isOn(fieldOf(thing, words)));
  const off = WHEN_OFF.filter(([words]) => isOff(fieldOf(thing, words)));
  const unpublished: Flags = isUnpublished(thing) ? { published_at: null } : {};
  return Object.assign(unpublished, ...[...on, ...off].map(([, flags]) => flags));
}

/** The cells and fields of flags that say neither yes nor no, such as `alcohol: maybe`. */
export function unreadFlags(thing: Thing): string[] {
  return [...WHEN_ON, ...WHEN_OFF].flatMap(([words]) => unreadFlag(thing, words)).concat(unreadFlag(thing, FEATURED));
}

/** The field that one of the words names, where it is text that says neither yes nor no, and no date. */
export function unreadFlag(thing: Thing, words: readonly string[]): string[] {
  const entry = entryOf(thing, words);
  const said = entry?.value;
  if (typeof said !== "string" || said.trim() === "" || isOn(said) || isOff(said) || /^\d{4}-\d\d/.test(said))
    return [];
  return [`${entry?.key}: ${said}`];
}

const FEATURED = ["featured", "isfeatured", "popular", "ispopular", "bestseller", "isbestseller", "recommended"];

/** Tells whether a dish is one of those that a venue shows first. */
export function isFeatured(thing: Thing): boolean {
  return isOn(fieldOf(thing, FEATURED));
}

export function isOn(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === "string" && /^(?:true|yes|oui|y|1|x)$/i.test(value.trim()));
}

export function isOff(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === "string" && /^(?:false|no|non|n|0)$/i.test(value.trim()));
}
