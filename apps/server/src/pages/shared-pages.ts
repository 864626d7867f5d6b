import { LRUCache } from "lru-cache";
import { createNonce } from "../security-headers.ts";
import { type KeptPage, keepPage } from "./kept-page.ts";

/** Page that is identical for every visitor with the same key. */
export type SharedPage = { readonly slug: string; readonly key: string; readonly toRequest: () => Request };

export type SharedPagesParts = {
  readonly readSharedPage: (request: Request) => SharedPage | null;
  /** Returns the menu's current version; null when it is unknown or the restaurant does not exist. */
  readonly menuVersion: (slug: string) => Promise<number | null>;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
};

/** Renders a page with a nonce; null when admission rejected it. */
export type WritePage = (request: Request, nonce: string) => Promise<Response | null>;

/** Visitor who requests a page: the network to which admission counts the render, and the render. */
export type PageAsker = { readonly network: string | null; readonly write: WritePage };

export type SharedPages = {
  /**
   * Returns the shared page for a request. Null when the page must be rendered for this visitor alone; `busy`
   * when too many pages are being rendered, or too many of this visitor's network.
   */
  readonly find: (request: Request, asker: PageAsker) => Promise<KeptPage | "busy" | null>;
  /** Number of shared pages rendered since the start. */
  readonly written: () => number;
};

/**
 * Lifetime of a cached page in milliseconds. It is short because the queue, the current dayparts and the
 * announcements change with time. operations#shared-pages.
 */
const GOOD_FOR_MS = 5_000;
const KEPT_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum renders of other networks that a request waits for. */
const JOINED_MAX = 2;

/**
 * Caches pages that are identical for all guests. Each page is rendered once per menu version and lifetime, and
 * concurrent requests share one render. The page is rendered for a request that contains only what its key
 * identifies. A menu change takes effect at once. operations#shared-pages.
 */
export function openSharedPages({
  readSharedPage,
  menuVersion,
  now = () => performance.now(),
}: SharedPagesParts): SharedPages {
  type Flight = { readonly network: string | null; readonly page: Promise<KeptPage | "busy" | null> };
  type Entry = { readonly page: KeptPage; readonly version: number; readonly goodUntil: number };
  const kept = new LRUCache<string, Entry>({ maxSize: KEPT_BYTES_MAX });
  const underWay = new Map<string, Flight>();
  let written = 0;

  /**
   * Joins a render in progress, or starts one. A rejection counts for its network only: otherwise a network that floods
   * the server, and so is rejected, would have the page rejected for everybody.
   */
  async function share(shared: SharedPage, version: number, { network, write }: PageAsker) {
    const name = `${version} ${shared.key}`;
    let joined = 0;
    for (let flight = underWay.get(name); flight !== undefined; flight = underWay.get(name)) {
      const page = await flight.page;
      joined += 1;
      if (page !== "busy" || flight.network === network || joined === JOINED_MAX) return page;
    }
    const page = make(shared, version, write).finally(() => underWay.delete(name));
    underWay.set(name, { network, page });
    return page;
  }

  async function make({ key, toRequest }: SharedPage, version: number, write: WritePage) {
    // Set before rendering, so that the page's data is never older than its lifetime.
    const goodUntil = now() + GOOD_FOR_MS;
    const nonce = createNonce();
    const answer = await write(toRequest(), nonce);
    if (answer === null) return "busy";
    if (answer.status !== 200 || answer.headers.has("set-cookie")) return null;
    const page = await keepPage(await answer.text(), nonce, kept.get(key)?.page);
    written += 1;
    kept.set(key, { page, version, goodUntil }, { size: page.size });
    return page;
  }

  return {
    async find(request, asker) {
      const shared = readSharedPage(request);
      if (shared === null) return null;
      const version = await menuVersion(shared.slug);
      if (version === null) return null;
      const known = kept.get(shared.key);
      if (known !== undefined && known.version === version && now() < known.goodUntil) {
        return known.page;
      }
      return share(shared, version, asker);
    },
    written: () => written,
  };
}
