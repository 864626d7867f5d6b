import { createHash } from "node:crypto";
import type { Cents } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";

/** By what a venue's programme knows somebody: the hash of their address, in hexadecimal. people#loyalty-key. */
export function loyaltyKey(restaurantId: string, email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  return createHash("sha256")
    .update(JSON.stringify(["loyalty", restaurantId, address]))
    .digest("hex");
}

const isEnrolledStatement = statement({
  name: "is enrolled in loyalty",
  text: `select exists (select from loyalty_members
           where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex')) as "isEnrolled"`,
  params: { restaurantId: "text", memberKey: "text" },
  row: { isEnrolled: "bool" },
});

/** Whether somebody has joined. api#enrolled-program-status. */
export async function isEnrolled(db: Queryable, restaurantId: string, memberKey: string): Promise<boolean> {
  return (await isEnrolledStatement.one(db, { restaurantId, memberKey })).isEnrolled;
}

/** Points that an order gives: to whom, for what, and whether they join with it. */
export type PointsOfOrder = {
  readonly memberKey: string;
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

const enterPointsStatement = statement({
  name: "enter points",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
         select restaurant_id, member_key, :points, 'earned', :orderId, :paidCents, :at
         from loyalty_members where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex')
         on conflict do nothing`,
  params: {
    restaurantId: "text",
    memberKey: "text",
    points: "int4",
    orderId: "uuid",
    paidCents: typed<Cents>("int8"),
    at: "timestamptz",
  },
});

/** Enters the points of an order that is being written, and has its person join where they wish it. people#points-earned. */
export async function enterPoints(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string; readonly placedAt: Date },
  { memberKey, joins, points, paidCents }: PointsOfOrder,
): Promise<void> {
  const { restaurantId, orderId, placedAt: at } = order;
  if (joins) await joinStatement.count(transaction, { restaurantId, memberKey, at });
  if (points > 0)
    await enterPointsStatement.count(transaction, { restaurantId, memberKey, points, orderId, paidCents, at });
}
