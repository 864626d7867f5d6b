import type { StockNeeds } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import type { StockTaken } from "../taken.ts";

/** What became of taking portions: which were taken, or of which there are too few. */
export type StockOutcome =
  | { readonly taken: readonly StockTaken[]; readonly soldOut: boolean }
  | { readonly short: readonly { readonly kind: "item" | "value"; readonly id: string; readonly remaining: number }[] };

/** Portions of things, each list in the same sequence. */
const PORTIONS = { kinds: "text[]", ids: "text[]", portions: "int4[]" } as const;
const ORDER = { restaurantId: "text", localDay: "date" } as const;

const takeStockStatement = statement({
  name: "take stock",
  text: `with wanted as (
           select * from unnest(:kinds::text[], :ids::text[], :portions::int4[]) as w (kind, thing_id, portions)
         ), locked as materialized (
           select s.kind, s.thing_id, w.portions,
             case when s.auto_restock and s.restocked_on < :localDay::date then s.refill_to else s.remaining end as before
           from stock_levels s join wanted w using (kind, thing_id)
           where s.restaurant_id = :restaurantId
           order by s.kind, s.thing_id for update of s
         ), taken as (
           update stock_levels s
           set remaining = l.before - l.portions,
             restocked_on = case when s.auto_restock then greatest(s.restocked_on, :localDay::date) else s.restocked_on end
           from locked l
           where s.restaurant_id = :restaurantId and s.kind = l.kind and s.thing_id = l.thing_id
             and l.before >= l.portions
         )
         select kind, thing_id as id, portions, before, before >= portions as "isTaken" from locked`,
  params: { ...ORDER, ...PORTIONS },
  row: { kind: typed<StockTaken["kind"]>("text"), id: "text", portions: "int4", before: "int4", isTaken: "bool" },
});

/**
 * Takes portions of counted things, summed over all lines of an order. Rows are locked in the order of their keys, so
 * that two orders for the same things wait for each other instead of standing in each other's way. A thing that is
 * restocked daily is refilled by the first order of the day. Things that nobody counts are passed over. When something
 * is short the caller rolls back. `soldOut` says that the last portion of something went.
 */
export async function takeStock(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly localDay: string },
  needs: StockNeeds,
): Promise<StockOutcome> {
  const wanted = [
    ...[...needs.items].map(([id, portions]) => ({ kind: "item" as const, id, portions })),
    ...[...needs.values].map(([id, portions]) => ({ kind: "value" as const, id, portions })),
  ];
  const rows = await takeStockStatement.rows(transaction, { ...order, ...inLists(wanted) });
  const short = rows.filter((row) => !row.isTaken);
  if (short.length > 0) return { short: short.map(({ kind, id, before }) => ({ kind, id, remaining: before })) };
  return {
    taken: rows.map(({ kind, id, portions }) => ({ kind, id, portions })),
    soldOut: rows.some((row) => row.before === row.portions),
  };
}

const giveStockBackStatement = statement({
  name: "give stock back",
  text: `with given as (
           select * from unnest(:kinds::text[], :ids::text[], :portions::int4[]) as g (kind, thing_id, portions)
         ), locked as materialized (
           select s.kind, s.thing_id, g.portions from stock_levels s join given g using (kind, thing_id)
           where s.restaurant_id = :restaurantId and not (s.auto_restock and s.restocked_on > :localDay::date)
           order by s.kind, s.thing_id for update of s
         )
         update stock_levels s set remaining = s.remaining + l.portions from locked l
         where s.restaurant_id = :restaurantId and s.kind = l.kind and s.thing_id = l.thing_id
         returning s.remaining = l.portions as "wasSoldOut"`,
  params: { ...ORDER, ...PORTIONS },
  row: { wasSoldOut: "bool" },
});

/**
 * Puts an order's portions back. What was refilled on a later day is left as it is: those portions were of the old day.
 * Answers whether something was sold out until now.
 */
export async function giveStockBack(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly localDay: string },
  taken: readonly StockTaken[],
): Promise<boolean> {
  if (taken.length === 0) return false;
  const rows = await giveStockBackStatement.rows(transaction, { ...order, ...inLists(taken) });
  return rows.some((row) => row.wasSoldOut);
}

function inLists(things: readonly StockTaken[]) {
  return {
    kinds: things.map((thing) => thing.kind),
    ids: things.map((thing) => thing.id),
    portions: things.map((thing) => thing.portions),
  };
}
