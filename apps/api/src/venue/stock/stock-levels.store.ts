import { DEFAULT_ZONE } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { CountedThing } from "./counted-things.ts";
import { countsByDay, takenAheadAfter } from "./stock-of-day.ts";

const dropStockStatement = statement({
  name: "drop stock",
  text: `delete from stock_levels levels where restaurant_id = :restaurantId and not exists (
           select from jsonb_to_recordset(:counted::jsonb) as thing (kind text, id text)
           where thing.kind = levels.kind and thing.id = levels.thing_id)`,
  params: { restaurantId: "text", counted: "jsonb" },
});

const saveStockStatement = statement({
  name: "save stock",
  text: `insert into stock_levels as levels (restaurant_id, kind, thing_id, remaining, refill_to, auto_restock, restocked_on)
         select :restaurantId, kind, id, stock, stock, "autoRestock", :today
         from jsonb_to_recordset(:counted::jsonb) as thing (kind text, id text, stock int4, "autoRestock" boolean)
         on conflict (restaurant_id, kind, thing_id) do update set
           -- A thing that is no longer restocked daily has one count, less the portions ordered for later days.
           remaining = case when levels.refill_to <> excluded.refill_to then excluded.refill_to
             when excluded.auto_restock then levels.remaining
             else greatest(0, levels.remaining - (select coalesce(sum(value::int4), 0) from jsonb_each_text(levels.taken_ahead)
               where key > levels.restocked_on::text)::int4) end,
           refill_to = excluded.refill_to,
           auto_restock = excluded.auto_restock,
           taken_ahead = case when excluded.auto_restock then levels.taken_ahead else '{}' end`,
  params: { restaurantId: "text", counted: "jsonb", today: "date" },
});

/**
 * Applies an imported file to the stock counts. A thing keeps its remaining portions, unless its number in
 * the file changed; then the new number counts. A later day starts with the file's number, less its orders.
 * Counts of things that the file no longer counts are deleted.
 */
export async function replaceStock(
  db: Queryable,
  restaurantId: string,
  counted: readonly CountedThing[],
  today: string,
): Promise<void> {
  await dropStockStatement.count(db, { restaurantId, counted });
  if (counted.length > 0) await saveStockStatement.count(db, { restaurantId, counted, today });
}

const refillStatement = statement({
  name: "refill stock",
  text: `update stock_levels levels set remaining = refill_to, restocked_on = :today
         from jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         where levels.restaurant_id = :restaurantId and levels.kind = thing.kind and levels.thing_id = thing.id`,
  params: { restaurantId: "text", things: "jsonb", today: "date" },
});

const setStockStatement = statement({
  name: "set stock",
  text: `insert into stock_levels (restaurant_id, kind, thing_id, remaining, refill_to, restocked_on)
         select :restaurantId, kind, id, :stock, :stock, :today
         from jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         on conflict (restaurant_id, kind, thing_id) do update set
           remaining = excluded.remaining, restocked_on = excluded.restocked_on`,
  params: { restaurantId: "text", things: "jsonb", stock: "int4", today: "date" },
});

/**
 * Sets the stock of things on a future day to `stock`, or if null to the number that the day starts with.
 * Only things that are restocked daily have such stock. Returns how many things were set. menu#stock-day.
 */
export const refillStockOfDay = statement({
  name: "refill stock of day",
  text: `update stock_levels s
         set taken_ahead = s.taken_ahead || jsonb_build_object(:day::text, s.refill_to - coalesce(:stock::int4, s.refill_to))
         from jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         where s.restaurant_id = :restaurantId and s.kind = thing.kind and s.thing_id = thing.id and ${countsByDay(":day::text")}`,
  params: { restaurantId: "text", things: "jsonb", stock: "int4?", day: "text" },
}).count;

/**
 * Refills things to `stock`, which also starts to count an uncounted thing; if null, to the numbers in the
 * venue file. `today` is the restaurant's local day.
 */
export async function refillStock(
  db: Queryable,
  restaurantId: string,
  things: readonly { readonly kind: string; readonly id: string }[],
  stock: number | null,
  today: string,
): Promise<void> {
  if (stock === null) await refillStatement.count(db, { restaurantId, things, today });
  else await setStockStatement.count(db, { restaurantId, things, stock, today });
}

const restockDailyStatement = statement({
  name: "restock daily",
  text: `update stock_levels s set restocked_on = today, taken_ahead = ${takenAheadAfter("today::text")},
           remaining = greatest(0, s.refill_to - coalesce((s.taken_ahead ->> today::text)::int4, 0))
         from stock_levels before, (
           select restaurant_id, (:now::timestamptz at time zone
             coalesce(nullif(settings -> 'menu_configuration' ->> 'zone', ''), :defaultZone))::date as today
           from restaurants
         ) days
         where s.restaurant_id = days.restaurant_id and s.auto_restock and s.restocked_on < today
           and before.restaurant_id = s.restaurant_id and before.kind = s.kind and before.thing_id = s.thing_id
         returning s.restaurant_id as "restaurantId", s.kind, s.thing_id as id, before.remaining = 0 and s.remaining > 0 as "isBack"`,
  params: { now: "timestamptz", defaultZone: "text" },
  row: { restaurantId: "text", kind: typed<"item" | "value">("text"), id: "text", isBack: "bool" },
  crosses: "sweep: daily stock of all restaurants whose local day has begun",
});

/**
 * Refills things that are restocked daily once the local day has begun, less the orders for that day.
 * `isBack`: the thing was sold out and is available again. menu#stock-day.
 */
export function restockDaily(db: Queryable, now: Date) {
  return restockDailyStatement.rows(db, { now, defaultZone: DEFAULT_ZONE });
}
