import { countOfShare, openShares } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import {
  IS_REVOCABLE,
  lockVisitor,
  OF_ADDRESS,
  type RevocableVisitor,
  THEIR_ORDERS,
  VISITOR,
  visitorParams,
} from "../../../venue/fulfilment/visitor-share.store.ts";
import { leftOnDay } from "../../../venue/stock/stock-of-day.ts";
import type { NewOrder, StockTaken } from "../order-record.ts";

const MINUTE_MS = 60_000;
/**
 * Delay in seconds before a visitor with too many revocable orders may retry. It is fixed, because it is
 * unknown when one of them stands or is cancelled.
 */
export const OPEN_RETRY_SECONDS = 60;

const openOf = (whose: string) => `count(distinct submission) filter (where ${whose} and is_open)
             + count(distinct submission) filter (where ${whose} and was_open) / 4`;

const countRevocableStatement = statement({
  name: "count revocable orders",
  // Four orders that were cancelled within an hour of placing count as one open order. This limits visitors
  // who order and cancel in turn.
  text: `select
           ${openOf("guest = :guest")} as "openOfGuest",
           ${openOf("card = :card")} as "openOfCard",
           ${openOf(`${OF_ADDRESS} and not in_house`)} as "openOfAddress",
           count(distinct submission) filter (where guest = :guest and placed_at > :since) as "lateOfGuest",
           count(distinct submission) filter (where card = :card and placed_at > :since) as "lateOfCard",
           count(distinct submission) filter (where ${OF_ADDRESS} and placed_at > :since) as "lateOfAddress",
           min(placed_at) filter (where placed_at > :since) as "firstLate"
         from (
           select u.*, coalesce(o.submission_id, o.id) as submission, (${IS_REVOCABLE}) as is_open,
             o.status = 'cancelled' and u.placed_at > :now::timestamptz - interval '1 hour' as was_open
           from (${THEIR_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id
         ) as counted`,
  params: { ...VISITOR, since: "timestamptz", now: "timestamptz" },
  row: {
    openOfGuest: "int8",
    openOfCard: "int8",
    openOfAddress: "int8",
    lateOfGuest: "int8",
    lateOfCard: "int8",
    lateOfAddress: "int8",
    firstLate: "timestamptz?",
  },
});

const noteRevocableStatement = statement({
  name: "note revocable order",
  text: `insert into unpaid_orders (restaurant_id, order_id, guest, address, card, in_house, placed_at, stands_at)
         values (:restaurantId, :orderId, :guest, :address, :card, :isAddressShared, :placedAt, :standsAt)`,
  params: {
    ...{ restaurantId: "text", guest: "text?", address: "text?", card: "text?" },
    ...{ orderId: "uuid", isAddressShared: "bool", placedAt: "timestamptz", standsAt: "timestamptz?" },
  },
});

/**
 * Records an order that can still be cancelled free of charge. If its visitor has too many of them, records
 * nothing and returns the wait in seconds. Concurrent orders of one visitor are serialized, so they cannot
 * exceed the limit. All orders of one submission, such as a school's week, count once.
 * ordering#unpaid-orders, promises#promise-51.
 */
export async function noteRevocable(
  transaction: Transaction,
  order: Pick<NewOrder, "restaurantId" | "orderId" | "placedAt"> & { readonly standsAt: Date | null },
  visitor: RevocableVisitor,
): Promise<{ readonly retryAfterSeconds: number } | null> {
  const { restaurantId, orderId, placedAt, standsAt } = order;
  const { guest, address, card, isAddressShared, isPaid, limits } = visitor;
  await lockVisitor(transaction, restaurantId, visitor);
  const since = new Date(placedAt.getTime() - MINUTE_MS);
  const theirs = { restaurantId, ...visitorParams(visitor), since, now: placedAt };
  const has = await countRevocableStatement.one(transaction, theirs);
  const may = openShares(limits, isPaid);
  const isManyOfAddress = !isAddressShared && has.openOfAddress >= may.address.open;
  if (has.openOfGuest >= may.guest.open || has.openOfCard >= may.card.open || isManyOfAddress) {
    return { retryAfterSeconds: OPEN_RETRY_SECONDS };
  }
  const isFast =
    has.lateOfGuest >= may.guest.perMinute ||
    has.lateOfCard >= may.card.perMinute ||
    has.lateOfAddress >= may.address.perMinute;
  if (isFast) {
    const freeAt = (has.firstLate ?? placedAt).getTime() + MINUTE_MS;
    return { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - placedAt.getTime()) / 1000)) };
  }
  const row = { restaurantId, orderId, guest, address, card, isAddressShared, placedAt, standsAt };
  await noteRevocableStatement.count(transaction, row);
  return null;
}

const countOfStockStatement = statement({
  name: "count revocable portions",
  text: `with theirs as (
           select u.guest, u.address, u.card, u.stands_at, u.in_house, o.local_day, taken.*
           from (${THEIR_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id,
             jsonb_to_recordset(o.taken -> 'stock') as taken (kind text, id text, portions int4, day text)
           where ${IS_REVOCABLE}
         )
         select s.kind, s.thing_id as id, s.refill_to as "refillTo", ${leftOnDay("wanted.day")} + wanted.portions as before, wanted.portions,
           coalesce(sum(t.portions) filter (where t.guest = :guest), 0) as "ofGuest",
           coalesce(sum(t.portions) filter (where t.card = :card), 0) as "ofCard",
           coalesce(sum(t.portions) filter (where ${OF_ADDRESS} and not t.in_house), 0) as "ofAddress"
         from unnest(:kinds::text[], :ids::text[], :portions::int4[], :days::text[]) as wanted (kind, thing_id, portions, day)
         join stock_levels s using (kind, thing_id)
         left join theirs t on t.kind = s.kind and t.id = s.thing_id
           and (not s.auto_restock or coalesce(t.day, t.local_day::text) = wanted.day)
         where s.restaurant_id = :restaurantId
         group by s.restaurant_id, s.kind, s.thing_id, wanted.portions, wanted.day order by s.kind, s.thing_id`,
  params: { ...VISITOR, now: "timestamptz", days: "text[]", kinds: "text[]", ids: "text[]", portions: "int4[]" },
  row: {
    kind: typed<StockTaken["kind"]>("text"),
    id: "text",
    refillTo: "int4",
    before: "int4",
    portions: "int4",
    ofGuest: "int8",
    ofCard: "int8",
    ofAddress: "int8",
  },
});

/**
 * Returns the first item or value of which the visitor's revocable orders, this one included, exceed their
 * share of the day's stock; null for none. The day's stock is `refillTo`, or what was left before the
 * visitor's orders if that is more. The caller has called `noteRevocable`, which locks the visitor.
 * ordering#unpaid-stock.
 */
export async function findBeyondShare(
  transaction: Transaction,
  restaurantId: string,
  {
    visitor,
    taken,
    now,
  }: {
    readonly visitor: RevocableVisitor;
    readonly taken: readonly Required<StockTaken>[];
    readonly now: Date;
  },
): Promise<Pick<StockTaken, "kind" | "id"> | null> {
  if (taken.length === 0) return null;
  const { guest, address, card, isAddressShared, isPaid, limits } = visitor;
  const share = openShares(limits, isPaid);
  const things = await countOfStockStatement.rows(transaction, {
    ...{ restaurantId, ...visitorParams(visitor), now },
    days: taken.map(({ day }) => day),
    kinds: taken.map(({ kind }) => kind),
    ids: taken.map(({ id }) => id),
    portions: taken.map(({ portions }) => portions),
  });
  const isBeyond = ({ refillTo, before, portions }: (typeof things)[number], has: number, percent: number) =>
    percent < 100 && has + portions > countOfShare(Math.max(refillTo, before + has), percent);
  const beyond = things.find(
    (thing) =>
      (guest !== null && isBeyond(thing, thing.ofGuest, share.guest.stockPercent)) ||
      (card !== null && isBeyond(thing, thing.ofCard, share.card.stockPercent)) ||
      (address !== null && !isAddressShared && isBeyond(thing, thing.ofAddress, share.address.stockPercent)),
  );
  return beyond ? { kind: beyond.kind, id: beyond.id } : null;
}

const pruneRevocableStatement = statement({
  name: "prune revocable orders",
  text: `delete from unpaid_orders where (restaurant_id, order_id) in (
           select u.restaurant_id, u.order_id from unpaid_orders u
           where u.placed_at < :now::timestamptz - interval '1 minute' and not exists (
             select from orders o where o.restaurant_id = u.restaurant_id and o.id = u.order_id
               and ((${IS_REVOCABLE}) or o.status = 'cancelled' and u.placed_at > :now::timestamptz - interval '1 hour'))
           order by u.placed_at limit :atMost for update of u skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: orders of all restaurants that stand for good",
});

/**
 * Deletes a batch of records that no limit counts any more: of orders that stand for good, and of those that were
 * cancelled an hour ago. Returns their number. Each order of a visitor reads all records of the visitor's address.
 */
export function pruneRevocable(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneRevocableStatement.count(db, { now, atMost });
}
