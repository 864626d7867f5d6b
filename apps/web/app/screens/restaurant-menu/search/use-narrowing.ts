import { type MenuFilters, NO_FILTERS, toggleFilter } from "@comptoir/ordering";
import { startTransition, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { LoadedMenu } from "../load-menu.ts";
import { loadMenuContent } from "../load-menu-content.ts";
import type { NarrowedMenus } from "./narrow-menus.ts";
import { isNarrowing, readNarrowing } from "./read-narrowing.ts";
import { useDishes } from "./use-dishes.ts";

/** What narrows the menu down, and the menu as it is narrowed. */
export type NarrowingState = {
  readonly query: string;
  readonly filters: MenuFilters;
  /** What is left of the menu; null while nothing is looked for. */
  readonly narrowed: NarrowedMenus | null;
  /** Fetches what looking for something needs, for when somebody is about to. */
  readonly prepare: () => void;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};

/** The rules of searching and filtering, once what is found can be drawn, too; null on a lost network. */
async function loadNarrowMenus() {
  try {
    const [rules] = await Promise.all([import("./narrow-menus.ts"), loadMenuContent()]);
    return rules.narrowMenus;
  } catch {
    return null;
  }
}

/** Keeps what a diner looks for in the menu. Begins with what the page's address says, as the server has narrowed it. */
export function useNarrowing(menu: LoadedMenu): NarrowingState {
  const { search } = useLocation();
  const [wanted, setWanted] = useState(() => readNarrowing(search));
  const [narrowed, setNarrowed] = useState(menu.narrowed);
  const askForDishes = useDishes(menu);
  useEffect(() => {
    if (!isNarrowing(wanted)) return setNarrowed(null);
    let isLatest = true;
    Promise.all([loadNarrowMenus(), askForDishes()]).then(([narrowMenus, menus]) => {
      if (isLatest && narrowMenus && menus) startTransition(() => setNarrowed(narrowMenus(menus, wanted)));
    });
    return () => {
      isLatest = false;
    };
  }, [askForDishes, wanted]);
  return useMemo(
    () => ({
      ...wanted,
      narrowed,
      prepare: () => {
        loadNarrowMenus();
        askForDishes();
      },
      setQuery: (query) => setWanted((before) => ({ ...before, query })),
      toggle: (kind, word) => setWanted((before) => ({ ...before, filters: toggleFilter(before.filters, kind, word) })),
      clearFilters: () => setWanted((before) => ({ ...before, filters: NO_FILTERS })),
      clearAll: () => setWanted({ query: "", filters: NO_FILTERS }),
    }),
    [wanted, narrowed, askForDishes],
  );
}
