import type { MenuFilters } from "@comptoir/ordering";
import type { NarrowedMenus } from "./narrow-menus.ts";
import type { Narrowing } from "./read-narrowing.ts";

/** What narrows the menu down, and the menu as it is narrowed. */
export type NarrowingState = Narrowing & {
  /** What is left of the menu; null while nothing is looked for. */
  readonly narrowed: NarrowedMenus | null;
  /** Whether what is looked for is still being fetched, or could not be. */
  readonly progress: "done" | "searching" | "failed";
  /** Prefetches what the search needs, when the diner is about to use it. */
  readonly prepare: () => void;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};
