import { ALLERGENS } from "./allergens/allergen-words.ts";
import { type AllergenState, allergenState, allergensAsItComes } from "./allergens/held-allergens.ts";
import { foldWord, type MenuFilters } from "./chosen-filters.ts";
import type { MenuItem } from "./dish.ts";
import type { Menu } from "./menu.ts";
import type { ListedItem } from "./menu-index.ts";
import { listedItems } from "./walk-menu.ts";

/** Diets in the order of the filters. menu#diets. */
export const DIETS = ["Pescatarian", "Vegan", "Vegetarian"] as const;

/** Returns the filters that a menu offers: the diets and allergens of its dishes, known words first. menu#filters. */
export function availableFilters(menus: readonly Menu[]): MenuFilters {
  const items = [...listedItems(menus)].map(({ item }) => item);
  return {
    diets: inOrder(
      items.flatMap(({ diets }) => diets ?? []),
      DIETS,
    ),
    allergens: inOrder(
      items.map(allergensAsItComes).flatMap(({ contains, mayContain }) => [...contains, ...mayContain]),
      ALLERGENS,
    ),
  };
}

function inOrder(present: readonly string[], known: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const word of present) if (!words.has(foldWord(word))) words.set(foldWord(word), word);
  const first = known.filter((word) => words.has(foldWord(word)));
  const others = [...words.entries()].filter(([folded]) => !first.some((word) => foldWord(word) === folded));
  return [...first, ...others.map(([, word]) => word).sort()];
}

export type Filtered = { readonly listings: readonly ListedItem[]; readonly hiddenUnknown: number };

/**
 * Keeps the dishes that suit every chosen diet and contain no avoided allergen. Dishes with unknown diets or
 * allergens are hidden and counted in `hiddenUnknown`. law#unconfirmed-allergens.
 */
export function applyFilters(listings: Iterable<ListedItem>, filters: MenuFilters): Filtered {
  const kept: ListedItem[] = [];
  const unknown = new Set<string>();
  for (const listing of listings) {
    const suitable = isSuitable(listing.item, filters);
    if (suitable === null) unknown.add(String(listing.item.id));
    else if (suitable) kept.push(listing);
  }
  return { listings: kept, hiddenUnknown: unknown.size };
}

/** Tells whether a dish suits every chosen diet and contains no avoided allergen; null if unknown. */
export function isSuitable(item: MenuItem, filters: MenuFilters): boolean | null {
  if (!suits(item, filters)) return false;
  const states = statesOf(item, filters);
  if (states.some((state) => state === "contains" || state === "mayContain")) return false;
  const isUnknown = (filters.diets.length > 0 && item.diets === null) || states.includes("unconfirmed");
  return isUnknown ? null : true;
}

/** The diets that imply a diet: a vegan dish is vegetarian too. */
const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ["vegan"],
  pescatarian: ["vegetarian", "vegan"],
};

function suits({ diets }: MenuItem, filters: MenuFilters): boolean {
  if (diets === null) return true;
  const kept = new Set(diets.map(foldWord));
  return filters.diets.every((diet) =>
    [foldWord(diet), ...(IMPLIED_BY[foldWord(diet)] ?? [])].some((word) => kept.has(word)),
  );
}

/**
 * Returns the state of each avoided allergen in a dish. An alcoholic beverage contains alcohol even if its
 * allergens do not list it.
 */
function statesOf(item: MenuItem, { allergens }: MenuFilters): AllergenState[] {
  if (allergens.length === 0) return [];
  const held = allergensAsItComes(item);
  return allergens.map((avoided) =>
    item.alcoholicBeverage && foldWord(avoided) === "alcohol" ? "contains" : allergenState(held, avoided),
  );
}
