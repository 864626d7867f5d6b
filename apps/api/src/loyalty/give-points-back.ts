import { type Cents, cents, pointsTakenBack } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";
import type { RefundedSoFar } from "./take-points-back.ts";

const holdSpentStatement = statement({
  name: "hold points spent on order",
  // What one order has spent is held while it is given back, so that two refunds of it count upon each other.
  text: `select from loyalty_entries
         where restaurant_id = :restaurantId and order_id = :orderId and reason = 'spent' for update`,
  params: { restaurantId: "text", orderId: "uuid" },
});

const loadSpentStatement = statement({
  name: "load points spent on order",
  text: `select encode(spent.member_key, 'hex') as "memberKey", -spent.points as points, spent.amount_cents as "paidCents",
           coalesce((select sum(back.points) from loyalty_entries back
             where back.restaurant_id = spent.restaurant_id and back.order_id = spent.order_id
               and back.reason = 'given-back'), 0) as "givenPoints",
           coalesce((select sum(back.amount_cents) from loyalty_entries back
             where back.restaurant_id = spent.restaurant_id and back.order_id = spent.order_id
               and back.reason = 'given-back'), 0)::int8 as "givenCents"
         from loyalty_entries spent
         where spent.restaurant_id = :restaurantId and spent.order_id = :orderId and spent.reason = 'spent'`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    memberKey: "text",
    points: "int4",
    paidCents: typed<Cents>("int8"),
    givenPoints: "int8",
    givenCents: typed<Cents>("int8"),
  },
});

const giveBackStatement = statement({
  name: "give points back",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
         values (:restaurantId, decode(:memberKey, 'hex'), :points, 'given-back', :orderId, :amountCents, :at)`,
  params: {
    restaurantId: "text",
    memberKey: "text",
    points: "int4",
    orderId: "uuid",
    amountCents: typed<Cents>("int8"),
    at: "timestamptz",
  },
});

/**
 * Gives back the points that an order was paid with, of which so much has been refunded by now; `all` for one that is cancelled. For
 * whoever refunds, inside its transaction: told twice, it gives once. people#points-given-back.
 */
export async function givePointsBack(
  transaction: Transaction,
  { restaurantId, orderId }: { readonly restaurantId: string; readonly orderId: string },
  soFar: RefundedSoFar | "all",
  at: Date,
): Promise<void> {
  await holdSpentStatement.count(transaction, { restaurantId, orderId });
  const spent = await loadSpentStatement.oneOrNull(transaction, { restaurantId, orderId });
  if (spent === null) return;
  const backOf = (whole: number) =>
    soFar === "all" ? whole : pointsTakenBack(whole, soFar.billCents, soFar.refundedCents);
  const points = backOf(spent.points) - spent.givenPoints;
  const amountCents = cents(backOf(spent.paidCents) - spent.givenCents);
  if (points === 0 && amountCents === 0) return;
  const { memberKey } = spent;
  await giveBackStatement.count(transaction, { restaurantId, orderId, memberKey, points, amountCents, at });
}
