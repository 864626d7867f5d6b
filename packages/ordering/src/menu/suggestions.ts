import type { Id } from "../venue/restaurant.ts";
import type { MenuItem } from "./dish.ts";
import { type DishSales, needsChoice } from "./dish-sales.ts";
import type { ListedItem } from "./menu-index.ts";

/** The most dishes that are suggested at one spot. menu#suggestions. */
export const SUGGESTIONS_MAX = 3;

/** A dish beside which others are suggested: the opened one, or those of the cart. */
export type DishBeside = {
  readonly id: Id;
  /** The menu that it is on; null if unknown. */
  readonly menuId: Id | null;
  readonly alcoholicBeverage: boolean;
};

/**
 * Returns the dishes to suggest beside others, each once: first the restaurant's own suggestions (`upsell_item`) in
 * menu order, those of the same menu before those of others; then what is ordered together. menu#suggestions.
 *
 * A dish is never suggested beside itself or if it needs a choice. Alcohol is suggested beside alcohol only.
 *
 * @param candidates the dishes that can be ordered now
 */
export function suggestionsBeside(
  candidates: Iterable<ListedItem>,
  beside: readonly DishBeside[],
  { together }: Pick<DishSales, "together">,
): ListedItem[] {
  const present = new Set(beside.map(({ id }) => String(id)));
  const hasAlcohol = beside.some(({ alcoholicBeverage }) => alcoholicBeverage);
  const company = [...new Set(beside.flatMap(({ id }) => together[String(id)] ?? []))];
  const menuIds = new Set(beside.map(({ menuId }) => String(menuId)));
  const rankOf = ({ item, menu }: ListedItem) => {
    if (!item.upsell) return company.indexOf(String(item.id));
    return menuIds.has(String(menu.id)) ? -2 : -1;
  };
  const isSuggested = (item: MenuItem) => item.upsell || company.includes(String(item.id));
  const suggested = new Map<string, ListedItem>();
  for (const listing of candidates) {
    const { item } = listing;
    const key = String(item.id);
    if (present.has(key) || suggested.has(key) || !isSuggested(item) || needsChoice(item)) continue;
    if (!item.alcoholicBeverage || hasAlcohol) suggested.set(key, listing);
  }
  return [...suggested.values()].sort((a, b) => rankOf(a) - rankOf(b));
}
