import type { ConvertOptions } from "./converter.ts";
import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";

/** Returns a nested field such as `price_info.price`. */
function within(thing: unknown, ...words: readonly string[]): unknown {
  return words.reduce((found, word) => (isThing(found) ? fieldOf(found, [word]) : undefined), thing);
}

export function groupIdsOf(item: Thing): string[] {
  const ids = within(item, "modifiergroupids", "ids");
  return Array.isArray(ids) ? ids.map(String) : [];
}

export function entityIdsOf(thing: Thing, list: "entities" | "modifieroptions"): string[] {
  return thingsOf(fieldOf(thing, [list])).map(({ id }) => String(id));
}

/** Maps an item to the catalogue's fields, as a dish or as an option. */
export function plainItem(item: Thing, options: ConvertOptions, notes: Notes): Thing {
  const classes = within(item, "dishinfo", "classifications");
  const contexts = thingsOf(within(item, "priceinfo", "overrides")).filter((one) => !isOfGroup(one));
  const name = String(within(item, "externaldata") ?? item.id);
  if (contexts.length > 0) notes.count("ownPricesLost", name);
  const tax = within(item, "taxinfo", "taxrate") ?? within(item, "taxinfo", "vatratepercentage");
  if (Number(tax) > 0) notes.count("taxRatesLost", `${tax}%`);
  if (within(item, "visibilityinfo", "hours") !== undefined) notes.count("dishHoursLost", name);
  if (thingsOf(item.bundled_items).length > 0) notes.count("bundlesLost", name);
  const energy = within(item, "nutritionalinfo", "calories");
  return {
    id: item.id,
    name: item.title,
    description: item.description,
    image: fieldOf(item, ["imageurl"]),
    price: within(item, "priceinfo", "price"),
    sku: within(item, "productinfo", "plu") ?? within(item, "productinfo", "gtin"),
    calories: within(energy, "energyinterval", "lower") ?? within(energy, "lowerrange"),
    allergens: within(item, "nutritionalinfo", "allergens"),
    diets: within(classes, "dietarylabelinfo", "labels"),
    vegetarian: within(classes, "isvegetarian"),
    alcohol: Number(within(classes, "alcoholicitems")) > 0,
    sold_out: isSuspended(item, options),
    modifierGroups: groupIdsOf(item).map((id) => ({ group_id: id })),
  };
}

/** Tells whether an item is still suspended at the import; the end is in seconds since 1970. */
function isSuspended(item: Thing, { importedAt }: ConvertOptions): boolean {
  const until = Number(within(item, "suspensioninfo", "suspension", "suspenduntil") ?? 0);
  return until > (importedAt === undefined ? 0 : Date.parse(importedAt) / 1000);
}

/** Maps a modifier group to the catalogue's fields. Its options are items with the group's own prices and limits. */
export function plainGroup(group: Thing, items: ReadonlyMap<string, Thing>, notes: Notes): Thing {
  const quantity = within(group, "quantityinfo", "quantity");
  const limit = (word: string) => numberOf(within(quantity, word));
  const isFree = within(quantity, "isminpermittedoptional") === true;
  const least = Math.max(limit("minpermitted") ?? 0, limit("minpermittedunique") ?? 0);
  const most = [limit("maxpermitted"), limit("maxpermittedunique")].filter((number) => number !== null && number > 0);
  const max = most.length === 0 ? null : Math.min(...most.map(Number));
  if (new Set(most).size > 1) {
    notes.count("choiceSeveralTimes", String(group.id));
  }
  const options = entityIdsOf(group, "modifieroptions").map((id) => ({ id, ...inGroup(items.get(id), group, notes) }));
  const rules = { min: isFree ? 0 : least, multiple: max !== 1, ...(max === null ? {} : { max }) };
  return { id: group.id, name: group.title, description: group.description, ...rules, options };
}

/** Returns an item's price and quantities in a group, whose overrides take precedence. */
function inGroup(item: Thing | undefined, group: Thing, notes: Notes): Thing {
  const ownOf = (info: string, field: string) =>
    thingsOf(within(item, info, "overrides")).find(
      (one) => isOfGroup(one) && String(fieldOf(one, ["contextvalue"])) === String(group.id),
    )?.[field];
  const price = ownOf("priceinfo", "price");
  const quantity = ownOf("quantityinfo", "quantity") ?? within(item, "quantityinfo", "quantity");
  if (Number(within(quantity, "chargeabove")) > 0) notes.count("freeChoicesCharged", String(item?.id));
  return {
    ...(price === undefined ? {} : { price }),
    max_quantity: numberOf(within(quantity, "maxpermitted")),
    default_quantity: numberOf(within(quantity, "defaultquantity")),
  };
}

function isOfGroup(override: Thing): boolean {
  return /^modifier_?group$/i.test(String(fieldOf(override, ["contexttype"])));
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
