import type { SlotTaking } from "@comptoir/ordering";
import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/db/database.ts";
import { readSlots, SINCE_EVER, type SlotRow } from "./slot-counts.store.ts";

export type KnownSlot = SlotTaking & { readonly holds: SlotRow[4]; readonly heldMinutes: SlotRow[5] };

/** Used slots of a restaurant, by menu and by start in minutes since 1970. */
export type SlotsOfMenus = ReadonlyMap<string, ReadonlyMap<number, KnownSlot>>;

export type SlotsRead = { readonly slots: SlotsOfMenus; readonly ordersAhead: number };

export type KnownSlots = {
  /**
   * Reads the slots that start later than a day before `now`. Queries only the changes since the last read.
   */
  readonly read: (restaurantId: string, now: Date) => Promise<SlotsRead>;
  /**
   * Clears the cache. After a reconnect another database may answer, which may lack transactions that were
   * read.
   */
  readonly forgetAll: () => void;
};

type Known = {
  readonly slots: Map<string, Map<number, KnownSlot>>;
  readonly fromMs: number;
  readonly deletedIn: string | null;
  readUpTo: string;
};
type Kept = { known: Known | null; reading: Promise<unknown>; next: Promise<SlotsRead> | null };

const DAY_MS = 24 * 3_600_000;
/**
 * Time before now in ms from which a full read loads slots. An entry that begins a day earlier is read again
 * in full, which drops past slots.
 */
const KEPT_BACK_MS = 2 * DAY_MS;
const [BYTES_OF_RESTAURANT, BYTES_OF_SLOT] = [1_000, 150];
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** Opens the cache of slots; each read queries the changes since the last. Decision 075. */
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
      // A read in progress may miss recent commits, so later callers share the next read.
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

/**
 * Returns whether an entry begins one to three days before `now`. An entry from before the clock was reset is
 * not fresh.
 */
function isFresh({ fromMs }: Known, now: Date): boolean {
  const back = now.getTime() - fromMs;
  return back >= DAY_MS && back <= KEPT_BACK_MS + DAY_MS;
}

function note(slots: Known["slots"], [menuId, startsMinute, orders, prepMinutes, holds, heldMinutes]: SlotRow): void {
  const ofMenu = slots.get(menuId) ?? new Map<number, KnownSlot>();
  slots.set(menuId, ofMenu);
  ofMenu.set(startsMinute, { orders, prepMinutes, holds, heldMinutes });
}
