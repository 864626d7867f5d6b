import type { EntryContext } from "react-router";

/** Public screens without personal data. screens#indexed. */
const INDEXED_SCREENS = new Set<string | undefined>(["menu", "item", "search", "concourses"]);

/** Errors and searches by address (`near`) are not indexed. */
export function isIndexed({ staticHandlerContext }: Pick<EntryContext, "staticHandlerContext">): boolean {
  const { matches, errors, location } = staticHandlerContext;
  if (errors !== null || new URLSearchParams(location.search).has("near")) return false;
  return INDEXED_SCREENS.has(matches.at(-1)?.route.id);
}
