import { LRUCache } from "lru-cache";
import { createNonce } from "../security-headers.ts";
import { type KeptPage, keepPage } from "./kept-page.ts";

/** A page that every visitor sees alike who asks for it in this way; the site tells which. */
export type SharedPage = { readonly slug: string; readonly key: string; readonly toRequest: () => Request };

export type SharedPagesParts = {
  readonly readSharedPage: (request: Request) => SharedPage | null;
  /** Which state of a menu is the present one; null where that is not known, or there is no such restaurant. */
  readonly menuVersion: (slug: string) => Promise<number | null>;
  /** Milliseconds of a clock that only goes on. */
  readonly now?: () => number;
};

/** Writes a page with a nonce; null when it was not admitted. */
export type WritePage = (request: Request, nonce: string) => Promise<Response | null>;

export type SharedPages = {
  /**
   * The shared page that a request asks for; null where it is to be answered for this visitor alone, and `busy` where too many
   * pages are being written.
   */
  readonly find: (request: Request, write: WritePage) => Promise<KeptPage | "busy" | null>;
  /** How many pages were written to be shared, since the start. */
  readonly written: () => number;
};

/** How old may be what a page shows of the time: the queue, what is served now, announcements. operations#shared-pages. */
const GOOD_FOR_MS = 5_000;
const KEPT_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Keeps the pages that guests see alike. Each is written once for each state of its menu and each few seconds, however many ask
 * for it meanwhile, and from a request that holds nothing but what its key says. A change of the menu counts at once.
 * operations#shared-pages.
 */
export function openSharedPages({
  readSharedPage,
  menuVersion,
  now = () => performance.now(),
}: SharedPagesParts): SharedPages {
  type Entry = { readonly page: KeptPage; readonly version: number; readonly goodUntil: number };
  const kept = new LRUCache<string, Entry>({ maxSize: KEPT_BYTES_MAX });
  const underWay = new Map<string, Promise<KeptPage | "busy" | null>>();
  let written = 0;

  async function make({ key, toRequest }: SharedPage, version: number, write: WritePage) {
    // What is read from here on is not older than this.
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
    async find(request, write) {
      const shared = readSharedPage(request);
      if (shared === null) return null;
      const version = await menuVersion(shared.slug);
      if (version === null) return null;
      const known = kept.get(shared.key);
      if (known !== undefined && known.version === version && now() < known.goodUntil) {
        return known.page;
      }
      const flight = `${version} ${shared.key}`;
      const joined = underWay.get(flight);
      if (joined !== undefined) return joined;
      const making = make(shared, version, write).finally(() => underWay.delete(flight));
      underWay.set(flight, making);
      return making;
    },
    written: () => written,
  };
}
