import { type Cents, pointsTakenBack } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

const holdEarnedStatement = statement({
  name: "hold points of order",
  // Locks an order's earned entries, so that concurrent refunds, and a move of the points to an account, run
  // one after the other.
  text: `select from loyalty_entries where restaurant_id = :restaurantId and order_id = :orderId and reason = 'earned' for update`,
  params: { restaurantId: "text", orderId: "uuid" },
});

const loadEarnedStatement = statement({
  name: "load points of order",
  // A change lets the order earn again, so only the latest earned entry counts. If the points have moved to
  // an account, `memberKey` is the account's key.
  text: `select encode(coalesce(
             (select moved.member_key from loyalty_entries moved where moved.restaurant_id = earned.restaurant_id
                and moved.order_id = earned.order_id and moved.reason = 'handed-over' and moved.points > 0
              order by moved.entered_at desc limit 1),
             earned.member_key), 'hex') as "memberKey", earned.points, earned.amount_cents as "paidCents",
           earned.stands_at as "standsAt",
           coalesce((select -sum(back.points) from loyalty_entries back
             where back.restaurant_id = earned.restaurant_id and back.order_id = earned.order_id
               and back.reason = 'taken-back'), 0) as "takenBack"
         from loyalty_entries earned
         where earned.restaurant_id = :restaurantId and earned.order_id = :orderId and earned.reason = 'earned'
         order by earned.entered_at desc limit 1`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    memberKey: "text",
    points: "int4",
    paidCents: typed<Cents>("int8"),
    standsAt: "timestamptz?",
    takenBack: "int8",
  },
});

const takeBackStatement = statement({
  name: "take points back",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at, stands_at)
         values (:restaurantId, decode(:memberKey, 'hex'), -:points::int4, 'taken-back', :orderId, :refundedCents, :at, :standsAt)`,
  params: {
    restaurantId: "text",
    memberKey: "text",
    points: "int4",
    orderId: "uuid",
    refundedCents: typed<Cents>("int8"),
    at: "timestamptz",
    standsAt: "timestamptz?",
  },
});

/** Refunded amount of a bill over all its refunds, and the amount of the bill, in cents. */
export type RefundedSoFar = { readonly refundedCents: Cents; readonly billCents: Cents };

/**
 * Takes back an order's points in proportion to its refunds so far; all of them if the order is cancelled
 * (`all`). Idempotent; runs in the refund's transaction. Returns the points taken back. people#points-back.
 */
export async function takePointsBack(
  transaction: Transaction,
  { restaurantId, orderId }: { readonly restaurantId: string; readonly orderId: string },
  soFar: RefundedSoFar | "all",
  at: Date,
): Promise<number> {
  if ((await holdEarnedStatement.count(transaction, { restaurantId, orderId })) === 0) return 0;
  const earned = await loadEarnedStatement.oneOrNull(transaction, { restaurantId, orderId });
  if (earned === null) return 0;
  const { refundedCents, billCents } =
    soFar === "all" ? { refundedCents: earned.paidCents, billCents: earned.paidCents } : soFar;
  const points = pointsTakenBack(earned.points, billCents, refundedCents) - earned.takenBack;
  if (points <= 0) return 0;
  // The deduction counts from the same time as the earned points.
  const { memberKey, standsAt } = earned;
  await takeBackStatement.count(transaction, { restaurantId, orderId, memberKey, points, refundedCents, at, standsAt });
  return points;
}

const holdSpentStatement = statement({
  name: "hold points spent on order",
  // Locks an order's spent entries, so that concurrent refunds run one after the other.
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
 * Gives back the points that paid an order, in proportion to its refunds so far; all of them if the order is
 * cancelled (`all`). Runs in the refund's transaction. `amountCents` is the value of the points given back
 * now. people#points-given-back.
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
