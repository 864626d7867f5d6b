import type { MenuDocument } from "@comptoir/contract";
import {
  KEPT_AT_HEADER,
  MENU_CACHES,
  menuCacheName,
  NO_NETWORK_PATH,
  SHELL_CACHES,
  SITE_CACHE,
} from "./cache-names.ts";

/** The menu of a restaurant as one kind of visit opens it, in a language. */
export type MenuToKeep = {
  readonly slug: string;
  /** Its page, with what says where the order goes: `/braise?tableNum=12`. */
  readonly page: string;
  readonly locale: string;
  /** The state of the menu that the visitor has just read. */
  readonly revision: number;
};

/** What is so young, and of the same menu, need not be fetched again. */
const YOUNG_MS = 10 * 60 * 1000;
/** A phone keeps the menus of this many restaurants: the ones that were visited last. */
const MENUS_MAX = 8;
const KEPT_FOR_HEADER = "x-kept-for";

const menuDataPath = (slug: string) => `/menu/${encodeURIComponent(slug.toLowerCase())}/data.json`;

/**
 * Caches a menu in this browser for use offline: its public page and data, fetched without cookies, and their
 * scripts, fonts and pictures. A response that the server marks as private is not cached. screens#no-network.
 */
export async function keepMenu(menu: MenuToKeep): Promise<void> {
  const cache = await caches.open(menuCacheName(menu.slug));
  const known = await cache.match(menu.page, { ignoreVary: true });
  const keptFor = `${menu.locale} ${menu.revision}`;
  if (known?.headers.get(KEPT_FOR_HEADER) === keptFor && Date.now() - (keptAtOf(known) ?? 0) < YOUNG_MS) return;

  const [page, data] = await Promise.all([
    fetchForAnybody(menu.page, menu.locale),
    fetchForAnybody(menuDataPath(menu.slug)),
  ]);
  if (page === null || data === null) return;
  const html = await page.text();
  const parts = [...assetsOf(html), ...(await shellOf(html)), ...picturesShown()];
  await addMissing(cache, parts);
  await forgetOtherAssets(cache, new Set(parts));
  await keepNoNetworkPage(menu.locale);
  // The page last: where it is kept, all that it needs is.
  await cache.put(menuDataPath(menu.slug), await dated(data, await data.text(), keptFor));
  await cache.put(menu.page, await dated(page, html, keptFor));
  await forgetOldestMenus();
}

/** How many files a page asks for at a time to keep them: a hundred at once would be a tenth of a second in which a slow phone reacts to nothing. */
const ADDED_AT_A_TIME = 4;

/** Adds the files that are not there yet. One that cannot be had keeps none of the others out. */
async function addMissing(cache: Cache, files: Iterable<string>): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set([...files].filter((file) => !kept.has(file))).values();
  const addInTurn = async () => {
    for (const file of missing) await cache.add(file).catch(() => null);
  };
  await Promise.all(Array.from({ length: ADDED_AT_A_TIME }, addInTurn));
}

/** The data of a restaurant's menu as it was kept, and when, in milliseconds since 1970; null where none is. */
export async function readKeptMenu(
  slug: string,
): Promise<{ readonly document: MenuDocument; readonly at: number } | null> {
  const name = menuCacheName(slug);
  if (typeof caches === "undefined" || !(await caches.has(name))) return null;
  const kept = await (await caches.open(name)).match(menuDataPath(slug), { ignoreVary: true });
  return kept === undefined ? null : { document: (await kept.json()) as MenuDocument, at: keptAtOf(kept) ?? 0 };
}

/** The pages of menus that are kept, with when they were, the latest first. */
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

/** Text as markup writes it, as a reader sees it. */
function readText(markup: string): string {
  return new DOMParser().parseFromString(markup, "text/html").documentElement.textContent ?? "";
}

/** Fetches a public response; null where it is private to one visitor, or there is none. */
async function fetchForAnybody(path: string, locale?: string): Promise<Response | null> {
  const headers: Record<string, string> = locale === undefined ? {} : { "x-locale": locale };
  const answer = await fetch(path, { credentials: "omit", headers }).catch(() => null);
  const isPersonal = /no-store|private/.test(answer?.headers.get("cache-control") ?? "no-store");
  return answer?.status === 200 && !isPersonal ? answer : null;
}

/** The answer as it is kept: readable without what it was sent in, and with its age. */
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

/** The files that a page asks for as it opens. */
function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:href="|src="|import ["'])(\/assets\/[^"']+)["']/g)].map(([, file = ""]) => file);
}

/** The files that ordering takes later, of the same release as the page. */
async function shellOf(html: string): Promise<string[]> {
  for (const name of (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES))) {
    const files = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const entry = files.find((file) => file.includes("/entry.client-"));
    if (entry !== undefined && html.includes(entry)) return files;
  }
  return [];
}

/** The pictures that this page has shown: they lie in the browser already, and cost no network. */
function picturesShown(): string[] {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const own = shown.map(({ currentSrc }) => URL.parse(currentSrc)).filter((url) => url?.origin === location.origin);
  return own.flatMap((url) => url?.pathname ?? []);
}

/** What a newer release of the site is not made of any more. */
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
