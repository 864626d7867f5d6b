const OWN_CACHES = "comptoir-";

/** The cache with the assets of the ordering screens; the release's version follows. */
export const SHELL_CACHES = `${OWN_CACHES}shell-`;

/** The cache with a restaurant's menu page, its data and its assets; the slug follows. */
export const MENU_CACHES = `${OWN_CACHES}menu-`;

/** The cache of the no-network page, in the language of the last visited restaurant page. */
export const SITE_CACHE = `${OWN_CACHES}site`;
export const NO_NETWORK_PATH = "/no-network";

/** The response header with the time of caching, an ISO 8601 instant. */
export const KEPT_AT_HEADER = "x-kept-at";
/** The name of the meta element with the time of caching. */
export const KEPT_AT_META = "kept-at";

export const menuCacheName = (slug: string) => `${MENU_CACHES}${slug.toLowerCase()}`;

/** Returns the restaurant's slug, the first segment in lower case; empty for `/`. */
export function slugOfPath(pathname: string): string {
  return (pathname.split("/", 2)[1] ?? "").toLowerCase();
}
