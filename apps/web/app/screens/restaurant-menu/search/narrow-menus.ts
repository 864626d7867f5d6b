import {
  applyFilters,
  availableFilters,
  indexForSearch,
  listedItems,
  type Menu,
  type MenuFilters,
  type MenuItemData,
  normalizeMenus,
  type SearchIndex,
  searchMenu,
} from "@comptoir/ordering";
import { type CardView, cardsOf, type MenuView } from "../dishes/menu-view.ts";
import { isNarrowing, type Narrowing } from "./read-narrowing.ts";

/** What is left of the menus. */
export type NarrowedMenus = {
  /** The dishes that were searched for, the best first; null when nothing was searched for. */
  readonly results: readonly CardView[] | null;
  readonly menus: readonly MenuView[];
  /** How many dishes are hidden because nothing is known of them. law#unconfirmed-allergens. */
  readonly hiddenUnknown: number;
};

/** The cards of a page as the rules of searching and filtering read them; made once for each page. */
type ReadCards = { readonly menus: readonly Menu[]; readonly searchIndex: SearchIndex };

const readCards = new WeakMap<readonly MenuView[], ReadCards>();

/** Searches and filters in the page, by the same rules as anywhere: accents and slips forgiven, nothing unknown promised. */
export function narrowMenus(menus: readonly MenuView[], narrowing: Narrowing): NarrowedMenus {
  if (!isNarrowing(narrowing)) return { results: null, menus, hiddenUnknown: 0 };
  const { query, filters } = narrowing;
  const isSearched = query.trim() !== "";
  const read = readMenus(menus);
  const found = isSearched ? searchMenu(read.searchIndex, query).dishes : [...listedItems(read.menus)];
  const { listings, hiddenUnknown } = applyFilters(found, filters);
  const ids = listings.map(({ item }) => String(item.id));
  if (!isSearched) return { results: null, menus: keepCards(menus, new Set(ids)), hiddenUnknown };
  const cards = new Map(cardsOf(menus).map((card) => [String(card.id), card]));
  return { results: ids.flatMap((id) => cards.get(id) ?? []), menus, hiddenUnknown };
}

/** The filters that make sense here: only what the dishes say of themselves. menu#filters. */
export function filtersOf(menus: readonly MenuView[]): MenuFilters {
  return availableFilters(readMenus(menus).menus);
}

function keepCards(menus: readonly MenuView[], ids: ReadonlySet<string>): MenuView[] {
  return menus
    .map((menu) => ({
      ...menu,
      sections: menu.sections
        .map((section) => ({ ...section, cards: section.cards.filter(({ id }) => ids.has(String(id))) }))
        .filter(({ cards }) => cards.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function readMenus(menus: readonly MenuView[]): ReadCards {
  const known = readCards.get(menus);
  if (known) return known;
  const read = normalizeMenus({
    menus: menus.map(({ anchor, name, sections }) => ({
      id: anchor,
      name,
      sections: sections.map((section) => ({
        id: section.anchor,
        name: section.name,
        items: section.cards.map(dataOf),
      })),
    })),
  });
  const made = { menus: read, searchIndex: indexForSearch(read) };
  readCards.set(menus, made);
  return made;
}

function dataOf({ id, name, text, allergens, diets, alcohol }: CardView): MenuItemData {
  return {
    id,
    name,
    price: "0.00",
    description: text ?? null,
    allergens: commaText(allergens),
    diets: commaText(diets),
    alcoholic_beverage: alcohol ?? false,
  };
}

/** Known to be none is written as a word, since nothing written means that nothing is known. */
function commaText(words: readonly string[] | undefined): string | null {
  return words === undefined ? null : words.join(",") || "none";
}
