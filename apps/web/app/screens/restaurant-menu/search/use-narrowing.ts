import { type MenuFilters, NO_FILTERS, toggleFilter } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { MenuView } from "../dishes/menu-view.ts";
import type { NarrowedMenus } from "./narrow-menus.ts";
import { isNarrowing, readNarrowing } from "./read-narrowing.ts";

/** What narrows the menu down, and the menu as it is narrowed. */
export type NarrowingState = {
  readonly query: string;
  readonly filters: MenuFilters;
  readonly narrowed: NarrowedMenus;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};

/** The rules of searching and filtering: fetched once somebody is about to look for something; null on a lost network. */
export const loadNarrowMenus = () => import("./narrow-menus.ts").catch(() => null);

/** Keeps what a diner looks for in the menu. Begins with what the page's address says, as the server has narrowed it. */
export function useNarrowing(menus: readonly MenuView[], begun: NarrowedMenus | null): NarrowingState {
  const { search } = useLocation();
  const [wanted, setWanted] = useState(() => readNarrowing(search));
  const [found, setFound] = useState(begun);
  useEffect(() => {
    if (!isNarrowing(wanted)) return setFound(null);
    let isLatest = true;
    loadNarrowMenus().then((rules) => {
      if (isLatest && rules) setFound(rules.narrowMenus(menus, wanted));
    });
    return () => {
      isLatest = false;
    };
  }, [menus, wanted]);
  return {
    ...wanted,
    narrowed: found ?? { results: null, menus, hiddenUnknown: 0 },
    setQuery: (query) => setWanted((before) => ({ ...before, query })),
    toggle: (kind, word) => setWanted((before) => ({ ...before, filters: toggleFilter(before.filters, kind, word) })),
    clearFilters: () => setWanted((before) => ({ ...before, filters: NO_FILTERS })),
    clearAll: () => setWanted({ query: "", filters: NO_FILTERS }),
  };
}
