import { countOfShare } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import { lockVisitor, THEIR_UNPAID_ORDERS, type UnpaidVisitor, VISITOR } from "../../fulfilment/visitor-share.store.ts";
import { leftOnDay } from "../../stock/stock-of-day.ts";
import type { NewOrder } from "../order-record.ts";
import type { StockTaken } from "../taken.ts";

const MINUTE_MS = 60_000;
/** How long somebody waits who has too many open, or too much: until one is done, which nobody knows. */
export const OPEN_RETRY_SECONDS = 60;

const countUnpaidStatement = statement({
  name: "count unpaid orders",
  text: `select
           count(distinct submission) filter (where guest = :guest and is_open) as "openOfGuest",
           count(distinct submission) filter (where address = :address and is_open and not in_house) as "openOfAddress",
           count(distinct submission) filter (where guest = :guest and placed_at > :since) as "lateOfGuest",
           count(distinct submission) filter (where address = :address and placed_at > :since) as "lateOfAddress",
           min(placed_at) filter (where placed_at > :since) as "firstLate"
         from (
           select u.*, coalesce(o.submission_id, o.id) as submission, o.status not in ('completed', 'cancelled') as is_open
           from (${THEIR_UNPAID_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id
         ) as counted`,
  params: { ...VISITOR, since: "timestamptz" },
  row: {
    openOfGuest: "int8",
    openOfAddress: "int8",
    lateOfGuest: "int8",
    lateOfAddress: "int8",
    firstLate: "timestamptz?",
  },
});

const noteUnpaidStatement = statement({
  name: "note unpaid order",
  text: `insert into unpaid_orders (restaurant_id, order_id, guest, address, in_house, placed_at)
         values (:restaurantId, :orderId, :guest, :address, :inHouse, :placedAt)`,
  params: { ...VISITOR, orderId: "uuid", inHouse: "bool", placedAt: "timestamptz" },
});

/**
 * Notes an order that is placed without paying, unless its visitor has too many: then answers how long to wait. Orders of one
 * visitor are counted one after the other until their transactions end, so that fifty at once are not all let through. What was placed at
 * once is one of them: a school's week is.
 * ordering#unpaid-orders, promises#promise-51.
 */
export async function noteUnpaid(
  transaction: Transaction,
  order: Pick<NewOrder, "restaurantId" | "orderId" | "placedAt">,
  { guest, address, inHouse, limits }: UnpaidVisitor,
): Promise<{ readonly retryAfterSeconds: number } | null> {
  const { restaurantId, orderId, placedAt } = order;
  await lockVisitor(transaction, restaurantId, { guest, address });
  const since = new Date(placedAt.getTime() - MINUTE_MS);
  const has = await countUnpaidStatement.one(transaction, { restaurantId, guest, address, since });
  if (has.openOfGuest >= limits.openPerGuest || (!inHouse && has.openOfAddress >= limits.openPerAddress)) {
    return { retryAfterSeconds: OPEN_RETRY_SECONDS };
  }
  if (has.lateOfGuest >= limits.perMinutePerGuest || has.lateOfAddress >= limits.perMinutePerAddress) {
    const freeAt = (has.firstLate ?? placedAt).getTime() + MINUTE_MS;
    return { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - placedAt.getTime()) / 1000)) };
  }
  await noteUnpaidStatement.count(transaction, { restaurantId, orderId, guest, address, inHouse, placedAt });
  return null;
}

const countOfStockStatement = statement({
  name: "count unpaid portions",
  text: `with theirs as (
           select u.guest, u.address, u.in_house, o.local_day, taken.*
           from (${THEIR_UNPAID_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id,
             jsonb_to_recordset(o.taken -> 'stock') as taken (kind text, id text, portions int4, day text)
           where o.status not in ('completed', 'cancelled')
         )
         select s.kind, s.thing_id as id, s.refill_to as "refillTo", ${leftOnDay("wanted.day")} + wanted.portions as before, wanted.portions,
           coalesce(sum(t.portions) filter (where t.guest = :guest), 0) as "ofGuest",
           coalesce(sum(t.portions) filter (where t.address = :address and not t.in_house), 0) as "ofAddress"
         from unnest(:kinds::text[], :ids::text[], :portions::int4[], :days::text[]) as wanted (kind, thing_id, portions, day)
         join stock_levels s using (kind, thing_id)
         left join theirs t on t.kind = s.kind and t.id = s.thing_id
           and (not s.auto_restock or coalesce(t.day, t.local_day::text) = wanted.day)
         where s.restaurant_id = :restaurantId
         group by s.restaurant_id, s.kind, s.thing_id, wanted.portions, wanted.day order by s.kind, s.thing_id`,
  params: { ...VISITOR, days: "text[]", kinds: "text[]", ids: "text[]", portions: "int4[]" },
  row: {
    kind: typed<StockTaken["kind"]>("text"),
    id: "text",
    refillTo: "int4",
    before: "int4",
    portions: "int4",
    ofGuest: "int8",
    ofAddress: "int8",
  },
});

/**
 * The first thing of which a visitor would have more than a share of its stock without paying, with what their order has just
 * taken; null when there is none. The stock is that of the order's day: what the venue fills up to, or what was there before the
 * visitor's own, if that is more. Their orders are locked by `noteUnpaid`. ordering#unpaid-stock.
 */
export async function findBeyondShare(
  transaction: Transaction,
  restaurantId: string,
  { guest, address, inHouse, limits }: UnpaidVisitor,
  taken: readonly Required<StockTaken>[],
): Promise<Pick<StockTaken, "kind" | "id"> | null> {
  if (taken.length === 0) return null;
  const things = await countOfStockStatement.rows(transaction, {
    ...{ restaurantId, guest, address },
    days: taken.map(({ day }) => day),
    kinds: taken.map(({ kind }) => kind),
    ids: taken.map(({ id }) => id),
    portions: taken.map(({ portions }) => portions),
  });
  const isBeyond = ({ refillTo, before, portions }: (typeof things)[number], has: number, percent: number) =>
    percent < 100 && has + portions > countOfShare(Math.max(refillTo, before + has), percent);
  const beyond = things.find(
    (thing) =>
      (guest !== null && isBeyond(thing, thing.ofGuest, limits.stockPercentPerGuest)) ||
      (address !== null && !inHouse && isBeyond(thing, thing.ofAddress, limits.stockPercentPerAddress)),
  );
  return beyond ? { kind: beyond.kind, id: beyond.id } : null;
}

const pruneUnpaidStatement = statement({
  name: "prune unpaid orders",
  text: `delete from unpaid_orders where (restaurant_id, order_id) in (
           select u.restaurant_id, u.order_id from unpaid_orders u
           where u.placed_at < :now::timestamptz - interval '1 hour' and not exists (
             select from orders o where o.restaurant_id = u.restaurant_id and o.id = u.order_id
               and o.status not in ('completed', 'cancelled'))
           order by u.placed_at limit :atMost for update of u skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: unpaid orders that are done, wherever",
});

/** Forgets whose the unpaid orders were that are done, some at a time; answers how many. */
export function pruneUnpaid(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneUnpaidStatement.count(db, { now, atMost });
}
