import { isLocale, preferredLocale } from "@comptoir/messages";
import { chosenLocale, LOCALE_COOKIE } from "./locale/locale-middleware.ts";
import { parseCookies } from "./visit/cookies.ts";

/** A page that every visitor sees alike who asks for it in this way. */
export type SharedPage = {
  /** The restaurant of the menu, as the address names it. */
  readonly slug: string;
  /** All that the page depends on beside the menu and the time. */
  readonly key: string;
  /** Asks for the page with what the key says and nothing else, so that nothing of one visitor can get into it. */
  readonly toRequest: () => Request;
};

const MENU_PATH = /^\/([a-z0-9][a-z0-9_-]{0,99})$/i;

/** The parameters that say what kind of visit it is. Any other, such as a search, is one visitor's own. */
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
 * The shared page that a request asks for: a restaurant's menu, for a guest of whom only the language is
 * known. Null for every other request: any cookie but the language's may identify a visitor.
 * operations#shared-pages.
 *
 * @param otherPaths the addresses of one part that are no restaurant's, in lower case.
 */
export function readSharedPage(request: Request, otherPaths: ReadonlySet<string>): SharedPage | null {
  if ((request.method !== "GET" && request.method !== "HEAD") || request.headers.has("authorization")) return null;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  const slug = MENU_PATH.exec(pathname)?.[1];
  if (slug === undefined || otherPaths.has(slug.toLowerCase()) || search.length > SEARCH_LENGTH_MAX) return null;
  for (const name of searchParams.keys()) if (!SHARED_PARAMETERS.has(name)) return null;

  for (const name of parseCookies(request.headers.get("cookie")).keys()) if (name !== LOCALE_COOKIE) return null;
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
