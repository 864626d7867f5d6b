import { createHash } from "node:crypto";
import { type Cents, normalizeSigns, type RestaurantData } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/**
 * Returns a member's key at a venue: a SHA-256 hash of the normalized email address, in hexadecimal.
 * people#loyalty-key.
 */
export function loyaltyKey(restaurantId: string, email: string): string {
  const address = normalizeSigns(email).toLowerCase();
  return createHash("sha256")
    .update(JSON.stringify(["loyalty", restaurantId, address]))
    .digest("hex");
}

/**
 * Returns an account's loyalty key. It differs from the key of any unconfirmed email address.
 * people#points-spent.
 */
export function accountKey(restaurantId: string, personId: string): string {
  return createHash("sha256")
    .update(JSON.stringify(["loyalty-account", restaurantId, personId]))
    .digest("hex");
}

const isEnrolledStatement = statement({
  name: "is enrolled in loyalty",
  text: `select exists (select from loyalty_members
           where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex')) as "isEnrolled"`,
  params: { restaurantId: "text", memberKey: "text" },
  row: { isEnrolled: "bool" },
});

/** Returns whether the member has joined the venue's programme. api#enrolled-program-status. */
export async function isEnrolled(db: Queryable, restaurantId: string, memberKey: string): Promise<boolean> {
  return (await isEnrolledStatement.one(db, { restaurantId, memberKey })).isEnrolled;
}

/**
 * SQL condition for entries that count. An order that can still be cancelled free of charge has not earned
 * points yet.
 */
const ENTRY_STANDS = "(stands_at is null or stands_at <= :now)";

const loadPointsStatement = statement({
  name: "load points",
  text: `select coalesce(sum(points), 0) as points from loyalty_entries
         where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex') and ${ENTRY_STANDS}`,
  params: { restaurantId: "text", memberKey: "text", now: "timestamptz" },
  row: { points: "int8" },
});

/**
 * Returns a member's balance: the sum of the entries that count at `now`. Negative if refunds took back more
 * points than were left. people#points-back.
 */
export async function loadPoints(
  db: Queryable,
  member: { readonly restaurantId: string; readonly memberKey: string },
  now: Date,
): Promise<number> {
  return (await loadPointsStatement.one(db, { ...member, now })).points;
}

export type PointsToTake = { readonly memberKey: string; readonly points: number; readonly amountCents: Cents };

const holdMemberStatement = statement({
  name: "hold loyalty member",
  // Concurrent orders may earn points; only the lock's holder can spend them.
  text: `select from loyalty_members where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex')
         for no key update`,
  params: { restaurantId: "text", memberKey: "text" },
});

const spendPointsStatement = statement({
  name: "spend points",
  text: `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at, books)
         select :restaurantId, decode(:memberKey, 'hex'), -:points::int4, 'spent', :orderId, :amountCents, :at, 1
         from loyalty_entries where restaurant_id = :restaurantId and member_key = decode(:memberKey, 'hex') and ${ENTRY_STANDS}
         having sum(points) >= :points`,
  params: {
    now: "timestamptz",
    restaurantId: "text",
    memberKey: "text",
    points: "int4",
    orderId: "uuid",
    amountCents: typed<Cents>("int8"),
    at: "timestamptz",
  },
});

/** Spends points under the member's lock; false when fewer are left. people#points-spent. */
export async function spendPoints(
  transaction: Transaction,
  spent: PointsToTake & { readonly restaurantId: string; readonly orderId: string },
  at: Date,
): Promise<boolean> {
  await holdMemberStatement.count(transaction, spent);
  return (await spendPointsStatement.count(transaction, { ...spent, at, now: at })) === 1;
}

const listEarnedStatement = statement({
  name: "list points earned by payments",
  text: `select order_id as id, sum(points) as points from loyalty_entries
         where restaurant_id = :restaurantId and order_id = any(:ids) and reason in ('earned', 'taken-back') group by order_id`,
  params: { restaurantId: "text", ids: "uuid[]" },
  row: { id: "uuid", points: "int8" },
});

/** Lists the points that orders or payments of shares have earned, by id, less those taken back. people#points-earned. */
export async function listEarned(
  db: Queryable,
  of: { readonly restaurantId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = of.ids.length === 0 ? [] : await listEarnedStatement.rows(db, of);
  return new Map(rows.map(({ id, points }) => [id, points]));
}

/** Lists a person's points balance at every restaurant that they joined with their account. people#own-points. */
export const listPointsOf = statement({
  name: "list points of person",
  text: `select r.slug, r.settings,
           (select coalesce(sum(points), 0) from loyalty_entries e
             where e.restaurant_id = m.restaurant_id and e.member_key = m.member_key and ${ENTRY_STANDS}) as points
         from loyalty_members m join restaurants r using (restaurant_id)
         where m.person_id = :personId and r.settings -> 'loyalty_program' = 'true'
         order by m.joined_at desc limit 100`,
  params: { personId: "uuid", now: "timestamptz" },
  row: { slug: "text", settings: typed<RestaurantData>("jsonb"), points: "int8" },
  crosses: "person: their points at all restaurants",
}).rows;
