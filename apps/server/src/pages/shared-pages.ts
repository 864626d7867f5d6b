import { LRUCache } from "lru-cache";
import { createNonce } from "../security-headers.ts";
import { type KeptPage, keepPage } from "./kept-page.ts";

/** A page that is the same for every visitor with the same `key`. */
export type SharedPage = { readonly slug: string; readonly key: string; readonly toRequest: () => Request };

export type SharedPagesParts = {
  readonly readSharedPage: (request: Request) => SharedPage | null;
  /** Returns the menu's current version; null if it or the restaurant is unknown. */
  readonly menuVersion: (slug: string) => Promise<number | null>;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
};

/** Renders a page with a nonce; null if admission rejects the request. */
export type WritePage = (request: Request, nonce: string) => Promise<Response | null>;

/** A visitor who requests a page: the network to which its render counts, and the render. */
export type PageAsker = { readonly network: string | null; readonly write: WritePage };

export type SharedPages = {
  /** Returns the shared page of a request. Null if the page is personal; `busy` if admission rejects the render. */
  readonly find: (request: Request, asker: PageAsker) => Promise<KeptPage | "busy" | null>;
  readonly written: () => number;
};

/**
 * Lifetime of a cached page in milliseconds. It is short because the queue, the current dayparts and the
 * announcements change with time. operations#shared-pages.
 */
const GOOD_FOR_MS = 5_000;
const KEPT_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum number of other networks' renders that a request joins. */
const JOINED_MAX = 2;

/**
 * Caches pages that are the same for all guests. Each one is rendered once per menu version and lifetime;
 * concurrent requests share a render. operations#shared-pages.
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
   * Joins a render in progress, or starts one. A rejected render counts for its own network only, so that a
   * flooding network does not block the page for others.
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
    // Set before rendering, because the page's data may be that old.
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
