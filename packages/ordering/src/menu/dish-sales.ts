import type { MenuItem } from "./dish.ts";
import type { Menu } from "./menu.ts";
import { listedItems } from "./walk-menu.ts";

/**
 * How many guests have ordered the dishes of a restaurant in the last weeks: neither orders nor portions, so that one
 * guest's habit says nothing of the menu, and no persons.
 */
export type SalesCounts = {
  /** The number of guests whose orders were counted. */
  readonly guests: number;
  /** The number of guests who have ordered a dish, by the dish's id. */
  readonly dishes: ReadonlyMap<string, number>;
  /** The number of guests who have ordered both dishes at once; each pair once. */
  readonly pairs: readonly { readonly ids: readonly [string, string]; readonly guests: number }[];
};

/** What the counts say about a menu: ids only, no numbers. menu#dish-sales. */
export type DishSales = {
  /** The popular dishes, the most ordered first. */
  readonly popular: readonly string[];
  /** For a dish the dishes that are ordered with it, the most frequent first. */
  readonly together: Readonly<Record<string, readonly string[]>>;
};

export const NO_SALES: DishSales = { popular: [], together: {} };

/** At least as many guests have ordered a popular dish. Fewer say nothing. */
const POPULAR_GUESTS_MIN = 20;
/** A popular dish has at least this multiple of an equal share of its section's guests. */
const POPULAR_SHARE = 2;
/** In a smaller section there is little to choose from. */
const POPULAR_SECTION_MIN = 4;
const POPULAR_PER_SECTION = 2;
const POPULAR_MAX = 8;

/** Two dishes go together if at least as many guests have ordered both at once. */
const PAIR_GUESTS_MIN = 10;
/** How much more often than by chance they are ordered together. */
const PAIR_LIFT = 1.5;
/** The share of a dish's guests who order the other dish with it. */
const PAIR_SHARE = 0.1;
const TOGETHER_PER_DISH = 4;
const TOGETHER_DISHES_MAX = 100;

/**
 * Returns which dishes of the menus are popular, and which go together. menu#dish-sales.
 *
 * - Alcohol is never called popular, and is no dish's company.
 * - Dishes of one section are alternatives to each other: guests at one table order several of them.
 * - A dish that needs a choice is no company, because one press could not add it.
 */
export function summarizeSales(menus: readonly Menu[], counts: SalesCounts): DishSales {
  return { popular: popularDishes(menus, counts), together: companions(menus, counts) };
}

function popularDishes(menus: readonly Menu[], { dishes }: SalesCounts): readonly string[] {
  const guestsOf = ({ id }: MenuItem) => dishes.get(String(id)) ?? 0;
  const sections = menus.flatMap((menu) => [menu.items, ...menu.sections.map(({ items }) => items)]);
  const popular = sections.flatMap((items) => {
    const equalShare = items.reduce((sum, item) => sum + guestsOf(item), 0) / items.length;
    if (items.length < POPULAR_SECTION_MIN) return [];
    return items
      .filter((item) => !item.alcoholicBeverage)
      .filter((item) => guestsOf(item) >= Math.max(POPULAR_GUESTS_MIN, POPULAR_SHARE * equalShare))
      .sort((a, b) => guestsOf(b) - guestsOf(a))
      .slice(0, POPULAR_PER_SECTION);
  });
  const ids = popular.sort((a, b) => guestsOf(b) - guestsOf(a)).map(({ id }) => String(id));
  return [...new Set(ids)].slice(0, POPULAR_MAX);
}

function companions(menus: readonly Menu[], { guests, dishes, pairs }: SalesCounts): DishSales["together"] {
  const places = Map.groupBy(listedItems(menus), ({ item }) => String(item.id));
  const sectionsOf = (id: string) => (places.get(id) ?? []).map(({ menu, section }) => section ?? menu);
  const areAlternatives = (a: string, b: string) => sectionsOf(a).some((section) => sectionsOf(b).includes(section));
  const canAccompany = (id: string) => {
    const item = places.get(id)?.[0]?.item;
    return item !== undefined && !item.alcoholicBeverage && !needsChoice(item);
  };
  const found = pairs
    .filter(({ ids: [a, b] }) => places.has(a) && places.has(b) && !areAlternatives(a, b))
    .flatMap(({ ids: [a, b], guests: both }) => [
      { of: a, other: b, both },
      { of: b, other: a, both },
    ])
    .filter(({ of, other, both }) => {
      const [ofAll, otherAll] = [dishes.get(of) ?? 0, dishes.get(other) ?? 0];
      const isMoreThanChance = both * guests >= PAIR_LIFT * ofAll * otherAll;
      return both >= PAIR_GUESTS_MIN && both >= PAIR_SHARE * ofAll && isMoreThanChance && canAccompany(other);
    })
    .sort((a, b) => b.both - a.both);
  const byDish = [...Map.groupBy(found, ({ of }) => of)].slice(0, TOGETHER_DISHES_MAX);
  return Object.fromEntries(
    byDish.map(([of, others]) => [of, others.slice(0, TOGETHER_PER_DISH).map(({ other }) => other)]),
  );
}

/** Tells whether a dish cannot be added by one press: a group is required, or sets its price. */
export function needsChoice({ options }: Pick<MenuItem, "options">): boolean {
  return options.some(({ required, type }) => required || type === "pricing");
}
