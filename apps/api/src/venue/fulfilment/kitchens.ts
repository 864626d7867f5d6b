import { NOTHING_TAKEN } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Clock } from "../../platform/settings.ts";
import { type KitchenLoad, type LooksAtSlots, loadFor } from "./kitchen-load.ts";
import { openKnownSlots } from "./known-slots.ts";
import { countOrdersAhead } from "./orders-ahead.store.ts";

export type Kitchens = {
  /**
   * Loads a kitchen's current slots. `wanted` is null if no menu has slot limits; `ordersAhead` may then lag
   * by a second. time#queue.
   */
  readonly look: (restaurantId: string, wanted: LooksAtSlots | null) => Promise<KitchenLoad>;
  /** Invalidates a restaurant's cached load, after an order was placed or its state changed. */
  readonly forget: (restaurantId: string) => void;
  /** Invalidates all cached loads and slots, after notifications may have been missed. */
  readonly forgetAll: () => void;
};

type KitchensDeps = {
  readonly database: Database;
  readonly listener: Pick<Listener, "isListening">;
  readonly clock: Clock;
};

/** Lifetime of a cached load in ms. It bounds the effect of a lost notification. */
const GOOD_FOR_MS = 1_000;
/** Maximum number of cached restaurants. Beyond it, the whole cache is cleared. */
const KEPT_MAX = 5_000;

/**
 * Opens the cache of the kitchens' load. Without slot limits only `ordersAhead` is loaded, and cached for a
 * second or until an order changes.
 */
export function openKitchens(
  { database, listener, clock }: KitchensDeps,
  now: () => number = () => performance.now(),
): Kitchens {
  const kept = new Map<string, { readonly load: Promise<KitchenLoad>; readonly goodUntil: number }>();
  const knownSlots = openKnownSlots(database);

  async function withoutSlots(restaurantId: string): Promise<KitchenLoad> {
    return { ordersAhead: await countOrdersAhead(database, restaurantId, clock()), takenIn: () => NOTHING_TAKEN };
  }

  return {
    async look(restaurantId, wanted) {
      if (wanted !== null) return loadFor(await knownSlots.read(restaurantId, wanted.now), wanted);
      if (!listener.isListening()) return withoutSlots(restaurantId);
      const known = kept.get(restaurantId);
      if (known && now() < known.goodUntil) return known.load;
      if (kept.size >= KEPT_MAX) kept.clear();
      const looked = { load: withoutSlots(restaurantId), goodUntil: now() + GOOD_FOR_MS };
      kept.set(restaurantId, looked);
      looked.load.catch(() => kept.get(restaurantId) === looked && kept.delete(restaurantId));
      return looked.load;
    },
    forget: (restaurantId) => void kept.delete(restaurantId),
    forgetAll() {
      kept.clear();
      knownSlots.forgetAll();
    },
  };
}
