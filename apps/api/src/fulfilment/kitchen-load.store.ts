import type { Queryable } from "../db/database.ts";

/** An interval of a menu with the orders that it has taken. */
export type IntervalLoad = { readonly menuId: string; readonly startsAt: Date; readonly taken: number };

/** How busy a kitchen is. */
export type KitchenLoad = {
  /** Orders that were placed and are not ready yet. */
  readonly ordersAhead: number;
  /** The intervals that have taken orders; one that is not listed has taken none. */
  readonly intervals: readonly IntervalLoad[];
};

/** Which intervals are looked at: those of some menus that begin in a stretch of time. */
export type IntervalsWanted = { readonly menuIds: readonly string[]; readonly from: Date; readonly to: Date };

/** Looks at a kitchen in one query: the orders ahead, and how full some intervals are. */
export async function loadKitchen(
  db: Queryable,
  restaurantId: string,
  wanted: IntervalsWanted | null,
): Promise<KitchenLoad> {
  const { rows } = await db.query<{ ahead: number; intervals: readonly (readonly [string, number, number])[] }>({
    name: "load kitchen",
    text: `select
             (select count(*)::integer from orders
              where restaurant_id = $1 and status in ('placed', 'in-progress')) as ahead,
             (select coalesce(jsonb_agg(jsonb_build_array(
                menu_id, (extract(epoch from slot_starts_at) * 1000)::bigint, taken)), '[]')
              from slot_counts
              where restaurant_id = $1 and menu_id = any($2::text[]) and slot_starts_at between $3 and $4) as intervals`,
    values: [restaurantId, wanted?.menuIds ?? [], wanted?.from ?? null, wanted?.to ?? null],
  });
  return {
    ordersAhead: rows[0]?.ahead ?? 0,
    intervals: (rows[0]?.intervals ?? []).map(([menuId, startsAtMs, taken]) => ({
      menuId,
      startsAt: new Date(startsAtMs),
      taken,
    })),
  };
}
