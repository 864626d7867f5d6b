import { isRouteErrorResponse } from "react-router";

/** The query parameter by which a page asks for what changes on it alone. */
const FRESH = "fresh";

/** Returns the address at which a page loads again what changes on it. */
export function freshAddress(page: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}${FRESH}`;
}

/** Tells whether a page asks for what changes alone: one call instead of all that it began with. */
export function isFresh({ searchParams }: URL): boolean {
  return searchParams.has(FRESH);
}

/** Types what changes as the page's data, over which `useFreshState` puts it. */
export function freshPart<Loaded>(part: Partial<Loaded>): Loaded {
  return part as Loaded;
}

type Remembered = { readonly page: string; readonly loaded: unknown };
let last: Remembered | null = null;
let lastFresh: Remembered | null = null;

const pageOf = (url: string) => new URL(url).pathname + new URL(url).search;

/** Remembers what a page shows, for `keepLast`. */
export function rememberLoaded(url: string, loaded: unknown): void {
  last = { page: pageOf(url), loaded };
}

/**
 * For the `clientLoader` of a page that loads again by itself: without a network, or while the server is busy, the page stays
 * as it was. Redirects and refusals, such as of an ended session or a removed printer, count.
 */
export async function keepLast<Loaded>({ url }: Pick<Request, "url">, load: () => Promise<Loaded>): Promise<Loaded> {
  if (isFresh(new URL(url))) {
    return load().then(
      (part) => {
        lastFresh = { page: pageOf(url), loaded: part };
        return part;
      },
      (error) => {
        if (isForGood(error)) throw error;
        return lastFresh?.page === pageOf(url) ? (lastFresh.loaded as Loaded) : freshPart<Loaded>({});
      },
    );
  }
  try {
    const loaded = await load();
    rememberLoaded(url, loaded);
    return loaded;
  } catch (error) {
    if (isForGood(error) || last?.page !== pageOf(url)) throw error;
    return last.loaded as Loaded;
  }
}

const BUSY = 429;

/** Tells whether an error is an answer of the site, such as a redirect or a refusal, and not a lost one. */
export function isForGood(error: unknown): boolean {
  if (error instanceof Response) return true;
  return isRouteErrorResponse(error) && error.status < 500 && error.status !== BUSY;
}
