import { type MenuFilters, NO_FILTERS, toggleFilter } from "@comptoir/ordering";
import { useDeferredValue, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { MenuView } from "../menu-view.ts";
import { filtersOf, type NarrowedMenus, narrowMenus } from "./narrow-menus.ts";

/** What narrows the menu down, and the menu as it is narrowed. */
export type NarrowingState = {
  readonly query: string;
  readonly filters: MenuFilters;
  readonly offered: MenuFilters;
  readonly narrowed: NarrowedMenus;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};

/** The names in which a form without script sends what it looks for: `?q=poutine&diets=Vegan&allergens=Egg`. */
export function readNarrowing(search: string): { readonly query: string; readonly filters: MenuFilters } {
  const query = new URLSearchParams(search);
  return {
    query: (query.get("q") ?? "").slice(0, 100),
    filters: { diets: query.getAll("diets"), allergens: query.getAll("allergens") },
  };
}

/** Keeps what a diner looks for in the menu; begins with what the page's address says. */
export function useNarrowing(menus: readonly MenuView[]): NarrowingState {
  const { search } = useLocation();
  const [query, setQuery] = useState(() => readNarrowing(search).query);
  const [filters, setFilters] = useState(() => readNarrowing(search).filters);
  // Typing stays ahead of a long list.
  const lastQuery = useDeferredValue(query);
  const narrowed = useMemo(() => narrowMenus(menus, { query: lastQuery, filters }), [menus, lastQuery, filters]);
  const offered = useMemo(() => filtersOf(menus), [menus]);
  return {
    query,
    filters,
    offered,
    narrowed,
    setQuery,
    toggle: (kind, word) => setFilters((chosen) => toggleFilter(chosen, kind, word)),
    clearFilters: () => setFilters(NO_FILTERS),
    clearAll: () => {
      setQuery("");
      setFilters(NO_FILTERS);
    },
  };
}
