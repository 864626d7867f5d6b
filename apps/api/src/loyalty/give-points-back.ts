import { type Cents, pointsTakenBack } from "@comptoir/ordering";
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
  text: `select encode(spent.member_key, 'hex') as "memberKey", -spent.points as points,
           coalesce((select sum(back.points) from loyalty_entries back
             where back.restaurant_id = spent.restaurant_id and back.order_id = spent.order_id
               and back.reason = 'given-back'), 0) as "givenPoints"
         from loyalty_entries spent
         where spent.restaurant_id = :restaurantId and spent.order_id = :orderId and spent.reason = 'spent'`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    memberKey: "text",
    points: "int4",
    givenPoints: "int8",
  },
});

const giveBackStatement = statement({
  name: "give points back",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at, books)
         values (:restaurantId, decode(:memberKey, 'hex'), :points, 'given-back', :orderId, :amountCents, :at, 1)`,
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
 * Gives back what an order's points have paid, of which so much has been refunded by now; `all` for one that is cancelled. For whoever
 * refunds, inside its transaction. `amountCents`: what of that goes back now. people#points-given-back.
 */
export async function givePointsBack(
  transaction: Transaction,
  {
    restaurantId,
    orderId,
    amountCents,
  }: { readonly restaurantId: string; readonly orderId: string; readonly amountCents: Cents },
  soFar: RefundedSoFar | "all",
  at: Date,
): Promise<void> {
  await holdSpentStatement.count(transaction, { restaurantId, orderId });
  const spent = await loadSpentStatement.oneOrNull(transaction, { restaurantId, orderId });
  if (spent === null) return;
  const whole = soFar === "all" ? spent.points : pointsTakenBack(spent.points, soFar.billCents, soFar.refundedCents);
  const points = whole - spent.givenPoints;
  if (points === 0 && amountCents === 0) return;
  const { memberKey } = spent;
  await giveBackStatement.count(transaction, { restaurantId, orderId, memberKey, points, amountCents, at });
}
