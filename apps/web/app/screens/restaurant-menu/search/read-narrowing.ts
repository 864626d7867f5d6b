import type { MenuFilters } from "@comptoir/ordering";

/** The diner's search: a text, and the diets and allergens to filter by. */
export type Narrowing = { readonly query: string; readonly filters: MenuFilters };

/** Maximum length of the search text, in characters. The rest is cut off. */
export const QUERY_LENGTH_MAX = 100;

/** Parses the query of a form sent without script: `?q=poutine&diets=Vegan&allergens=Egg`. */
export function readNarrowing(search: string): Narrowing {
  const query = new URLSearchParams(search);
  return {
    query: (query.get("q") ?? "").slice(0, QUERY_LENGTH_MAX),
    filters: { diets: query.getAll("diets"), allergens: query.getAll("allergens") },
  };
}

/** Returns whether there is any text or filter. */
export function isNarrowing({ query, filters }: Narrowing): boolean {
  return query.trim() !== "" || filters.diets.length > 0 || filters.allergens.length > 0;
}
