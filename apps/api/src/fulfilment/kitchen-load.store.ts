import { ORDERS_AHEAD_COUNTED } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { HELD_BY_OTHERS, type Holder, MINUTES_HELD_BY_OTHERS } from "./slot-holds.store.ts";
import type { SlotTaken } from "./slots-wanted.ts";

/**
 * The intervals of a menu: when each begins, in minutes since 1970, and at the same place how many orders it has taken and others
 * hold, and how many minutes of work.
 */
export type IntervalsLoad = {
  readonly starts: readonly number[];
  readonly taken: readonly number[];
  readonly prepMinutes: readonly number[];
};

/** How busy a kitchen is. */
export type KitchenLoad = {
  /** Orders that were placed and are not ready yet, up to `ORDERS_AHEAD_COUNTED`. */
  readonly ordersAhead: number;
  /** The intervals that have taken orders, by the menu; one that is not listed has taken none. */
  readonly intervals: Readonly<Record<string, IntervalsLoad>>;
};

/** Which intervals are looked at, by whom: those of some menus that begin in a stretch of time. */
export type IntervalsWanted = Holder & {
  readonly menuIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  /** What an order stands in that the cart is to replace: it is free to it. ordering#change-by-guest. */
  readonly ownSlots?: readonly SlotTaken[];
};

const loadKitchenStatement = statement({
  name: "load kitchen",
  text: `select
           (select count(*)::int4 from (
              select from orders where restaurant_id = :restaurantId and status in ('placed', 'in-progress')
              limit ${ORDERS_AHEAD_COUNTED}) as counted) as ahead,
           -- Lists of plain numbers: of thousands of intervals everything else costs more than reading them.
           (select coalesce(json_object_agg(menu_id, json_build_object('starts', starts, 'taken', taken, 'prepMinutes', minutes)), '{}') from (
              select menu_id, array_agg((date_part('epoch', slot_starts_at) / 60)::int4) as starts,
                array_agg(taken + ${HELD_BY_OTHERS}) as taken, array_agg(prep_minutes + ${MINUTES_HELD_BY_OTHERS}) as minutes
              from slot_counts as counts
              where restaurant_id = :restaurantId and menu_id = any(:menuIds)
                and slot_starts_at between :from and :to
              group by menu_id) as menus) as intervals`,
  params: {
    restaurantId: "text",
    menuIds: "text[]",
    from: "timestamptz?",
    to: "timestamptz?",
    holder: "text?",
    now: "timestamptz?",
  },
  row: { ahead: "int4", intervals: typed<KitchenLoad["intervals"]>("json") },
});

const MINUTE_MS = 60_000;

/** Looks at a kitchen in one query: the orders ahead, and how full some intervals are. */
export async function loadKitchen(
  db: Queryable,
  restaurantId: string,
  wanted: IntervalsWanted | null,
): Promise<KitchenLoad> {
  const { ownSlots = [], ...looked } = wanted ?? { menuIds: [], from: null, to: null, now: null, holder: null };
  const { ahead, intervals } = await loadKitchenStatement.one(db, { restaurantId, ...looked });
  return { ordersAhead: ahead, intervals: ownSlots.reduce(withoutOwn, intervals) };
}

/** The intervals as they are once an order has given back its place in one of them, and its work. */
function withoutOwn(
  intervals: KitchenLoad["intervals"],
  { menuId, startsAt, prepMinutes = 0 }: SlotTaken,
): KitchenLoad["intervals"] {
  const ofMenu = intervals[menuId];
  const at = ofMenu?.starts.indexOf(Date.parse(startsAt) / MINUTE_MS) ?? -1;
  if (!ofMenu || at < 0) return intervals;
  const less = (counts: readonly number[], own: number) => counts.with(at, Math.max(0, (counts[at] ?? 0) - own));
  return {
    ...intervals,
    [menuId]: { ...ofMenu, taken: less(ofMenu.taken, 1), prepMinutes: less(ofMenu.prepMinutes, prepMinutes) },
  };
}
