import { useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { freshAddress, rememberLoaded } from "./keep-last.ts";

/** How often the page asks again how the printers are, in ms. A printer's first poll is seen within that time. */
const ASK_MS = 5_000;

/**
 * Returns what the page has loaded, and loads what changes again while the page is seen, by one call. Typed fields
 * stay, and so does a new address, which is in the answer of a form. Without script, a reload does the same.
 */
export function useFreshState<Loaded extends object>(loaded: Loaded): Loaded {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  // A fetcher loads the page's own data alone. A key of each page, so that no page shows another's data.
  const fetcher = useFetcher({ key: `fresh ${page}` });
  const latest = useRef(fetcher);
  latest.current = fetcher;
  useEffect(() => rememberLoaded(location.href, loaded), [loaded]);
  useEffect(() => {
    const timer = setInterval(() => {
      const { state, load } = latest.current;
      if (document.visibilityState === "visible" && state === "idle") void load(freshAddress(page));
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [page]);
  return { ...loaded, ...(fetcher.data as Partial<Loaded> | undefined) };
}
