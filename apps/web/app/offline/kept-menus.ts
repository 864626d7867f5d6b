import type { MenuDocument } from "@comptoir/contract";
import {
  KEPT_AT_HEADER,
  MENU_CACHES,
  menuCacheName,
  NO_NETWORK_PATH,
  SHELL_CACHES,
  SITE_CACHE,
} from "./cache-names.ts";

export type MenuToKeep = {
  readonly slug: string;
  /** The page's path with the visit: `/braise?tableNum=12`. */
  readonly page: string;
  readonly locale: string;
  readonly revision: number;
};

/** A copy of the same revision that is younger than this, in ms, is not fetched again. */
const YOUNG_MS = 10 * 60 * 1000;
/** The most restaurants whose menus are cached; the most recently visited stay. */
const MENUS_MAX = 8;
const KEPT_FOR_HEADER = "x-kept-for";

const menuDataPath = (slug: string) => `/menu/${encodeURIComponent(slug.toLowerCase())}/data.json`;

/**
 * Caches a menu for offline use: the public page and its data, fetched without cookies, and their scripts,
 * fonts and pictures. Responses that the server marks as private are not cached. screens#no-network.
 */
export async function cacheMenu(menu: MenuToKeep): Promise<void> {
  const cache = await caches.open(menuCacheName(menu.slug));
  const known = await cache.match(menu.page, { ignoreVary: true });
  const keptFor = `${menu.locale} ${menu.revision}`;
  if (known?.headers.get(KEPT_FOR_HEADER) === keptFor && Date.now() - (keptAtOf(known) ?? 0) < YOUNG_MS) return;

  const [page, data] = await Promise.all([fetchPublic(menu.page, menu.locale), fetchPublic(menuDataPath(menu.slug))]);
  if (page === null || data === null) return;
  const html = await page.text();
  const parts = [...assetsOf(html), ...(await shellOf(html)), ...picturesShown()];
  await addMissing(cache, parts);
  await forgetOtherAssets(cache, new Set(parts));
  await keepNoNetworkPage(menu.locale);
  // Store the page last, so that a cached page has everything that it needs.
  await cache.put(menuDataPath(menu.slug), await dated(data, await data.text(), keptFor));
  await cache.put(menu.page, await dated(page, html, keptFor));
  await forgetOldestMenus();
}

/** Parallel downloads: a hundred at once would block a slow phone for a tenth of a second. */
const ADDED_AT_A_TIME = 4;

/** Downloads the missing files. A failed download does not stop the others. */
async function addMissing(cache: Cache, files: Iterable<string>): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set([...files].filter((file) => !kept.has(file))).values();
  const addInTurn = async () => {
    for (const file of missing) await cache.add(file).catch(() => null);
  };
  await Promise.all(Array.from({ length: ADDED_AT_A_TIME }, addInTurn));
}

/** `at` is the time of caching in milliseconds since the epoch. Null if no menu is cached. */
export async function readKeptMenu(
  slug: string,
): Promise<{ readonly document: MenuDocument; readonly at: number } | null> {
  const name = menuCacheName(slug);
  if (typeof caches === "undefined" || !(await caches.has(name))) return null;
  const kept = await (await caches.open(name)).match(menuDataPath(slug), { ignoreVary: true });
  return kept === undefined ? null : { document: (await kept.json()) as MenuDocument, at: keptAtOf(kept) ?? 0 };
}

/**
 * Lists the cached menu pages, the latest first. `at` is the time of caching in milliseconds since the epoch.
 */
export async function listKeptMenus(): Promise<
  readonly { readonly page: string; readonly name: string; readonly at: number }[]
> {
  const names = (await caches.keys()).filter((name) => name.startsWith(MENU_CACHES));
  const menus = await Promise.all(names.map(pagesIn));
  return menus.flat().sort((one, other) => other.at - one.at);
}

async function pagesIn(name: string) {
  const cache = await caches.open(name);
  const pages = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => !/[/.]/.test(pathname.slice(1)));
  return Promise.all(
    pages.map(async ({ pathname, search }) => {
      const page = pathname + search;
      const kept = await cache.match(page, { ignoreVary: true });
      const title = /<title>([^<]*)<\/title>/.exec((await kept?.text()) ?? "")?.[1] ?? pathname.slice(1);
      return { page, name: readText(title), at: (kept && keptAtOf(kept)) ?? 0 };
    }),
  );
}

function readText(markup: string): string {
  return new DOMParser().parseFromString(markup, "text/html").documentElement.textContent ?? "";
}

/** Fetches without cookies. Null if the request fails, or if the response is private to one visitor. */
async function fetchPublic(path: string, locale?: string): Promise<Response | null> {
  const headers: Record<string, string> = locale === undefined ? {} : { "x-locale": locale };
  const answer = await fetch(path, { credentials: "omit", headers }).catch(() => null);
  const isPersonal = /no-store|private/.test(answer?.headers.get("cache-control") ?? "no-store");
  return answer?.status === 200 && !isPersonal ? answer : null;
}

/** Removes headers that no longer apply to the decoded text, and adds the time of caching. */
async function dated(answer: Response, text: string, keptFor: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  headers.set(KEPT_FOR_HEADER, keptFor);
  return new Response(text, { headers });
}

function keptAtOf({ headers }: Response): number | null {
  return Date.parse(headers.get(KEPT_AT_HEADER) ?? "") || null;
}

function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:href="|src="|import ["'])(\/assets\/[^"']+)["']/g)].map(([, file = ""]) => file);
}

/**
 * Returns the cached shell of the page's release, the assets that ordering screens load later; empty if it is
 * not cached.
 */
async function shellOf(html: string): Promise<string[]> {
  for (const name of (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES))) {
    const files = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const entry = files.find((file) => file.includes("/entry.client-"));
    if (entry !== undefined && html.includes(entry)) return files;
  }
  return [];
}

/** Only pictures that the page has shown: the browser has them, so caching them needs no network. */
function picturesShown(): string[] {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const own = shown.map(({ currentSrc }) => URL.parse(currentSrc)).filter((url) => url?.origin === location.origin);
  return own.flatMap((url) => url?.pathname ?? []);
}

async function forgetOtherAssets(cache: Cache, parts: ReadonlySet<string>): Promise<void> {
  const files = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const others = files.filter((file) => file.startsWith("/assets/") && !parts.has(file));
  await Promise.all(others.map((file) => cache.delete(file)));
}

async function keepNoNetworkPage(locale: string): Promise<void> {
  const page = await fetch(NO_NETWORK_PATH, { credentials: "omit", headers: { "x-locale": locale } });
  if (!page.ok) return;
  const html = await page.text();
  const cache = await caches.open(SITE_CACHE);
  await addMissing(cache, assetsOf(html));
  await forgetOtherAssets(cache, new Set(assetsOf(html)));
  await cache.put(NO_NETWORK_PATH, await dated(page, html, locale));
}

async function forgetOldestMenus(): Promise<void> {
  const kept = await listKeptMenus();
  const slugs = [...new Set(kept.map(({ page }) => new URL(page, location.origin).pathname.slice(1)))];
  await Promise.all(slugs.slice(MENUS_MAX).map((slug) => caches.delete(menuCacheName(slug))));
}
