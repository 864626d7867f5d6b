import type { Database } from "../db/database.ts";
import type { Listener } from "../db/listen.ts";
import { type IntervalsWanted, type KitchenLoad, loadKitchen } from "./kitchen-load.store.ts";

/** How busy the kitchens of all restaurants are. */
export type Kitchens = {
  /**
   * Looks at a restaurant's kitchen. What intervals have taken is what the database says now; how many orders are ahead, which
   * decides nothing, may be a second old. time#queue.
   */
  readonly look: (restaurantId: string, wanted: IntervalsWanted | null) => Promise<KitchenLoad>;
  /** An order of the restaurant was placed or moved on. */
  readonly forget: (restaurantId: string) => void;
  /** Changes may have been missed. */
  readonly forgetAll: () => void;
};

/** A notification that is lost, or late, is made up for after so long. */
const GOOD_FOR_MS = 1_000;
/** Beyond so many restaurants at once all are looked at anew. */
const KEPT_MAX = 5_000;

/**
 * Opens the kitchens. Of one whose menus have no limit, orders ahead are all there is to see: they are counted once for all
 * carts until an order changes or a second is over, and each time while the database cannot tell of changes.
 */
export function openKitchens(
  database: Database,
  { isListening }: Pick<Listener, "isListening">,
  now: () => number = () => performance.now(),
): Kitchens {
  const kept = new Map<string, { readonly load: Promise<KitchenLoad>; readonly goodUntil: number }>();

  return {
    look(restaurantId, wanted) {
      if (wanted !== null || !isListening()) return loadKitchen(database, restaurantId, wanted);
      const known = kept.get(restaurantId);
      if (known && now() < known.goodUntil) return known.load;
      if (kept.size >= KEPT_MAX) kept.clear();
      const looked = { load: loadKitchen(database, restaurantId, null), goodUntil: now() + GOOD_FOR_MS };
      kept.set(restaurantId, looked);
      looked.load.catch(() => kept.get(restaurantId) === looked && kept.delete(restaurantId));
      return looked.load;
    },
    forget: (restaurantId) => void kept.delete(restaurantId),
    forgetAll: () => kept.clear(),
  };
}
