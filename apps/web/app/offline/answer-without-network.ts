import { KEPT_AT_HEADER, KEPT_AT_META, menuCacheName, NO_NETWORK_PATH, SITE_CACHE, slugOfPath } from "./cache-names.ts";

/**
 * Timeout for a page with an offline copy, in ms. In a stadium, a phone may be connected and receive nothing.
 */
const TIMEOUT_MS = 6_000;

/**
 * Answers a navigation from the server. If no answer comes, it answers with the offline copy of the same
 * visit's menu, and redirects the restaurant's other screens to that menu. screens#no-network.
 */
export async function answerPage(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  const kept = findKeptPage(new URL(request.url));
  const answer = ask(request).catch(() => null);
  const inTime = await Promise.race([answer, waitIfKept(kept)]);
  return inTime ?? (await kept) ?? (await answer) ?? noNetworkPage(request);
}

/**
 * Resolves to null after the timeout. Without an offline copy it never resolves, so that the network decides.
 */
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

/** Removes the parameters that name a dish or a cart line, because the menu is cached without them. */
function withoutDish(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["menu", "line", "date"]) query.delete(name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Adds the time of caching as a meta element: scripts cannot read the headers of their own page. */
async function tellItsAge(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const at = headers.get(KEPT_AT_HEADER) ?? "";
  const page = await kept.text();
  // Only an ISO instant passes, so that no markup gets into the page.
  const meta = /^[\d:.TZ-]+$/.test(at) ? `<meta name="${KEPT_AT_META}" content="${at}">` : "";
  return new Response(
    page.replace("<head>", () => `<head>${meta}`),
    { headers },
  );
}

/**
 * Redirects to the no-network page, because the page's script routes by the URL. `back` is the URL that the
 * page retries.
 */
async function noNetworkPage({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== NO_NETWORK_PATH) {
    return Response.redirect(`${NO_NETWORK_PATH}?${new URLSearchParams({ back: pathname + search })}`);
  }
  const cache = await caches.open(SITE_CACHE);
  return (await cache.match(NO_NETWORK_PATH, { ignoreVary: true })) ?? Response.error();
}

/** Prefers the cache: an asset's name contains a hash of its content. */
export async function answerFile(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? ask(request);
}

/** Prefers the network, because a picture may have changed under the same name. */
export async function answerPicture(request: Request, ask: typeof fetch = fetch): Promise<Response> {
  try {
    return await ask(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
