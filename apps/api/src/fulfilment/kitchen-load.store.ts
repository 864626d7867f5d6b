import { ORDERS_AHEAD_COUNTED } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { HELD_BY_OTHERS, type Holder } from "./slot-holds.store.ts";

/** An interval of a menu with the orders that it has taken, and the places that others hold. */
export type IntervalLoad = { readonly menuId: string; readonly startsAt: Date; readonly taken: number };

/** How busy a kitchen is. */
export type KitchenLoad = {
  /** Orders that were placed and are not ready yet, up to `ORDERS_AHEAD_COUNTED`. */
  readonly ordersAhead: number;
  /** The intervals that have taken orders; one that is not listed has taken none. */
  readonly intervals: readonly IntervalLoad[];
};

/** Which intervals are looked at, by whom: those of some menus that begin in a stretch of time. */
export type IntervalsWanted = Holder & {
  readonly menuIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
};

const loadKitchenStatement = statement({
  name: "load kitchen",
  text: `select
           (select count(*)::int4 from (
              select from orders where restaurant_id = :restaurantId and status in ('placed', 'in-progress')
              limit ${ORDERS_AHEAD_COUNTED}) as counted) as ahead,
           (select coalesce(jsonb_agg(jsonb_build_array(
              menu_id, (extract(epoch from slot_starts_at) * 1000)::int8, taken + ${HELD_BY_OTHERS})), '[]')
            from slot_counts as counts
            where restaurant_id = :restaurantId and menu_id = any(:menuIds)
              and slot_starts_at between :from and :to) as intervals`,
  params: {
    restaurantId: "text",
    menuIds: "text[]",
    from: "timestamptz?",
    to: "timestamptz?",
    holder: "text?",
    now: "timestamptz?",
  },
  row: { ahead: "int4", intervals: typed<readonly (readonly [string, number, number])[]>("jsonb") },
});

/** Looks at a kitchen in one query: the orders ahead, and how full some intervals are. */
export async function loadKitchen(
  db: Queryable,
  restaurantId: string,
  wanted: IntervalsWanted | null,
): Promise<KitchenLoad> {
  const looked = wanted ?? { menuIds: [], from: null, to: null, now: null, holder: null };
  const { ahead, intervals } = await loadKitchenStatement.one(db, { restaurantId, ...looked });
  return {
    ordersAhead: ahead,
    intervals: intervals.map(([menuId, startsAtMs, taken]) => ({ menuId, startsAt: new Date(startsAtMs), taken })),
  };
}
