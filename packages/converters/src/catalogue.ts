import { idOf, pointersOf } from "./catalogue-ids.ts";
import { joinCollections } from "./catalogue-joins.ts";
import { gatherPrices, notePriceGuesses, rawPriceOf } from "./catalogue-prices.ts";
import { SECTION_DESCRIPTION_KEYS, SECTION_NAME_KEYS } from "./catalogue-words.ts";
import type { Converted, Converter, ConvertOptions, DraftMenu, DraftSection } from "./converter.ts";
import { countTaken, noteCount } from "./count-taken.ts";
import { type Collections, findCollections } from "./find-collections.ts";
import { finishVenue } from "./finish-venue.ts";
import type { Thing } from "./foreign-thing.ts";
import { noteLostFields } from "./lost-fields.ts";
import { noteLostRotation } from "./lost-rotation.ts";
import { startNotes } from "./notes.ts";
import { optionItems, placeItems } from "./place-items.ts";
import { readDish } from "./read-dishes.ts";
import { type CatalogueReading, readNamed } from "./read-named.ts";
import { priceUnitOf } from "./read-price.ts";
import { readRestaurant } from "./read-restaurant.ts";
import { startTaking } from "./taken.ts";
import { unwrapJson } from "./unwrap-json.ts";

/** Converts any JSON catalogue, nested or joined by ids, by synonyms of each field; notes its guesses. */
export const catalogue: Converter = {
  name: "catalogue",
  describe: "JSON with sections and dishes, nested or joined by ids, under any usual names",
  recognises: ({ json }) => findCollections(unwrapJson(json)).items.length > 0,
  convert: ({ json }, options) => convertCatalogue(unwrapJson(json), options),
};

/**
 * Converts an unwrapped document; other converters map their format to it.
 * @param unread the original file's prices and options that the document lacks
 */
export function convertCatalogue(
  document: unknown,
  options: ConvertOptions,
  unread = { prices: 0, options: 0 },
): Converted {
  const notes = startNotes();
  const collections = findCollections(document);
  const joins = joinCollections(collections);
  const { prices, currency, unit } = gatherPrices(document);
  const dishes = [...collections.items.map(({ thing }) => thing), ...collections.variants];
  const dishPrices = dishes.flatMap((thing) => rawPriceOf(thing) ?? []);
  const saidUnit = options.priceUnit ?? unit ?? priceUnitOf(prices, dishPrices, currency);
  const priceUnit = saidUnit ?? "major";
  if (currency !== null && currency !== "CAD") notes.say("foreignCurrency", currency);
  const reading: CatalogueReading = { joins, priceUnit, options, notes, taken: startTaking() };
  const menus = readMenus(collections, reading);
  notePriceGuesses(prices, notes);
  noteLostFields(collections, notes);
  noteLostRotation(document, notes);
  const venue = finishVenue({ ...readRestaurant(document), ...options.restaurant }, menus, notes);
  const count = countTaken(document, reading.taken, unread);
  noteCount(count, notes);
  return { venue, count, isUnitSaid: saidUnit !== null, notes: notes.list() };
}

/** A section with its dishes, not yet assigned to a menu. */
type ReadSection = { readonly menu: Thing | null; readonly category: Thing | null; readonly draft: DraftSection };

function readMenus(collections: Collections, reading: CatalogueReading): DraftMenu[] {
  const sections = readSections(collections, reading);
  const sectionsFor = sectionsByMenu(sections);
  const placed = new Set<ReadSection>();
  const menus: DraftMenu[] = [];
  for (const thing of collections.menus) {
    const own = sectionsFor(thing);
    if (own.length === 0) continue;
    // A section that several menus reference is copied to each of them.
    const drafts = own.map((section) => (placed.has(section) ? structuredClone(section.draft) : section.draft));
    menus.push({ ...namedDraft(thing, reading), sections: drafts });
    for (const section of own) placed.add(section);
  }
  const others = sections.filter((section) => !placed.has(section));
  if (others.length > 0) menus.push({ name: "Menu", sections: others.map(({ draft }) => draft) });
  return menus;
}

/** Returns a function that lists a menu's sections: those nested in it, and those that it references. */
function sectionsByMenu(sections: readonly ReadSection[]): (menu: Thing) => ReadSection[] {
  const within = Map.groupBy(sections, ({ menu }) => menu);
  const free = Map.groupBy(within.get(null) ?? [], ({ category }) => category && idOf(category, "category"));
  const places = new Map(sections.map((section, place) => [section, place]));
  const placeOf = (section: ReadSection) => places.get(section) ?? 0;
  return (menu) => {
    const pointed = [...new Set(pointersOf(menu, "category"))].flatMap((id) => free.get(id) ?? []);
    return [...(within.get(menu) ?? []), ...pointed].sort((a, b) => placeOf(a) - placeOf(b));
  };
}

function readSections(collections: Collections, reading: CatalogueReading): ReadSection[] {
  const sections = new Map<Thing | string, ReadSection>();
  for (const { thing, menu } of collections.categories) {
    sections.set(thing, { menu, category: thing, draft: { ...namedDraft(thing, reading), items: [] } });
  }
  const byName = new Map([...sections.values()].map((section) => [section.draft.name.toLowerCase(), section]));
  const optionIds = optionItems(collections, reading.joins);
  for (const placed of placeItems(collections, reading.joins)) {
    const { thing, category, name } = placed;
    if (category === null && name === null && optionIds.has(thing)) continue;
    const key = category ?? name ?? "";
    const section = sections.get(key) ??
      (typeof key === "string" ? byName.get(key.toLowerCase()) : undefined) ?? {
        menu: null,
        category: null,
        draft: { name: name ?? "Menu", items: [] },
      };
    sections.set(key, section);
    if (name !== null) byName.set(name.toLowerCase(), section);
    const dish = readDish(thing, reading);
    if (dish !== null) section.draft.items.push(dish);
  }
  return [...new Set(sections.values())];
}

/** Reads the name and description of a menu or section; the default name is "Menu". */
function namedDraft(thing: Thing, reading: CatalogueReading) {
  return readNamed(thing, "category", reading, SECTION_NAME_KEYS, SECTION_DESCRIPTION_KEYS) ?? { name: "Menu" };
}
