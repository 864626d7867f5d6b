import { currentLocale } from "@comptoir/messages";
import {
  applyFilters,
  dietsIn,
  indexForSearch,
  type ListedItem,
  listedItems,
  type Menu,
  type MenuFilters,
  type SearchIndex,
  searchMenu,
  wordsThatMatch,
} from "@comptoir/ordering";
import type { CardView, MenuView } from "../dishes/menu-view.ts";
import { type FoundDish, markFound, type PlacedCard } from "./found-dish.ts";
import { isNarrowing, type Narrowing } from "./read-narrowing.ts";

export type NarrowedMenus = {
  /** Best first; null without a search. */
  readonly results: readonly FoundDish[] | null;
  readonly menus: readonly MenuView[];
  /** The number of remaining dishes, each counted once. */
  readonly count: number;
  /** The number of dishes hidden because their data is unknown. law#unconfirmed-allergens. */
  readonly hiddenUnknown: number;
  /** Other searches to suggest if nothing was found; each of them finds something. */
  readonly tries: readonly string[];
  /** Whether the diner searched or filtered for a diet, and no dish of the page declares any. menu#search-diets. */
  readonly lacksDiets: boolean;
};

const TRIES_MAX = 6;

const indexes = new WeakMap<readonly Menu[], SearchIndex>();

/**
 * Searches and filters the page's menus (`drawn`) by the texts of `menus`, in both languages. A filter never
 * passes a dish whose data is unknown.
 */
export function narrowMenus(drawn: readonly MenuView[], menus: readonly Menu[], narrowing: Narrowing): NarrowedMenus {
  const { query, filters } = narrowing;
  const cards = placeCards(drawn);
  const whole = { results: null, menus: drawn, count: cards.size, hiddenUnknown: 0, tries: [], lacksDiets: false };
  if (!isNarrowing(narrowing)) return whole;
  const onPage = ({ item }: { readonly item: { readonly id: string | number } }) => cards.has(String(item.id));
  const here = [...listedItems(menus)].filter(onPage);
  const asksDiet = filters.diets.length > 0 || dietsIn(query).length > 0;
  const lacksDiets = asksDiet && here.every(({ item }) => item.diets === null);
  if (query.trim() === "") {
    const { listings, hiddenUnknown } = applyFilters(here, filters);
    const ids = new Set(listings.map(({ item }) => String(item.id)));
    return { ...whole, menus: keepCards(drawn, ids), count: ids.size, hiddenUnknown, lacksDiets };
  }
  const index = indexes.get(menus) ?? indexForSearch(menus);
  indexes.set(menus, index);
  const { dishes, terms, unconfirmed } = searchMenu(index, query);
  const scores = new Map(dishes.map(({ item, score }) => [String(item.id), score]));
  const { listings, hiddenUnknown } = applyFilters(dishes.filter(onPage), filters);
  const marks = { terms, locale: currentLocale() };
  const results = listings
    .flatMap((listing) => {
      const placed = cards.get(String(listing.item.id));
      return placed ? [{ listing, placed, score: scores.get(String(listing.item.id)) ?? 0 }] : [];
    })
    .sort((a, b) => b.score - a.score || isOver(a.placed.card) - isOver(b.placed.card))
    .map(({ listing, placed }) => markFound(placed, listing, marks));
  return {
    results,
    menus: drawn,
    count: results.length,
    hiddenUnknown: hiddenUnknown + unconfirmed.filter(onPage).length,
    tries: results.length > 0 ? [] : [...triesOf(index, query, { drawn, onPage, filters })].slice(0, TRIES_MAX),
    lacksDiets,
  };
}

type Page = {
  readonly drawn: readonly MenuView[];
  readonly onPage: (listing: ListedItem) => boolean;
  readonly filters: MenuFilters;
};

/** Returns words of the query and names of sections that find something on the page with the same filters. */
function triesOf(index: SearchIndex, query: string, { drawn, onPage, filters }: Page): ReadonlySet<string> {
  const finds = (words: string) =>
    applyFilters(searchMenu(index, words).dishes.filter(onPage), filters).listings.length > 0;
  return new Set([...wordsThatMatch(index, query), ...sectionNames(drawn)].filter(finds));
}

/** Ranks available dishes first among equal matches. */
function isOver({ state }: CardView): number {
  return state === undefined ? 0 : 1;
}

/** Maps each dish to its card and the names above the card. Of several cards, an available one is preferred. */
function placeCards(drawn: readonly MenuView[]): ReadonlyMap<string, PlacedCard> {
  const cards = new Map<string, PlacedCard>();
  for (const menu of drawn) {
    for (const section of menu.sections) {
      const place = [section.name, drawn.length > 1 ? menu.name : ""].filter((name) => name !== "").join(" · ");
      for (const card of section.cards) {
        const known = cards.get(String(card.id));
        if (!known || (known.card.state && !card.state)) cards.set(String(card.id), { card, place });
      }
    }
  }
  return cards;
}

function sectionNames(drawn: readonly MenuView[]): string[] {
  return drawn.flatMap(({ sections }) => sections.map(({ name }) => name)).filter((name) => name !== "");
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
