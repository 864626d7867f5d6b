import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import { buildHub, findKitchens } from "./build-hub.ts";
import { buildVenue, type LoadedVenue } from "./loaded-venue.ts";
import { findRestaurantId, loadRevision, loadStoredVenue, VENUE_CHANGES_CHANNEL } from "./restaurants.store.ts";

export type Venues = {
  /** Returns a restaurant, even a hidden one, because background work needs it. */
  readonly byId: (restaurantId: string) => Promise<LoadedVenue | null>;
  /** Returns the restaurant with a slug; null if it is unknown or hidden. operations#hidden-venues. */
  readonly bySlug: (slug: string) => Promise<LoadedVenue | null>;
  /**
   * Like `bySlug`, but only for cached slugs, so that it may be called before any rate limit. Reloads a stale
   * entry once.
   */
  readonly knownBySlug: (slug: string) => Promise<LoadedVenue | null>;
  /** Like `knownBySlug`, but synchronous. Also null while the restaurant must be reloaded. */
  readonly presentBySlug: (slug: string) => LoadedVenue | null;
  /** Waits until `byId` and `bySlug` have all commits before the call. */
  readonly whenCaughtUp: () => Promise<void>;
};

/** Size of the cache in bytes of menu text. The least recently used restaurants are evicted. */
const KEPT_BYTES_MAX = 24 * 1024 * 1024;

/**
 * Opens the cache. A restaurant is loaded once per revision and dropped on a change notification, so reads
 * need no query. While notifications are down, every read checks the revision first. The cache is never
 * authoritative: submits check the revision in their transaction.
 */
export async function openVenues(database: Database, listener: Listener): Promise<Venues> {
  const loads = new LRUCache<string, Promise<LoadedVenue | null>>({
    maxSize: KEPT_BYTES_MAX,
    dispose: (_, restaurantId) => kitchensByHub.delete(restaurantId),
  });
  const idsBySlug = new Map<string, string>();
  const loaded = new WeakMap<Promise<LoadedVenue | null>, LoadedVenue>();
  /** Kitchens of each cached hub. A change of a kitchen drops its hubs too. */
  const kitchensByHub = new Map<string, readonly string[]>();
  const forget = (restaurantId: string) => {
    const hubs = [...kitchensByHub].filter(([, kitchens]) => kitchens.includes(restaurantId));
    for (const id of [restaurantId, ...hubs.map(([hubId]) => hubId)]) loads.delete(id);
  };
  await listener.subscribe(VENUE_CHANGES_CHANNEL, { onMessage: forget, onReconnect: () => loads.clear() });

  const load = (restaurantId: string): Promise<LoadedVenue | null> => {
    const loading = loadStoredVenue(database, { restaurantId }).then((stored) => {
      if (!stored) return null;
      const isCurrent = () => loads.peek(restaurantId) === loading;
      if (isCurrent()) {
        // LRUCache updates an entry's size only after a delete.
        loads.delete(restaurantId);
        loads.set(restaurantId, loading, { size: Math.min(stored.documentBytes, KEPT_BYTES_MAX) });
      }
      return withKitchens(buildVenue(stored), isCurrent);
    });
    loads.set(restaurantId, loading, { size: 1 });
    const drop = () => loads.get(restaurantId) === loading && loads.delete(restaurantId);
    loading.then((venue) => {
      if (!venue) return drop();
      idsBySlug.set(venue.slug, restaurantId);
      loaded.set(loading, venue);
    }, drop);
    return loading;
  };

  const withKitchens = async (venue: LoadedVenue, isCurrent: () => boolean): Promise<LoadedVenue> => {
    const ids = await findKitchens(database, venue);
    if (ids === null) return venue;
    // Registered before its kitchens are loaded, so that a concurrent change is not missed.
    if (isCurrent()) kitchensByHub.set(venue.restaurantId, ids);
    const kitchens = await Promise.all(ids.map((id) => byId(id)));
    return buildHub(
      venue,
      kitchens.filter((kitchen) => kitchen !== null).filter(({ isHidden }) => !isHidden),
    );
  };

  const byId: Venues["byId"] = async (restaurantId) => {
    const kept = loads.get(restaurantId);
    if (!kept) return load(restaurantId);
    if (listener.isListening()) return kept;
    const venue = await kept;
    // A hub's stored revision does not change with its kitchens, so load it again.
    if (venue?.kitchens) return load(restaurantId);
    return venue && venue.revision === (await loadRevision(database, restaurantId)) ? venue : load(restaurantId);
  };

  const atAddress = (venue: LoadedVenue | null | undefined, slug: string): LoadedVenue | null =>
    venue?.slug === slug && !venue.isHidden ? venue : null;

  return {
    byId,
    bySlug: async (slug) => {
      const knownId = idsBySlug.get(slug);
      const venue = knownId === undefined ? null : await byId(knownId);
      if (venue?.slug === slug) return atAddress(venue, slug);
      idsBySlug.delete(slug);
      const restaurantId = await findRestaurantId(database, slug);
      return restaurantId === null ? null : atAddress(await byId(restaurantId), slug);
    },
    knownBySlug: async (slug) => {
      const knownId = idsBySlug.get(slug);
      if (knownId === undefined || !listener.isListening()) return null;
      return atAddress(await byId(knownId), slug);
    },
    presentBySlug: (slug) => {
      const knownId = idsBySlug.get(slug);
      const kept = knownId !== undefined && listener.isListening() ? loads.get(knownId) : undefined;
      return atAddress(kept && loaded.get(kept), slug);
    },
    whenCaughtUp: listener.whenCaughtUp,
  };
}
