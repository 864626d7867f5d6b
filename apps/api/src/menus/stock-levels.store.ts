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
