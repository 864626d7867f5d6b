import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";

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
  orm: Orm,
  restaurantId: string,
  wanted: IntervalsWanted | null,
): Promise<KitchenLoad> {
  const ahead = sql`(select count(*)::integer from orders
    where restaurant_id = ${restaurantId} and status in ('placed', 'in-progress'))`;
  const intervals =
    wanted === null
      ? sql`null::jsonb`
      : sql`(select jsonb_agg(jsonb_build_object('menuId', menu_id, 'taken', taken,
               'startsAtMs', (extract(epoch from slot_starts_at) * 1000)::bigint))
             from slot_counts where restaurant_id = ${restaurantId} and menu_id = any(${sql.param([...wanted.menuIds])})
               and slot_starts_at between ${wanted.from.toISOString()} and ${wanted.to.toISOString()})`;
  const { rows } = await orm.execute<{
    ahead: number;
    intervals: { menuId: string; startsAtMs: number; taken: number }[] | null;
  }>(sql`select ${ahead} as ahead, ${intervals} as intervals`);
  return {
    ordersAhead: rows[0]?.ahead ?? 0,
    intervals: (rows[0]?.intervals ?? []).map(({ menuId, startsAtMs, taken }) => ({
      menuId,
      startsAt: new Date(startsAtMs),
      taken,
    })),
  };
}
