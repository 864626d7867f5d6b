import { IMAGE_KEYS } from "./catalogue-words.ts";
import { fieldOf, isThing, type Thing } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { type Flags, isOn, readFlags, unreadFlags } from "./read-flags.ts";

/** The attributes of a dish or an option besides name and price, in the format of a venue file. */
export type Traits = Flags & {
  image?: string;
  sku?: string;
  calories?: number;
  allergens?: string;
  diets?: string;
};

export function readTraits(thing: Thing): Traits {
  const image = imageOf(fieldOf(thing, IMAGE_KEYS));
  const sku = fieldOf(thing, ["sku", "plu", "barcode"]);
  const calories = caloriesOf(thing);
  const allergens = allergensOf(thing);
  const diets = dietsOf(thing);
  return {
    ...(image !== null && { image }),
    ...((typeof sku === "string" || typeof sku === "number") && {
      sku: String(sku).replace(/[<>]/g, "").slice(0, 100),
    }),
    ...(calories !== null && { calories }),
    ...(allergens !== null && { allergens }),
    ...(diets.length > 0 && { diets: diets.join(", ") }),
    ...readFlags(thing),
  };
}

/** Reads the attributes of an option or a size, which has `unavailable` instead of `sold_out`. */
export function readOptionTraits(thing: Thing): Omit<Traits, "sold_out"> & { max_quantity?: number } {
  const { sold_out, ...traits } = readTraits(thing);
  if (sold_out) traits.unavailable = true;
  const most = Number(fieldOf(thing, ["maxquantity", "maxqty", "maxpermitted"]));
  return Number.isInteger(most) && most > 0 && most <= 1000 ? { ...traits, max_quantity: most } : traits;
}

export function noteUnreadTraits(thing: Thing, notes: Notes): void {
  for (const said of unreadFlags(thing)) notes.count("flagsUnread", said);
  const calories = fieldOf(thing, ["calories", "kcal", "calorie", "cal", "caloriecount"]);
  if (typeof calories === "string" && !/^\s*\d+(?:[.,]\d+)?\s*(?:k?cals?|calories)?\.?\s*$/i.test(calories)) {
    notes.count("caloriesUnread", calories);
  }
  const diets = listOf(fieldOf(thing, DIET_KEYS));
  for (const diet of diets) {
    if (dietsOf({ diets: [diet] }).length === 0) notes.count("dietsUnknown", diet);
  }
}

const DIET_KEYS = ["diets", "dietary", "dietarytags", "dietaryrestrictions", "tags", "labels", "dietarylabels"];

const ALLERGEN_KEYS: readonly string[] = [
  ...["allergens", "allergen", "allergies", "allergeninfo", "allergenlist", "allergennames", "containsallergens"],
  ...["allergenes", "contains"],
];
const TRACES_KEYS: readonly string[] = [
  "maycontain",
  "maycontainallergens",
  "traces",
  "allergentraces",
  "peutcontenir",
];

export function hasLostAllergens(thing: Thing): boolean {
  return fieldOf(thing, [...ALLERGEN_KEYS, ...TRACES_KEYS]) !== undefined && allergensOf(thing) === null;
}

/** Returns the allergens as written; null unless all are words. */
function allergensOf(thing: Thing): string | null {
  const own = wordsOf(fieldOf(thing, ALLERGEN_KEYS));
  const traces = fieldOf(thing, TRACES_KEYS);
  if (traces === undefined || own === null) return own;
  const maybe = wordsOf(traces);
  return maybe === null ? null : `${own}. May contain: ${maybe}`;
}

/** Returns a text, or the joined words of a list; null if an entry is not a word, or a text has none, such as a dash. */
function wordsOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" || /\p{L}/u.test(value) ? value : null;
  const words = listOf(value);
  return Array.isArray(value) && words.length === value.length && words.length > 0 ? words.join(", ") : null;
}

/** Returns the words of a list, a comma-separated text, or named objects. */
function listOf(value: unknown): string[] {
  if (typeof value === "string")
    return value
      .split(/[,;|/]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
  if (!Array.isArray(value)) return [];
  const words = value.map((entry) => (isThing(entry) ? (entry.name ?? entry.label ?? entry.title) : entry));
  return words.filter((word): word is string => typeof word === "string" && word.trim() !== "");
}

/** Returns a picture's absolute URL; null for a file name on another server. */
function imageOf(value: unknown): string | null {
  const found = Array.isArray(value) ? value[0] : value;
  const address = isThing(found) ? (found.url ?? found.src ?? found.href) : found;
  if (typeof address !== "string" || !/^https?:\/\/[^\s<>"'\\]+$/i.test(address) || !URL.canParse(address)) return null;
  return address.length <= 2000 ? address : null;
}

function caloriesOf(thing: Thing): number | null {
  const nutrition = fieldOf(thing, ["nutrition", "nutritionalinfo", "nutritionalinformation", "nutrients"]);
  if (Array.isArray(nutrition)) {
    const energy = nutrition.find(
      (entry) => isThing(entry) && /^(?:calories|energy|kcal)/i.test(String(fieldOf(entry, ["name"]))),
    );
    if (isThing(energy)) return wholeNumberOf(fieldOf(energy, ["value", "amount"]));
  }
  const within = isThing(nutrition) ? fieldOf(nutrition, ["calories", "kcal", "energykcal"]) : undefined;
  const own = fieldOf(thing, ["calories", "kcal", "calorie", "cal", "caloriecount"]) ?? within;
  return wholeNumberOf(isThing(own) ? fieldOf(own, ["value", "amount", "lowerrange"]) : own);
}

function wholeNumberOf(value: unknown): number | null {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || !(number >= 0 && number <= 100_000)) return null;
  return Math.round(number);
}

function dietsOf(thing: Thing): string[] {
  const tags = listOf(fieldOf(thing, DIET_KEYS));
  const found = new Set<string>();
  for (const tag of tags) {
    // Whole words only, because "vegan option available" is not vegan.
    if (/^(?:v[eé]gane?|v[eé]g[eé]talien(?:ne)?)s?$/i.test(tag)) found.add("Vegan");
    else if (/^(?:vegetarian|v[eé]g[eé]tarien(?:ne)?)s?$/i.test(tag)) found.add("Vegetarian");
    else if (/^(?:pes[ck]e?[ca]tarian|pesc[eé]tarien(?:ne)?)s?$/i.test(tag)) found.add("Pescatarian");
  }
  if (isOn(fieldOf(thing, ["vegan", "isvegan"]))) found.add("Vegan");
  if (isOn(fieldOf(thing, ["vegetarian", "isvegetarian", "isveg", "veg"]))) found.add("Vegetarian");
  return [...found];
}
