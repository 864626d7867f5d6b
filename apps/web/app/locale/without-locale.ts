import { LOCALE_PARAMETER } from "@comptoir/contract";

/**
 * Removes the language parameter from a path, because it would override the language that the visitor has
 * just chosen.
 */
export function withoutLocale(path: string): string {
  const [pathname = "/", search] = path.split("?", 2);
  if (search === undefined) return path;
  const query = new URLSearchParams(search);
  if (!query.has(LOCALE_PARAMETER)) return path;
  query.delete(LOCALE_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
