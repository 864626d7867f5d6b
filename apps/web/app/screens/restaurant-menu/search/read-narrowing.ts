import type { MenuFilters } from "@comptoir/ordering";

/** What a diner looks for: words, and what must or must not be in a dish. */
export type Narrowing = { readonly query: string; readonly filters: MenuFilters };

/** The longest search text, in characters; the rest is cut off. */
export const QUERY_LENGTH_MAX = 100;

/** Reads what a form without script sends: `?q=poutine&diets=Vegan&allergens=Egg`. */
export function readNarrowing(search: string): Narrowing {
  const query = new URLSearchParams(search);
  return {
    query: (query.get("q") ?? "").slice(0, QUERY_LENGTH_MAX),
    filters: { diets: query.getAll("diets"), allergens: query.getAll("allergens") },
  };
}

/** Whether anything is looked for at all. */
export function isNarrowing({ query, filters }: Narrowing): boolean {
  return query.trim() !== "" || filters.diets.length > 0 || filters.allergens.length > 0;
}
