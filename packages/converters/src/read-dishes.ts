import { priceOf } from "./catalogue-prices.ts";
import { NAME_KEYS, VALUE_KEYS } from "./catalogue-words.ts";
import type { DraftItem } from "./converter.ts";
import { type FoundGroup, groupsOfDish } from "./find-groups.ts";
import { listUnder, type Thing } from "./foreign-thing.ts";
import { isFeatured } from "./read-flags.ts";
import { readGroups, startOptionPath } from "./read-groups.ts";
import { type CatalogueReading, readNamed } from "./read-named.ts";
import { readSizes, variantsOf } from "./read-sizes.ts";
import { noteUnreadTraits, readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";
import { take } from "./taken.ts";

/** Reads a dish with its sizes and options; null if it has no name. */
export function readDish(thing: Thing, reading: CatalogueReading): DraftItem | null {
  const named = readNamed(thing, "item", reading);
  if (named === null) {
    reading.notes.count("dishesWithoutName", JSON.stringify(thing).slice(0, 40));
    return null;
  }
  const path = startOptionPath();
  const variants = variantsOf(thing, reading);
  const sizes = readSizes(thing, named.name, variants, reading, path);
  const found = groupsOfDish(thing, reading).filter((group) => !namesVariants(group, variants, reading));
  const groups = readGroups(found, reading, path);
  const options = [...sizes.groups, ...groups];
  const own = priceOf(thing, reading.priceUnit);
  // A dish's own price of 0.00 does not count if its sizes have prices.
  const price = own !== null && (own !== "0.00" || sizes.price === null) ? own : sizes.price;
  if (price !== null) take("prices", thing, reading.taken);
  const item: DraftItem = { ...named, ...readTraits(thing), price: price ?? reading.options.price ?? "0.00" };
  if (price === null && reading.options.price === undefined) {
    item.published_at = null;
    reading.notes.count("dishesWithoutPrice", item.name);
  }
  noteUnreadTraits(thing, reading.notes);
  if (isFeatured(thing)) item.featured_item = true;
  if (options.length > 0) item.options = options;
  return item;
}

/** Tells whether a group's values only repeat the names of the sizes, as `Small` repeats `Small / Red`. */
function namesVariants({ thing }: FoundGroup, variants: readonly Thing[], reading: CatalogueReading): boolean {
  const words = new Set(variants.flatMap((variant) => readWords(variant, NAME_KEYS)?.text.split(" / ") ?? []));
  const list = listUnder(thing, VALUE_KEYS)?.list ?? [];
  const isNaming = list.length > 0 && list.every((word) => typeof word === "string" && words.has(word));
  // The sizes already contain these options, so they count as converted.
  if (isNaming) take("options", list, reading.taken);
  return isNaming;
}
