import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import { ORDERS_AHEAD } from "./orders-ahead.store.ts";

/**
 * The use of a menu's slot: its start in minutes since 1970, its orders, and their minutes of work. Then its
 * holders, with the end of each hold in milliseconds and its minutes; null without holds.
 */
export type SlotRow = readonly [
  menuId: string,
  startsMinute: number,
  taken: number,
  prepMinutes: number,
  holds: Readonly<Record<string, number>> | null,
  heldMinutes: Readonly<Record<string, number>> | null,
];

/**
 * Written in a transaction from `since` on, as SQL. What a backup brought back bears the transactions of another database, which need not
 * have been here yet: it is read with everything else, and not again each time.
 */
const WRITTEN_SINCE = `written_in >= :since::text::xid8
  and (:since = '0' or written_in < pg_snapshot_xmax(pg_current_snapshot()))`;

/**
 * Reads the slots of a restaurant that were written in a transaction from `since` on, which is the `readUpTo` of an earlier reading:
 * before it everything was over, and is known. Rows that were deleted leave nothing to be read: where `deletedIn`, the transaction that
 * deleted some last, is another one than before, all are to be read. With them comes how many orders are ahead, up to `ORDERS_AHEAD_COUNTED`. Decision 075.
 */
export const readSlots = statement({
  name: "read slots that changed",
  text: `select ${ORDERS_AHEAD} as ahead,
           pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
           (select written_in::text from slot_counts_deleted) as "deletedIn",
           (select coalesce(json_agg(json_build_array(menu_id, (date_part('epoch', slot_starts_at) / 60)::int4, taken, prep_minutes,
              nullif(holds, '{}'), nullif(held_minutes, '{}'))), '[]')
            from slot_counts
            where restaurant_id = :restaurantId and ${WRITTEN_SINCE} and slot_starts_at >= :from) as written`,
  params: { restaurantId: "text", since: "text", from: "timestamptz", now: "timestamptz" },
  row: { ahead: "int4", readUpTo: "text", deletedIn: "text?", written: typed<readonly SlotRow[]>("json") },
}).one;

/** Before every transaction there is: nothing is known yet. */
export const SINCE_EVER = "0";
