/** Caches of this product; what of them a page or a service worker does not know by its name is of another release. */
const OWN_CACHES = "comptoir-";

/** The scripts that one release orders with; its version follows. */
export const SHELL_CACHES = `${OWN_CACHES}shell-`;

/** The menu of one restaurant, with all that its page is made of; the slug follows. */
export const MENU_CACHES = `${OWN_CACHES}menu-`;

/** What is said where nothing is kept, in the language of the last page. */
export const SITE_CACHE = `${OWN_CACHES}site`;
export const NO_NETWORK_PATH = "/no-network";

/** When an answer was kept, as an ISO 8601 instant; in its headers. */
export const KEPT_AT_HEADER = "x-kept-at";
/** The same in the page that it holds, as the name of a meta element. */
export const KEPT_AT_META = "kept-at";

export const menuCacheName = (slug: string) => `${MENU_CACHES}${slug.toLowerCase()}`;

/** The restaurant of an address of the site, as its slug; empty where there is none. */
export function slugOfPath(pathname: string): string {
  return (pathname.split("/", 2)[1] ?? "").toLowerCase();
}
