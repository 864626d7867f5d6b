import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import { buildHub, findKitchens } from "./build-hub.ts";
import { buildVenue, type LoadedVenue } from "./loaded-venue.ts";
import { findRestaurantId, loadRevision, loadStoredVenue, VENUE_CHANGES_CHANNEL } from "./restaurants.store.ts";

/** Restaurants as they stand, kept in memory between their changes. */
export type Venues = {
  /** Any restaurant, for the work that is due of it; guests see none that is hidden. */
  readonly byId: (restaurantId: string) => Promise<LoadedVenue | null>;
  /** The restaurant that guests find at an address: none that is hidden. operations#hidden-venues. */
  readonly bySlug: (slug: string) => Promise<LoadedVenue | null>;
  /** As `bySlug` from the cache alone, ahead of every limit; a stale entry is reloaded once. */
  readonly knownBySlug: (slug: string) => Promise<LoadedVenue | null>;
  /** As `knownBySlug`, where that needs no waiting: null too while the restaurant has to be read anew. */
  readonly presentBySlug: (slug: string) => LoadedVenue | null;
  /** Waits until what was committed before the call is what `byId` and `bySlug` answer. */
  readonly caughtUp: () => Promise<void>;
};

/** How much of menus' text stays in memory, read and indexed; what was not read for the longest time makes room. */
const KEPT_BYTES_MAX = 24 * 1024 * 1024;

/**
 * Opens the restaurants' memory. Each is read and indexed once for each revision and dropped when the database says that
 * it changed, so that reading a menu needs no query. While the database cannot tell of changes, every read asks for the
 * revision first. Nothing that matters lives only here: submits check the revision in their own transaction.
 */
export async function openVenues(database: Database, listener: Listener): Promise<Venues> {
  const loads = new LRUCache<string, Promise<LoadedVenue | null>>({ maxSize: KEPT_BYTES_MAX });
  const idsBySlug = new Map<string, string>();
  /** What a load that is through came to. */
  const loaded = new WeakMap<Promise<LoadedVenue | null>, LoadedVenue>();
  /** The hubs that a restaurant was found to be a kitchen of: they are read anew with it. */
  const hubsByKitchen = new Map<string, Set<string>>();
  const forget = (restaurantId: string) => {
    loads.delete(restaurantId);
    for (const hubId of hubsByKitchen.get(restaurantId) ?? []) loads.delete(hubId);
  };
  await listener.subscribe(VENUE_CHANGES_CHANNEL, { onMessage: forget, onReconnect: () => loads.clear() });

  const load = (restaurantId: string): Promise<LoadedVenue | null> => {
    const loading = loadStoredVenue(database, { restaurantId }).then((stored) => {
      if (!stored) return null;
      if (loads.peek(restaurantId) === loading) {
        // LRUCache weighs what it has already only after it was deleted.
        loads.delete(restaurantId);
        loads.set(restaurantId, loading, { size: Math.min(stored.documentBytes, KEPT_BYTES_MAX) });
      }
      return withKitchens(buildVenue(stored));
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

  const withKitchens = async (venue: LoadedVenue): Promise<LoadedVenue> => {
    const ids = await findKitchens(database, venue);
    if (ids === null) return venue;
    // Noted before they are read: a change that comes meanwhile is not missed.
    for (const id of ids) hubsByKitchen.set(id, (hubsByKitchen.get(id) ?? new Set()).add(venue.restaurantId));
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
    // What is said of a hub's own revision says nothing of its kitchens.
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
      // The slug is new to us, or has gone to another restaurant.
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
    caughtUp: listener.caughtUp,
  };
}
