import { DEFAULT_ZONE } from "@comptoir/ordering";
import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import type { CountedThing } from "./counted-things.ts";

/**
 * Brings the counts in line with an imported file. A thing that stays keeps what is left of it, unless the file's own
 * number has changed: then the new number counts from now on. What the file no longer counts is forgotten.
 */
export async function replaceStock(
  orm: Orm,
  restaurantId: string,
  counted: readonly CountedThing[],
  today: string,
): Promise<void> {
  const things = sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
    as thing(kind text, id text, stock integer, "autoRestock" boolean)`;
  await orm.execute(sql`
    delete from stock_levels levels where restaurant_id = ${restaurantId} and not exists (
      select from ${things} where thing.kind = levels.kind and thing.id = levels.thing_id)`);
  if (counted.length === 0) return;
  await orm.execute(sql`
    insert into stock_levels as levels (restaurant_id, kind, thing_id, remaining, refill_to, auto_restock, restocked_on)
    select ${restaurantId}, kind, id, stock, stock, "autoRestock", ${today}::date from ${things}
    on conflict (restaurant_id, kind, thing_id) do update set
      remaining = case when levels.refill_to = excluded.refill_to then levels.remaining else excluded.refill_to end,
      refill_to = excluded.refill_to,
      auto_restock = excluded.auto_restock`);
}

/**
 * Refills things: to `stock`, which also begins to count what nobody counted until now, or without one to the numbers of
 * the venue file. `today` is the restaurant's local day.
 */
export async function refillStock(
  orm: Orm,
  restaurantId: string,
  things: readonly { readonly kind: string; readonly id: string }[],
  stock: number | null,
  today: string,
): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as thing(kind text, id text)`;
  if (stock === null) {
    await orm.execute(sql`
      update stock_levels levels set remaining = refill_to, restocked_on = ${today}::date from ${named}
      where levels.restaurant_id = ${restaurantId} and levels.kind = thing.kind and levels.thing_id = thing.id`);
    return;
  }
  await orm.execute(sql`
    insert into stock_levels (restaurant_id, kind, thing_id, remaining, refill_to, restocked_on)
    select ${restaurantId}, kind, id, ${stock}, ${stock}, ${today}::date from ${named}
    on conflict (restaurant_id, kind, thing_id) do update set remaining = ${stock}, restocked_on = excluded.restocked_on`);
}

/** A thing's local day has begun: what is restocked daily is refilled. Answers the restaurants in which something was. */
export async function restockDaily(orm: Orm, now: Date): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with refilled as (
      update stock_levels levels set remaining = refill_to, restocked_on = today
      from (
        select restaurant_id, (${now.toISOString()}::timestamptz at time zone
          coalesce(nullif(settings -> 'menu_configuration' ->> 'zone', ''), ${DEFAULT_ZONE}))::date as today
        from restaurants
      ) days
      where levels.restaurant_id = days.restaurant_id and auto_restock and restocked_on < today
      returning levels.restaurant_id
    )
    select distinct restaurant_id as id from refilled`);
  return rows.map(({ id }) => id);
}
