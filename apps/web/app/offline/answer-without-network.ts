import { KEPT_AT_HEADER, KEPT_AT_META, menuCacheName, NO_NETWORK_PATH, SITE_CACHE, slugOfPath } from "./cache-names.ts";

/** Timeout for a page with an offline copy, in ms. In a stadium, a connected network often delivers nothing. */
const TIMEOUT_MS = 6_000;

/**
 * Answers a navigation from the server; if no answer comes, from the offline copy of the same visit's menu.
 * Other screens of the restaurant redirect to the menu. screens#no-network.
 */
export async function answerPage(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  const kept = findKeptPage(new URL(request.url));
  const answer = ask(request).catch(() => null);
  const inTime = await Promise.race([answer, waitIfKept(kept)]);
  return inTime ?? (await kept) ?? (await answer) ?? noNetworkPage(request);
}

/** Resolves to null after the timeout if there is an offline copy; otherwise never, so that the network decides. */
async function waitIfKept(kept: Promise<Response | null>): Promise<null> {
  if ((await kept) === null) return new Promise(() => {});
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
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

/** Returns the query without the parameters that only name a dish or a line of the cart. */
function withoutDish(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["menu", "line", "date"]) query.delete(name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Adds the time of caching to a page as a meta element: scripts cannot read the headers of their own page. */
async function tellItsAge(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const at = headers.get(KEPT_AT_HEADER) ?? "";
  const page = await kept.text();
  // This check keeps markup out of the page: only an ISO instant passes.
  const meta = /^[\d:.TZ-]+$/.test(at) ? `<meta name="${KEPT_AT_META}" content="${at}">` : "";
  return new Response(
    page.replace("<head>", () => `<head>${meta}`),
    { headers },
  );
}

/**
 * Answers with the no-network page at its own URL, because a page's script routes by the URL. The page then
 * retries the requested URL.
 */
async function noNetworkPage({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== NO_NETWORK_PATH) {
    return Response.redirect(`${NO_NETWORK_PATH}?${new URLSearchParams({ back: pathname + search })}`);
  }
  const cache = await caches.open(SITE_CACHE);
  return (await cache.match(NO_NETWORK_PATH, { ignoreVary: true })) ?? Response.error();
}

/** Answers a static asset from any cache, else from the network: its name contains a content hash. */
export async function answerFile(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? ask(request);
}

/** Answers a picture from the network, since it may have changed; falls back to the cache. */
export async function answerPicture(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  try {
    return await ask(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
