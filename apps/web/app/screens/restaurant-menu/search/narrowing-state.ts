import type { MenuFilters } from "@comptoir/ordering";
import type { NarrowedMenus } from "./narrow-menus.ts";
import type { Narrowing } from "./read-narrowing.ts";

/** The search and filters of the menu, and their result. */
export type NarrowingState = Narrowing & {
  /** The result; null without a search or filter. */
  readonly narrowed: NarrowedMenus | null;
  /** Whether the search is done, still loading, or failed to load. */
  readonly progress: "done" | "searching" | "failed";
  /** Prefetches the search when the diner is about to use it. */
  readonly prepare: () => void;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};
