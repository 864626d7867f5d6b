import { KEPT_AT_HEADER, KEPT_AT_META, menuCacheName, NO_NETWORK_PATH, SITE_CACHE, slugOfPath } from "./cache-names.ts";

/** So long a page is waited for where a kept one could be shown: a stadium's network is often there in name alone. */
const PATIENCE_MS = 6_000;

/**
 * Answers a page that is opened: with the server's, and where none comes, with the menu that was kept of that very visit. Another screen
 * of the restaurant leads to its menu, from where the page itself goes on. screens#no-network.
 */
export async function answerPage(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  const kept = findKeptPage(new URL(request.url));
  const answer = ask(request).catch(() => null);
  const inTime = await Promise.race([answer, waitIfKept(kept)]);
  return inTime ?? (await kept) ?? (await answer) ?? noNetworkPage(request);
}

/** Resolves to nothing after a while where something is kept; else never, so that the network is waited for. */
async function waitIfKept(kept: Promise<Response | null>): Promise<null> {
  if ((await kept) === null) return new Promise(() => {});
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

async function findKeptPage({ pathname, search }: URL): Promise<Response | null> {
  const slug = slugOfPath(pathname);
  if (!(await caches.has(menuCacheName(slug)))) return null;
  const cache = await caches.open(menuCacheName(slug));
  const menu = `/${slug}${withoutDish(search)}`;
  const kept = await cache.match(menu, { ignoreVary: true });
  if (kept === undefined) return null;
  return pathname.toLowerCase() === `/${slug}` ? tellItsAge(kept) : Response.redirect(menu);
}

/** The query without what only names one dish, or a line of the cart. */
function withoutDish(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["menu", "line", "date"]) query.delete(name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Writes into a kept page when it was kept: its script cannot see the headers of the page that it is in. */
async function tellItsAge(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const at = headers.get(KEPT_AT_HEADER) ?? "";
  const page = await kept.text();
  // The age is an instant that we wrote ourselves; nothing in it could be markup.
  const meta = /^[\d:.TZ-]+$/.test(at) ? `<meta name="${KEPT_AT_META}" content="${at}">` : "";
  return new Response(
    page.replace("<head>", () => `<head>${meta}`),
    { headers },
  );
}

/**
 * Says that there is none at the address of that screen, since the script of a page goes by the address that it is at; what was asked for
 * is tried again from there.
 */
async function noNetworkPage({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== NO_NETWORK_PATH) {
    return Response.redirect(`${NO_NETWORK_PATH}?${new URLSearchParams({ back: pathname + search })}`);
  }
  const cache = await caches.open(SITE_CACHE);
  return (await cache.match(NO_NETWORK_PATH, { ignoreVary: true })) ?? Response.error();
}

/** Answers one of the site's own files: what is named by its content is the same wherever it lies. */
export async function answerFile(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? ask(request);
}

/** A picture is asked for first, since it may be another by now. */
export async function answerPicture(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  try {
    return await ask(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
