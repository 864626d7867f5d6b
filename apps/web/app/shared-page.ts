import { isLocale, preferredLocale } from "@comptoir/messages";
import { chosenLocale, LOCALE_COOKIE } from "./locale/locale-middleware.ts";
import { parseCookies } from "./visit/cookies.ts";
import { readRememberedWay, WAY_COOKIE } from "./visit/remembered-way.ts";

/** A page that is identical for all visitors with the same `key`. */
export type SharedPage = {
  readonly slug: string;
  /** The cache key: everything that the page depends on besides the menu and the time. */
  readonly key: string;
  /** Creates a request for the page from the key alone, so that it contains no personal data. */
  readonly toRequest: () => Request;
};

const MENU_PATH = /^\/([a-z0-9][a-z0-9_-]{0,99})$/i;

/** The query parameters of a shared page. A URL with any other parameter, such as a search, is not shared. */
const SHARED_PARAMETERS = new Set([
  "tableNum",
  "genericTableLocation",
  "takeout",
  "takeoutType",
  "catering",
  "viewOnly",
  "menuList",
]);
const SEARCH_LENGTH_MAX = 200;

/**
 * Returns the shared page of a request: a restaurant's menu for a guest. Null if the request has a cookie other
 * than the language's, because it may identify a visitor. operations#shared-pages.
 *
 * @param otherPaths the single-segment paths of the site's own screens, in lower case.
 */
export function readSharedPage(request: Request, otherPaths: ReadonlySet<string>): SharedPage | null {
  if ((request.method !== "GET" && request.method !== "HEAD") || request.headers.has("authorization")) return null;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  const slug = MENU_PATH.exec(pathname)?.[1];
  if (slug === undefined || otherPaths.has(slug.toLowerCase()) || search.length > SEARCH_LENGTH_MAX) return null;
  for (const name of searchParams.keys()) if (!SHARED_PARAMETERS.has(name)) return null;

  for (const [name, value] of parseCookies(request.headers.get("cookie"))) {
    // Ways to order that are remembered for other venues do not change this venue's page.
    const isOfOthers = name === WAY_COOKIE && readRememberedWay(value, slug.toLowerCase()) === null;
    if (name !== LOCALE_COOKIE && !isOfOthers) return null;
  }
  const chosen = chosenLocale(request);
  const language: Record<string, string> = isLocale(chosen)
    ? { cookie: `${LOCALE_COOKIE}=${chosen}` }
    : { "accept-language": preferredLocale(request.headers.get("accept-language")) ?? "" };
  const address = `${origin}${pathname}${search}`;
  return {
    slug,
    key: `${address} ${Object.entries(language)}`,
    toRequest: () => new Request(address, { headers: language }),
  };
}
