import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { handOverToOwner } from "./hand-over-points.ts";

/** Points that an order earns. `joins`: whether the member joins with this order. */
export type PointsOfOrder = {
  readonly memberKey: string;
  /**
   * Loyalty key of the email address that earns the points: a guest's, another person's, or the account's own
   * confirmed one. Null if no email address earns them.
   */
  readonly emailKey: string | null;
  /**
   * The account that orders; absent for a guest. It joins the programme if it asks to, or if its confirmed
   * email address (`addressKey`) is a member.
   */
  readonly account?: { readonly personId: string; readonly addressKey: string | null };
  readonly joins: boolean;
  readonly points: number;
  readonly paidCents: Cents;
};

const joinStatement = statement({
  name: "join loyalty",
  text: `insert into loyalty_members (restaurant_id, member_key, joined_at)
         values (:restaurantId, decode(:memberKey, 'hex'), :at) on conflict do nothing`,
  params: { restaurantId: "text", memberKey: "text", at: "timestamptz" },
});

const joinWithAccountStatement = statement({
  name: "join loyalty with an account",
  // This transaction holds locks on stock, so it must not wait for an account that is being deleted: `skip
  // locked`. The order of such an account is not written.
  text: `insert into loyalty_members (restaurant_id, member_key, joined_at, person_id)
         select :restaurantId, decode(:memberKey, 'hex'), :at, id from people
         where id = :personId and (:joins or exists (select from loyalty_members
           where restaurant_id = :restaurantId and member_key = decode(:addressKey, 'hex')))
         for key share of people skip locked
         on conflict do nothing`,
  params: {
    restaurantId: "text",
    memberKey: "text",
    addressKey: "text?",
    personId: "uuid",
    joins: "bool",
    at: "timestamptz",
  },
  crosses: "people: whether the account that joins still exists",
});

const enterPointsStatement = statement({
  name: "enter points",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at, stands_at)
         select restaurant_id, member_key, :points, 'earned', :orderId, :paidCents, :at, :standsAt
         from loyalty_members where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex')
         on conflict do nothing`,
  params: {
    restaurantId: "text",
    memberKey: "text",
    points: "int4",
    orderId: "uuid",
    paidCents: typed<Cents>("int8"),
    at: "timestamptz",
    standsAt: "timestamptz?",
  },
});

/**
 * Enters an order's points, which count from `standsAt`, and enrols the member if `joins` is set. Runs in the
 * transaction that writes the order. people#points-earned.
 */
export async function enterPoints(
  transaction: Transaction,
  order: {
    readonly restaurantId: string;
    readonly orderId: string;
    readonly placedAt: Date;
    readonly standsAt: Date | null;
  },
  { memberKey, emailKey, account, joins, points, paidCents }: PointsOfOrder,
): Promise<void> {
  const { restaurantId, orderId, placedAt: at, standsAt } = order;
  if (account) {
    await joinWithAccountStatement.count(transaction, { restaurantId, memberKey, ...account, joins, at });
  } else if (joins) await joinStatement.count(transaction, { restaurantId, memberKey, at });
  if (points === 0) return;
  const entered = await enterPointsStatement.count(transaction, {
    restaurantId,
    memberKey,
    points,
    orderId,
    paidCents,
    at,
    standsAt,
  });
  if (entered > 0 && emailKey !== null) await handOverToOwner(transaction, { restaurantId, emailKey, at });
}
