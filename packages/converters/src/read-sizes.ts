import { notePriceGuesses, priceOf, rawPriceOf } from "./catalogue-prices.ts";
import { NAME_KEYS, VARIANT_KEYS } from "./catalogue-words.ts";
import type { DraftGroup, DraftValue } from "./converter.ts";
import { groupsWithin } from "./find-groups.ts";
import { fieldOf, isThing, listUnder, type Thing, thingsOf, wordOf } from "./foreign-thing.ts";
import { type OptionPath, readGroups } from "./read-groups.ts";
import { type CatalogueReading, readNamed } from "./read-named.ts";
import { amountOf } from "./read-price.ts";
import { readOptionTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";
import { take } from "./taken.ts";

type Sizes = { readonly groups: DraftGroup[]; readonly price: string | null };

/** Returns a dish's sizes: those nested in it, those that it references, or those that reference it. */
export function variantsOf(thing: Thing, reading: CatalogueReading): readonly Thing[] {
  const listed = listUnder(thing, VARIANT_KEYS)?.list ?? [];
  const own = listed.flatMap((entry) => {
    if (isThing(entry)) return [entry];
    const found = reading.joins.find("variant", String(entry));
    return found ? [found] : [];
  });
  return own.length > 0 ? own : reading.joins.pointingTo("variant", "item", thing);
}

/**
 * Reads a dish's sizes into groups that set its price. A single size is no choice; its price becomes the
 * dish's, unless the dish has another price.
 */
export function readSizes(
  thing: Thing,
  dish: string,
  variants: readonly Thing[],
  reading: CatalogueReading,
  path: OptionPath,
): Sizes {
  const families = readFamilies(thing, variants, reading, path);
  const values = families.at(-1)?.values ?? [];
  const [first] = values;
  if (!first) return { groups: [], price: null };
  const base = priceOf(thing, reading.priceUnit) ?? "0.00";
  const isBeside = base !== "0.00" && !values.some(({ price }) => price === base || price === "0.00");
  if (families.length > 1) reading.notes.count("lastSizesCount", dish);
  else if (values.length > 1) {
    if (isBeside) reading.notes.count("priceBesideSizesNotCharged", dish);
  } else if (isBeside && first.name !== "") {
    reading.notes.count("unnamedSize", dish, REGULAR);
    values.unshift({ name: REGULAR, price: base });
  } else return { groups: first.options ?? [], price: first.price ?? null };
  const cheapest = values.map(({ price }) => price ?? "0.00").sort((a, b) => Number(a) - Number(b))[0] ?? null;
  if (base !== "0.00" && cheapest === "0.00") {
    reading.notes.count("sizeAddsToPrice", dish);
    for (const value of values) value.price = sum(base, value.price ?? "0.00");
  }
  return { groups: families, price: cheapest === "0.00" ? priceOf(thing, reading.priceUnit) : cheapest };
}

/** The name of the size for a dish's own price beside its sizes. */
export const REGULAR = "Regular";

/** Returns a dish's sizes by group; a size that contains sizes is a group. */
function readFamilies(thing: Thing, variants: readonly Thing[], reading: CatalogueReading, path: OptionPath) {
  const groups = variants.filter((variant) => sizesWithin(variant).length > 0);
  const single = variants.filter((variant) => !groups.includes(variant));
  const readAll = (sizes: readonly Thing[]) => sizes.flatMap((size) => readSize(size, reading, path));
  const families: DraftGroup[] = [
    ...groups.map((group) => ({
      name: "Size",
      ...readNamed(group, "group", reading),
      ...PRICING,
      values: readAll(sizesWithin(group)),
    })),
    {
      name: sizeGroupName(listUnder(thing, VARIANT_KEYS)?.key),
      ...PRICING,
      values: [...readAll(single), ...sizesByName(thing, reading)],
    },
  ];
  return families.filter(({ values }) => values.length > 0);
}

const PRICING = { type: "pricing", required: true } as const;

/** Returns the sizes within a group of sizes; none if the object is a size itself. */
function sizesWithin(variant: Thing): readonly Thing[] {
  const sizes = thingsOf(listUnder(variant, VARIANT_KEYS)?.list);
  const areNamed = sizes.every((size) => readWords(size, NAME_KEYS) !== null);
  return areNamed && rawPriceOf(variant) === null ? sizes : [];
}

function readSize(thing: Thing, reading: CatalogueReading, path: OptionPath): DraftValue[] {
  const named = readNamed(thing, "variant", reading);
  const price = priceOf(thing, reading.priceUnit);
  if (price === null) {
    reading.notes.count("sizesWithoutPrice", readWords(thing, NAME_KEYS)?.text ?? "");
    return [];
  }
  take("prices", thing, reading.taken);
  const options = readGroups(groupsWithin(thing, reading), reading, path);
  const name = readWords(thing, ["size", "variant", "portion", "unit", "type"])?.text ?? "";
  const value: DraftValue = { ...(named ?? { name }), ...readOptionTraits(thing), price };
  if (options.length > 0) value.options = options;
  return [value];
}

/** Reads prices keyed by size, as in `{ "small": 9, "large": 12 }`. */
function sizesByName(thing: Thing, reading: CatalogueReading): DraftValue[] {
  const words = ["prices", "price", "sizes", "pricebysize"];
  const prices = words.map((word) => fieldOf(thing, [word])).find(isThing);
  if (!prices || rawPriceOf({ price: prices }) !== null) return [];
  return Object.entries(prices).flatMap(([name, value]) => {
    const isPrice = typeof value === "number" || (typeof value === "string" && /\d/.test(value));
    const price = isPrice && !/currency/i.test(name) ? amountOf({ value, unit: null }, reading.priceUnit) : null;
    if (price !== null) notePriceGuesses([{ value: value as string | number, unit: null }], reading.notes);
    return price === null ? [] : [{ name, price }];
  });
}

function sizeGroupName(key: string | undefined): string {
  return key !== undefined && /size|portion/.test(wordOf(key)) ? "Size" : "Choice";
}

function sum(a: string, b: string): string {
  const cents = Math.round(Number(a) * 100) + Math.round(Number(b) * 100);
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
