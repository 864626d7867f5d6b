import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import { startNotes } from "./notes.ts";
import { unwrapJson } from "./unwrap-json.ts";

type Category = { readonly title: string; readonly items: Thing[] };

/**
 * Converts a delivery platform's API response: nested cards with prices in minor units. A dish under
 * "Recommended" is converted once, in its own section, as featured.
 */
export const deliveryPlatform: Converter = {
  name: "delivery-platform",
  describe: "a delivery platform's answer in cards (itemCards, addons, variants), prices in minor units",
  recognises: ({ json }) => findCategories(json).length > 0,
  convert: ({ json }, options) => {
    const sections = withoutRepeats(findCategories(json)).map(({ title, items }) => ({
      name: title,
      items: items.map(plainDish),
    }));
    const restaurant = findRestaurant(json);
    const document = { ...(restaurant ? { restaurant: { name: restaurant.name } } : {}), sections };
    const converted = convertCatalogue(document, { priceUnit: "minor", ...options });
    const notes = startNotes();
    if (restaurant?.area && options.restaurant?.address === undefined) notes.say("partOfTown", restaurant.area);
    notes.say("hundredths");
    return { ...converted, notes: [...notes.list(), ...converted.notes] };
  },
};

/** Finds every section of cards, at any depth. */
function findCategories(node: unknown, depth = 0): Category[] {
  if (depth > 40 || typeof node !== "object" || node === null) return [];
  if (isThing(node) && Array.isArray(node.itemCards)) {
    const items = node.itemCards.map((card) => unwrapJson(card)).filter(isThing);
    return items.length === 0 ? [] : [{ title: typeof node.title === "string" ? node.title : "Menu", items }];
  }
  return Object.values(node).flatMap((inner) => findCategories(inner, depth + 1));
}

function withoutRepeats(categories: readonly Category[]): Category[] {
  const isRecommendation = ({ title }: Category) =>
    /^(?:recommended|popular|best ?sellers?|top picks|featured)/i.test(title);
  const own = categories.filter((category) => !isRecommendation(category));
  const recommended = categories.filter(isRecommendation).flatMap(({ items }) => items);
  // If the response has only recommendations, their own `category` groups them.
  if (own.length === 0) return byOwnCategory(recommended);
  const ownIds = new Set(own.flatMap(({ items }) => items.map(({ id }) => id)));
  const featuredIds = new Set(recommended.map(({ id }) => id));
  return categories.map((category) => {
    const kept = isRecommendation(category) ? category.items.filter(({ id }) => !ownIds.has(id)) : category.items;
    return { ...category, items: kept.map((item) => (featuredIds.has(item.id) ? { ...item, featured: true } : item)) };
  });
}

function byOwnCategory(items: readonly Thing[]): Category[] {
  const titleOf = ({ category }: Thing) => (typeof category === "string" && category.trim() !== "" ? category : "Menu");
  return [...Map.groupBy(items, titleOf)].map(([title, found]) => ({ title, items: found }));
}

/** Renames a dish's sizes and add-ons to the catalogue's fields. */
function plainDish(item: Thing): Thing {
  const { addons, variants, variantsV2, category: _, ...dish } = item;
  return {
    ...dish,
    price: item.price ?? item.defaultPrice,
    modifierGroups: [...extraGroups(variants), ...(Array.isArray(addons) ? addons : [])],
    variations: pricedVariants(variantsV2),
  };
}

/** Builds groups whose options add to the dish's price; each requires exactly one. */
function extraGroups(variants: unknown): Thing[] {
  return variantGroupsOf(variants).map((group) => ({ ...group, min: 1, max: 1 }));
}

/** Builds sizes from pricing models, each of which has one variation of every group and one price. */
function pricedVariants(variants: unknown): Thing[] {
  const variations = variantGroupsOf(variants).flatMap((group) => thingsOf(group.variations));
  const names = new Map(variations.map(({ id, name }) => [String(id), String(name)]));
  const models = isThing(variants) ? thingsOf(fieldOf(variants, ["pricingmodels"])) : [];
  return models.map((model) => {
    const chosen = thingsOf(model.variations);
    const ids = chosen.map((variation) => String(variation.variationId ?? variation.variation_id ?? variation.id));
    return { id: ids.join("-"), name: ids.map((id) => names.get(id) ?? id).join(", "), price: model.price };
  });
}

function variantGroupsOf(variants: unknown): Thing[] {
  return isThing(variants) ? thingsOf(fieldOf(variants, ["variantgroups"])) : [];
}

function findRestaurant(node: unknown, depth = 0): { name: unknown; area: string } | null {
  if (depth > 12 || typeof node !== "object" || node === null) return null;
  if (isThing(node) && /Restaurant$/.test(String(node["@type"])) && isThing(node.info)) {
    const { name, locality, areaName, city } = node.info;
    return { name, area: [locality, areaName, city].filter((part) => typeof part === "string").join(", ") };
  }
  const inner = Object.values(node).values();
  return inner.map((one) => findRestaurant(one, depth + 1)).find((found) => found !== null) ?? null;
}
