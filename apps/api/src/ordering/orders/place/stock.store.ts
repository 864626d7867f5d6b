import type { StockNeeds, ThingMark, ThingStock } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { countsByDay, leftOnDay } from "../../../venue/stock/stock-of-day.ts";
import type { StockTaken } from "../order-record.ts";

export type StockOutcome =
  | { readonly taken: readonly Required<StockTaken>[]; readonly soldOut: readonly ThingMark[] }
  | { readonly short: readonly ThingStock[] };

const PORTIONS = { kinds: "text[]", ids: "text[]", portions: "int4[]" } as const;

const takeStockStatement = statement({
  name: "take stock",
  text: `with wanted as (
           select * from unnest(:kinds::text[], :ids::text[], :portions::int4[]) as w (kind, thing_id, portions)
         ), locked as materialized (
           select s.kind, s.thing_id, w.portions, ${leftOnDay(":day::text")} as before,
             ${countsByDay(":day::text")} as is_ahead, greatest(s.restocked_on::text, :day::text) as day
           from stock_levels s join wanted w using (kind, thing_id)
           where s.restaurant_id = :restaurantId
           order by s.kind, s.thing_id for update of s
         ), taken as (
           update stock_levels s
           set remaining = case when l.is_ahead then s.remaining else l.before - l.portions end,
             taken_ahead = case when l.is_ahead then s.taken_ahead || jsonb_build_object(
               l.day, coalesce((s.taken_ahead ->> l.day)::int4, 0) + l.portions) else s.taken_ahead end
           from locked l
           where s.restaurant_id = :restaurantId and s.kind = l.kind and s.thing_id = l.thing_id
             and l.before >= l.portions
         )
         select kind, thing_id as id, portions, before, before >= portions as "isTaken", is_ahead as "isAhead", day
         from locked`,
  params: { restaurantId: "text", day: "text", ...PORTIONS },
  row: {
    kind: typed<StockTaken["kind"]>("text"),
    id: "text",
    portions: "int4",
    before: "int4",
    isTaken: "bool",
    isAhead: "bool",
    day: "text",
  },
});

/**
 * Takes an order's portions from the stock of the day that the food is wanted for. Rows are locked in key
 * order to prevent deadlocks. An item that is restocked daily has its own stock for each later day; uncounted
 * items are skipped. On a shortage the caller rolls back. `soldOut` lists what is sold out now.
 * menu#stock-day.
 */
export async function takeStock(
  transaction: Transaction,
  restaurantId: string,
  { day, ...needs }: StockNeeds & { readonly day: string },
): Promise<StockOutcome> {
  const wanted = [
    ...[...needs.items].map(([id, portions]) => ({ kind: "item" as const, id, portions })),
    ...[...needs.values].map(([id, portions]) => ({ kind: "value" as const, id, portions })),
  ];
  const rows = await takeStockStatement.rows(transaction, { restaurantId, day, ...inLists(wanted) });
  const short = rows.filter((row) => !row.isTaken);
  if (short.length > 0) return { short: short.map(({ kind, id, before }) => ({ kind, id, remaining: before })) };
  return {
    taken: rows.map((row) => ({ kind: row.kind, id: row.id, portions: row.portions, day: row.day })),
    soldOut: rows.flatMap((row) => (!row.isAhead && row.before === row.portions ? { kind: row.kind, id: row.id } : [])),
  };
}

const giveStockBackStatement = statement({
  name: "give stock back",
  text: `with given as (
           select * from unnest(:kinds::text[], :ids::text[], :portions::int4[], :days::text[]) as g (kind, thing_id, portions, day)
         ), locked as materialized (
           select s.kind, s.thing_id, g.portions, g.day, ${countsByDay("g.day")} as is_ahead
           from stock_levels s join given g using (kind, thing_id)
           where s.restaurant_id = :restaurantId and not (s.auto_restock and s.restocked_on > g.day::date)
             -- A later day gets portions back only if taken_ahead has it. Otherwise one count for all days was reduced.
             and (not ${countsByDay("g.day")} or s.taken_ahead ? g.day)
           order by s.kind, s.thing_id for update of s
         )
         update stock_levels s
         set remaining = case when l.is_ahead then s.remaining else s.remaining + l.portions end,
           taken_ahead = case when l.is_ahead then s.taken_ahead || jsonb_build_object(
             l.day, coalesce((s.taken_ahead ->> l.day)::int4, 0) - l.portions) else s.taken_ahead end
         from locked l
         where s.restaurant_id = :restaurantId and s.kind = l.kind and s.thing_id = l.thing_id
         returning s.kind, s.thing_id as id, not l.is_ahead and s.remaining = l.portions as "wasSoldOut"`,
  params: { restaurantId: "text", ...PORTIONS, days: "text[]" },
  row: { kind: typed<StockTaken["kind"]>("text"), id: "text", wasSoldOut: "bool" },
});

/**
 * Gives an order's portions back to the stock of their day, but not if that stock was refilled on a later
 * day. Returns the items and values that were sold out and are available again.
 */
export async function giveStockBack(
  transaction: Transaction,
  { restaurantId, localDay }: { readonly restaurantId: string; readonly localDay: string },
  taken: readonly StockTaken[],
): Promise<readonly ThingMark[]> {
  if (taken.length === 0) return [];
  // Older orders have no day: their portions were from the order's local day.
  const days = taken.map(({ day }) => day ?? localDay);
  const rows = await giveStockBackStatement.rows(transaction, { restaurantId, ...inLists(taken), days });
  return rows.flatMap(({ kind, id, wasSoldOut }) => (wasSoldOut ? { kind, id } : []));
}

function inLists(things: readonly StockTaken[]) {
  return {
    kinds: things.map((thing) => thing.kind),
    ids: things.map((thing) => thing.id),
    portions: things.map((thing) => thing.portions),
  };
}
