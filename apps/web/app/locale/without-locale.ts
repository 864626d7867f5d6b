import { LOCALE_PARAMETER } from "@comptoir/contract";

/** A path of the site without its language parameter: the visitor has just switched to the other language. */
export function withoutLocale(path: string): string {
  const [pathname = "/", search] = path.split("?", 2);
  if (search === undefined) return path;
  const query = new URLSearchParams(search);
  if (!query.has(LOCALE_PARAMETER)) return path;
  query.delete(LOCALE_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
