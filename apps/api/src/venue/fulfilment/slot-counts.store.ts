import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import { ORDERS_AHEAD } from "./orders-ahead.store.ts";

/**
 * The use of a menu's slot. `startsMinute`: start in minutes since 1970. `taken` and `prepMinutes`: its
 * orders, and their work in minutes. `holds` and `heldMinutes`: end of each hold in ms since 1970, and its
 * work in minutes, by holder; null without holds.
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
 * SQL condition: the row was written in transaction `since` or later. Restored rows have transaction ids of
 * another database, which may lie in the future. A full read includes them, and later reads skip them.
 */
const WRITTEN_SINCE = `written_in >= :since::text::xid8
  and (:since = '0' or written_in < pg_snapshot_xmax(pg_current_snapshot()))`;

/**
 * Reads a restaurant's slots that were written in transaction `since` or later, and the number of orders
 * ahead. `since` is `readUpTo` of the previous read, before which all transactions had ended. `deletedIn` is
 * the last transaction that deleted rows; if it changed, the caller reads all slots again. Decision 075.
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

/** A full read passes this as `since`. */
export const SINCE_EVER = "0";
