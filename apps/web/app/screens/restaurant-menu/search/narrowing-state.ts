import type { MenuFilters } from "@comptoir/ordering";
import type { NarrowedMenus } from "./narrow-menus.ts";
import type { Narrowing } from "./read-narrowing.ts";

export type NarrowingState = Narrowing & {
  /** Null without a search or filter. */
  readonly narrowed: NarrowedMenus | null;
  readonly progress: "done" | "searching" | "failed";
  /** Prefetches the search when the diner is about to use it. */
  readonly prepare: () => void;
  readonly setQuery: (query: string) => void;
  readonly toggle: (kind: keyof MenuFilters, word: string) => void;
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
};
