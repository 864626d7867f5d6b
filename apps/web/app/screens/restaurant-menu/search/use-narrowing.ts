import { NO_FILTERS, toggleFilter } from "@comptoir/ordering";
import { startTransition, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { LoadedMenu } from "../load-menu.ts";
import type { NarrowingState } from "./narrowing-state.ts";
import { isNarrowing, readNarrowing } from "./read-narrowing.ts";
import { useSearch } from "./use-search.ts";

/**
 * Holds the diner's search and filters. Starts with those in the page's URL, and with the server's result for them.
 */
export function useNarrowing(menu: LoadedMenu): NarrowingState {
  const { search: address } = useLocation();
  const [wanted, setWanted] = useState(() => readNarrowing(address));
  const [narrowed, setNarrowed] = useState(menu.narrowed);
  const [progress, setProgress] = useState<NarrowingState["progress"]>("done");
  const loadSearch = useSearch(menu);
  useEffect(() => {
    setProgress("done");
    if (!isNarrowing(wanted)) return setNarrowed(null);
    let isLatest = true;
    setProgress("searching");
    loadSearch().then((search) => {
      if (!isLatest) return;
      setProgress(search ? "done" : "failed");
      if (search) startTransition(() => setNarrowed(search(wanted)));
    });
    return () => {
      isLatest = false;
    };
  }, [loadSearch, wanted]);
  return useMemo(
    () => ({
      ...wanted,
      narrowed,
      progress,
      prepare: loadSearch,
      setQuery: (query) => setWanted((before) => ({ ...before, query })),
      toggle: (kind, word) => setWanted((before) => ({ ...before, filters: toggleFilter(before.filters, kind, word) })),
      clearFilters: () => setWanted((before) => ({ ...before, filters: NO_FILTERS })),
      clearAll: () => setWanted({ query: "", filters: NO_FILTERS }),
    }),
    [wanted, narrowed, progress, loadSearch],
  );
}
