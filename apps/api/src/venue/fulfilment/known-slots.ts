import type { SlotTaking } from "@comptoir/ordering";
import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/db/database.ts";
import { readSlots, SINCE_EVER, type SlotRow } from "./slot-counts.store.ts";

/** A slot as a server knows it. */
export type KnownSlot = SlotTaking & { readonly holds: SlotRow[4]; readonly heldMinutes: SlotRow[5] };

/** The slots of a restaurant that have taken something, by the menu and by the minute since 1970 in which they begin. */
export type SlotsOfMenus = ReadonlyMap<string, ReadonlyMap<number, KnownSlot>>;

/** A restaurant's slots as the database has them, and how many orders are ahead in its kitchen. */
export type SlotsRead = { readonly slots: SlotsOfMenus; readonly ordersAhead: number };

/** What slots of all restaurants have taken. */
export type KnownSlots = {
  /** What the database says now, of slots that begin from a day before `now` on. Reads what changed since the last time. */
  readonly read: (restaurantId: string, now: Date) => Promise<SlotsRead>;
  /** Another database may answer from now on, which need not have all that was read. */
  readonly forgetAll: () => void;
};

type Known = {
  readonly slots: Map<string, Map<number, KnownSlot>>;
  readonly fromMs: number;
  readonly deletedIn: string | null;
  readUpTo: string;
};
/** What is known of a restaurant, the reading that is at work, and the one that waits for it. */
type Kept = { known: Known | null; reading: Promise<unknown>; next: Promise<SlotsRead> | null };

const DAY_MS = 24 * 3_600_000;
/** Readings begin so long ago, and are made anew when that is another day further back: what is over does not stay. */
const KEPT_BACK_MS = 2 * DAY_MS;
const [BYTES_OF_RESTAURANT, BYTES_OF_SLOT] = [1_000, 150];
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** Opens the cache of slots; each read asks for what was written since the last. Decision 075. */
export function openKnownSlots(database: Database): KnownSlots {
  const restaurants = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES_MAX });

  function keep(restaurantId: string): Kept {
    const kept: Kept = { known: null, reading: Promise.resolve(), next: null };
    restaurants.set(restaurantId, kept, { size: BYTES_OF_RESTAURANT });
    return kept;
  }

  async function readNow(restaurantId: string, kept: Kept, now: Date): Promise<SlotsRead> {
    const known = kept.known && isFresh(kept.known, now) ? kept.known : null;
    const from = new Date(now.getTime() - KEPT_BACK_MS);
    let read = await readSlots(database, { restaurantId, since: known?.readUpTo ?? SINCE_EVER, from, now });
    const isAsKnown = known !== null && known.deletedIn === read.deletedIn;
    if (known && !isAsKnown) read = await readSlots(database, { restaurantId, since: SINCE_EVER, from, now });
    const { written, readUpTo, deletedIn, ahead } = read;
    const changed: Known = isAsKnown ? known : { slots: new Map(), fromMs: from.getTime(), deletedIn, readUpTo };
    for (const row of written) note(changed.slots, row);
    changed.readUpTo = readUpTo;
    kept.known = changed;
    if (!isAsKnown && restaurants.peek(restaurantId) === kept) {
      restaurants.delete(restaurantId);
      const bytes = BYTES_OF_RESTAURANT + written.length * BYTES_OF_SLOT;
      restaurants.set(restaurantId, kept, { size: Math.min(bytes, KEPT_BYTES_MAX) });
    }
    return { slots: changed.slots, ordersAhead: ahead };
  }

  return {
    read(restaurantId, now) {
      const kept = restaurants.get(restaurantId) ?? keep(restaurantId);
      // A read in progress may miss recent commits: later callers share the next read.
      kept.next ??= kept.reading.then(() => {
        kept.next = null;
        const reading = readNow(restaurantId, kept, now);
        kept.reading = reading.catch(() => undefined);
        return reading;
      });
      return kept.next;
    },
    forgetAll: () => restaurants.clear(),
  };
}

/** Also where clocks were set: what is known reaches back a day, and not much longer. */
function isFresh({ fromMs }: Known, now: Date): boolean {
  const back = now.getTime() - fromMs;
  return back >= DAY_MS && back <= KEPT_BACK_MS + DAY_MS;
}

function note(slots: Known["slots"], [menuId, startsMinute, orders, prepMinutes, holds, heldMinutes]: SlotRow): void {
  const ofMenu = slots.get(menuId) ?? new Map<number, KnownSlot>();
  slots.set(menuId, ofMenu);
  ofMenu.set(startsMinute, { orders, prepMinutes, holds, heldMinutes });
}
