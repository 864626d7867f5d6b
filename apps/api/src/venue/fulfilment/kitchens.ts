import { NOTHING_TAKEN } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Clock } from "../../platform/settings.ts";
import { type KitchenLoad, type LooksAtSlots, loadFor } from "./kitchen-load.ts";
import { openKnownSlots } from "./known-slots.ts";
import { countOrdersAhead } from "./orders-ahead.store.ts";

/** How busy the kitchens of all restaurants are. */
export type Kitchens = {
  /** Loads a kitchen's slots as they are now; null where no menu limits them. Orders ahead may lag a second. time#queue. */
  readonly look: (restaurantId: string, wanted: LooksAtSlots | null) => Promise<KitchenLoad>;
  /** An order of the restaurant was placed or moved on. */
  readonly forget: (restaurantId: string) => void;
  /** Changes may have been missed. */
  readonly forgetAll: () => void;
};

type KitchensDeps = {
  readonly database: Database;
  readonly listener: Pick<Listener, "isListening">;
  readonly clock: Clock;
};

/** A notification that is lost, or late, is made up for after so long. */
const GOOD_FOR_MS = 1_000;
/** Beyond so many restaurants at once all are looked at anew. */
const KEPT_MAX = 5_000;

/** Opens the kitchens. Orders ahead of unlimited ones are cached for a second or until an order changes. */
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
