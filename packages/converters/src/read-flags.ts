import { list } from "./catalogue-words.ts";
import { entryOf, fieldOf, type Thing } from "./foreign-thing.ts";

/** The flags of a dish or an option, in the format of a venue file. */
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

/** Tells whether a shop hides a product, by its status, visibility or publication date. */
function isUnpublished(thing: Thing): boolean {
  const said = [fieldOf(thing, ["status"]), fieldOf(thing, ["catalogvisibility"])];
  return (
    said.some((word) => /^(?:draft|archived|private|pending|hidden|search)$/i.test(String(word))) ||
    thing.published_at === null
  );
}

export function readFlags(thing: Thing): Flags {
  const on = WHEN_ON.filter(([words]) => isOn(fieldOf(thing, words)));
  const off = WHEN_OFF.filter(([words]) => isOff(fieldOf(thing, words)));
  const unpublished: Flags = isUnpublished(thing) ? { published_at: null } : {};
  return Object.assign(unpublished, ...[...on, ...off].map(([, flags]) => flags));
}

export function unreadFlags(thing: Thing): string[] {
  return [...WHEN_ON, ...WHEN_OFF].flatMap(([words]) => unreadFlag(thing, words)).concat(unreadFlag(thing, FEATURED));
}

/** Returns the field that matches one of the words, if its text is neither yes nor no nor a date. */
export function unreadFlag(thing: Thing, words: readonly string[]): string[] {
  const entry = entryOf(thing, words);
  const said = entry?.value;
  if (typeof said !== "string" || said.trim() === "" || isOn(said) || isOff(said) || /^\d{4}-\d\d/.test(said))
    return [];
  return [`${entry?.key}: ${said}`];
}

const FEATURED = ["featured", "isfeatured", "popular", "ispopular", "bestseller", "isbestseller", "recommended"];

export function isFeatured(thing: Thing): boolean {
  return isOn(fieldOf(thing, FEATURED));
}

export function isOn(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === "string" && /^(?:true|yes|oui|y|1|x)$/i.test(value.trim()));
}

export function isOff(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === "string" && /^(?:false|no|non|n|0)$/i.test(value.trim()));
}
