import type { EntryContext } from "react-router";

/** The screens that search engines may index: public pages without personal data. screens#indexed. */
const INDEXED_SCREENS = new Set<string | undefined>(["menu", "item", "search", "concourses"]);

/** Returns whether a page may be indexed; errors and search results may not. */
export function isIndexed({ staticHandlerContext }: Pick<EntryContext, "staticHandlerContext">): boolean {
  const { matches, errors, location } = staticHandlerContext;
  if (errors !== null || new URLSearchParams(location.search).has("near")) return false;
  return INDEXED_SCREENS.has(matches.at(-1)?.route.id);
}
