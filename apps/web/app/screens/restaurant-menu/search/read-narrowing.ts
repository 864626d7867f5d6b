import type { MenuFilters } from "@comptoir/ordering";

export type Narrowing = { readonly query: string; readonly filters: MenuFilters };

/** Maximum length of the search text, in characters. The rest is cut off. */
export const QUERY_LENGTH_MAX = 100;

/** The maximum number of words of one kind of filter. A menu offers fewer, and more would be slow to filter. */
const WORDS_MAX = 100;

/** Parses the query of a form sent without script: `?q=poutine&diets=Vegan&allergens=Egg`. */
export function readNarrowing(search: string): Narrowing {
  const query = new URLSearchParams(search);
  return {
    query: (query.get("q") ?? "").slice(0, QUERY_LENGTH_MAX),
    filters: { diets: wordsOf(query, "diets"), allergens: wordsOf(query, "allergens") },
  };
}

function wordsOf(query: URLSearchParams, kind: keyof MenuFilters): string[] {
  return [...new Set(query.getAll(kind))].slice(0, WORDS_MAX);
}

export function isNarrowing({ query, filters }: Narrowing): boolean {
  return query.trim() !== "" || filters.diets.length > 0 || filters.allergens.length > 0;
}
