import { notePriceGuesses, priceOf, rawPriceOf } from "./catalogue-prices.ts";
import { NAME_KEYS, VALUE_KEYS, VARIANT_KEYS } from "./catalogue-words.ts";
import type { DraftGroup, DraftItem, DraftValue } from "./converter.ts";
import { type FoundGroup, groupsOfDish, groupsWithin } from "./find-groups.ts";
import { fieldOf, isThing, listUnder, type Thing, wordOf } from "./foreign-thing.ts";
import { isFeatured } from "./read-flags.ts";
import { type OptionPath, readGroups, startOptionPath } from "./read-groups.ts";
import { type CatalogueReading, readNamed } from "./read-named.ts";
import { amountOf } from "./read-price.ts";
import { noteUnreadTraits, readOptionTraits, readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";
import { take } from "./taken.ts";

/** Reads a dish with its sizes and options; null when it has no name. */
export function readDish(thing: Thing, reading: CatalogueReading): DraftItem | null {
  const named = readNamed(thing, "item", reading);
  if (named === null) {
    reading.notes.count("Dishes without a name are left out", JSON.stringify(thing).slice(0, 40));
    return null;
  }
  const path = startOptionPath();
  const variants = variantsOf(thing, reading);
  const sizes = readSizes(thing, variants, reading, path);
  const found = groupsOfDish(thing, reading).filter((group) => !namesVariants(group, variants, reading));
  const groups = readGroups(found, reading, path);
  const options = [...sizes.groups, ...groups];
  const own = priceOf(thing, reading.priceUnit);
  // A price of nothing beside sizes is no price: the sizes say what the dish costs.
  const price = own !== null && (own !== "0.00" || sizes.price === null) ? own : sizes.price;
  if (price !== null) take("prices", thing, reading.taken);
  const item: DraftItem = { ...named, ...readTraits(thing), price: price ?? reading.options.price ?? "0.00" };
  if (price === null && reading.options.price === undefined) {
    item.published_at = null;
    reading.notes.count("Dishes without a price are taken over unpublished, at 0.00", item.name);
  }
  noteUnreadTraits(thing, reading.notes);
  if (isFeatured(thing)) item.featured_item = true;
  if (options.length > 0) item.options = options;
  return item;
}

/** The sizes of a dish: its groups of options, and the price that it is shown with. */
type Sizes = { readonly groups: DraftGroup[]; readonly price: string | null };

/** The sizes that stand in a dish, that it points to, or that point to it. */
function variantsOf(thing: Thing, reading: CatalogueReading): readonly Thing[] {
  const listed = listUnder(thing, VARIANT_KEYS)?.list ?? [];
  const own = listed.flatMap((entry) => {
    if (isThing(entry)) return [entry];
    const found = reading.joins.find("variant", String(entry));
    return found ? [found] : [];
  });
  return own.length > 0 ? own : reading.joins.pointingTo("variant", "item", thing);
}

/** Tells a group that only lists the words of which the sizes beside it are made: `Small`, `Large` of `Small / Red`. */
function namesVariants({ thing }: FoundGroup, variants: readonly Thing[], reading: CatalogueReading): boolean {
  const words = new Set(variants.flatMap((variant) => readWords(variant, NAME_KEYS)?.text.split(" / ") ?? []));
  const list = listUnder(thing, VALUE_KEYS)?.list ?? [];
  const isNaming = list.length > 0 && list.every((word) => typeof word === "string" && words.has(word));
  // The sizes bring them over.
  if (isNaming) take("options", list, reading.taken);
  return isNaming;
}

/** Reads the sizes of a dish into a group that sets its price. A single size is no choice: its price is the dish's. */
function readSizes(thing: Thing, variants: readonly Thing[], reading: CatalogueReading, path: OptionPath): Sizes {
  const values = [...variants.flatMap((size) => readSize(size, reading, path)), ...sizesByName(thing, reading)];
  const cheapest = values.map((value) => value.price).sort((a, b) => Number(a) - Number(b))[0] ?? null;
  const [single] = values;
  if (values.length === 1 && single) return { groups: single.options ?? [], price: single.price ?? null };
  if (values.length === 0) return { groups: [], price: null };
  const basePrice = priceOf(thing, reading.priceUnit);
  if (basePrice !== null && basePrice !== "0.00" && cheapest === "0.00") {
    reading.notes.count(
      "A size at 0.00 beside a priced dish is read as what it adds to the price",
      String(fieldOf(thing, NAME_KEYS)),
    );
    for (const value of values) value.price = sum(basePrice, value.price ?? "0.00");
  }
  const group: DraftGroup = {
    name: sizeGroupName(listUnder(thing, VARIANT_KEYS)?.key),
    type: "pricing",
    required: true,
    values,
  };
  return { groups: [group], price: cheapest === "0.00" ? basePrice : cheapest };
}

function readSize(thing: Thing, reading: CatalogueReading, path: OptionPath): DraftValue[] {
  const named = readNamed(thing, "variant", reading);
  const price = priceOf(thing, reading.priceUnit);
  if (price === null) {
    reading.notes.count("Sizes without a price are left out", readWords(thing, NAME_KEYS)?.text ?? "");
    return [];
  }
  take("prices", thing, reading.taken);
  const options = readGroups(groupsWithin(thing, reading), reading, path);
  const name = readWords(thing, ["size", "variant", "portion", "unit", "type"])?.text ?? "";
  const value: DraftValue = { ...(named ?? { name }), ...readOptionTraits(thing), price };
  if (options.length > 0) value.options = options;
  return [value];
}

/** Prices by the name of a size: `{ "small": 9, "large": 12 }`. */
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
