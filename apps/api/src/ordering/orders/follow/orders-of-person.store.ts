import type { PricedLineData } from "@comptoir/contract";
import { type CartLineData, formatCartLines, parseCartLines } from "@comptoir/ordering";
import { PERSON_OWNER } from "../../../people/owner.ts";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { readStoredMoment } from "../../../platform/time/stored-moment.ts";
import { WITHOUT_PERSON } from "../contacts.store.ts";
import { IS_OPEN_AS_SQL, type OrderName } from "../order-changes.ts";

const handOverStatement = statement({
  name: "hand orders over",
  text: "update orders set owner = :person where owner = :guest",
  params: { guest: "text", person: "text" },
  crosses: "person: this browser's guest orders at all restaurants",
});

/**
 * Assigns a guest's orders to a person who claims them in the same browser; returns the number of orders.
 * people#guest-orders.
 */
export async function handOrdersOver(db: Queryable, guest: string, person: string): Promise<number> {
  return handOverStatement.count(db, { guest, person });
}

const lastLinesStatement = statement({
  name: "lines of a person's last order",
  text: `select l.details from order_lines l where l.restaurant_id = :restaurantId and l.order_id = (
           select id from orders where owner = :person and restaurant_id = :restaurantId
           order by placed_at desc limit 1)
         order by l.line`,
  params: { restaurantId: "text", person: "text" },
  row: { details: typed<PricedLineData>("json") },
});

/** Loads the lines of a person's last order at a restaurant, without prices, because today's prices apply. */
export async function lastLinesOf(db: Queryable, person: string, restaurantId: string): Promise<CartLineData[]> {
  const rows = await lastLinesStatement.rows(db, { person, restaurantId });
  return formatCartLines(parseCartLines(rows.map(({ details }) => details)) ?? []);
}

const previousLinesStatement = statement({
  name: "lines of a person's orders",
  text: `select l.details from (
           select id, placed_at from orders where owner = :person and restaurant_id = :restaurantId
           order by placed_at desc limit 50) o
         join order_lines l on l.restaurant_id = :restaurantId and l.order_id = o.id
         order by o.placed_at desc, l.line`,
  params: { restaurantId: "text", person: "text" },
  row: { details: typed<PricedLineData>("json") },
});

/** Loads the lines of a person's last fifty orders at a restaurant, newest first, without prices. */
export async function previousLinesOf(db: Queryable, person: string, restaurantId: string): Promise<CartLineData[]> {
  const rows = await previousLinesStatement.rows(db, { person, restaurantId });
  return rows.flatMap(({ details }) => formatCartLines(parseCartLines([details]) ?? []));
}

type OrdersCursor = { readonly placedAt: Date; readonly orderId: string };

const listOrdersStatement = statement({
  name: "orders of a person",
  text: `select restaurant_id as "restaurantId", id as "orderId", placed_at as "placedAt" from orders
         where owner = :person
           and (:before::timestamptz is null or (placed_at, id) < (:before::timestamptz, :beforeId::uuid))
         order by placed_at desc, id desc limit :atMost`,
  params: { person: "text", before: "timestamptz?", beforeId: "uuid?", atMost: "int8" },
  row: { restaurantId: "text", orderId: "uuid", placedAt: "timestamptz" },
  crosses: "person: their orders at all restaurants",
});

/** Lists the ids of a person's orders after the cursor, newest first. people#receipts. */
export function listOrdersOf(
  db: Queryable,
  person: string,
  { after, atMost }: { readonly after: OrdersCursor | null; readonly atMost: number },
): Promise<readonly (OrderName & { readonly placedAt: Date })[]> {
  return listOrdersStatement.rows(db, {
    person,
    before: after?.placedAt ?? null,
    beforeId: after?.orderId ?? null,
    atMost,
  });
}

/**
 * Value of `owner` in the open orders of a deleted account, until they are over. No real owner has this name.
 */
const RELEASED = "released";
const ERASED = `unnamed as (
           update payments set postal_code = null from released
           where payments.restaurant_id = released.restaurant_id and order_id = released.id and postal_code is not null
         ), untold as (
           delete from notices using released
           where notices.restaurant_id = released.restaurant_id and order_id = released.id
         ), undelivered as (
           delete from webhook_deliveries d using released
           where d.restaurant_id = released.restaurant_id and d.order_id = released.id
         )`;

const holdOrdersStatement = statement({
  name: "hold a person's orders",
  text: "select from orders where owner = :person order by id for update",
  params: { person: "text" },
  crosses: "person: their orders at all restaurants",
});

/**
 * Locks a person's orders until the transaction ends; the caller holds the person's lock. The caller must
 * read the orders' status and credit after this call. people#deletion.
 */
export async function holdOrders(transaction: Transaction, person: string): Promise<void> {
  await holdOrdersStatement.count(transaction, { person });
}

const releaseOrdersStatement = statement({
  name: "release a person's orders",
  text: `with released as (
           update orders set owner = null, child_id = null, ${WITHOUT_PERSON} where owner = :person and not ${IS_OPEN_AS_SQL} returning restaurant_id, id
         ), kept as (
           update orders set owner = '${RELEASED}', child_id = null where owner = :person and ${IS_OPEN_AS_SQL}
         ), ${ERASED}
         delete from carts where owner = :person`,
  params: { person: "text" },
  crosses: "person: their orders and carts at all restaurants",
});

/**
 * Anonymizes a person's orders, clears their owner and deletes the person's carts. Open orders keep the
 * contact data that the kitchen, the courier and text messages need, until they are over. The caller must
 * call `holdOrders` first: otherwise an order that completes concurrently would be missed. people#deletion,
 * promises#promise-48.
 */
export async function releaseOrders(transaction: Transaction, person: string): Promise<void> {
  await releaseOrdersStatement.count(transaction, { person });
}

const eraseReleasedStatement = statement({
  name: "erase released orders",
  text: `with due as (
           select restaurant_id, id from orders where owner = '${RELEASED}' and not ${IS_OPEN_AS_SQL}
           limit :atMost for update skip locked
         ), released as (
           update orders set owner = null, ${WITHOUT_PERSON} from due
           where orders.restaurant_id = due.restaurant_id and orders.id = due.id
           returning orders.restaurant_id, orders.id
         ), ${ERASED}
         select from released`,
  params: { atMost: "int8" },
  crosses: "sweep: orders of all restaurants that are over and whose account is deleted",
});

/**
 * Anonymizes a batch of orders that were open when their person was deleted and are over now; returns the
 * number of orders. people#deletion.
 */
export function eraseReleasedOrders(db: Queryable, atMost: number): Promise<number> {
  return eraseReleasedStatement.count(db, { atMost });
}

const releaseLeftStatement = statement({
  name: "release orders of people who are gone",
  // Looks up each of the few deleted accounts in the index of orders by owner, instead of scanning all orders.
  text: `with due as (
           select o.restaurant_id, o.id from people_gone g cross join lateral (
             select restaurant_id, id from orders where owner = '${PERSON_OWNER}' || g.person_id::text
             limit :atMost for update skip locked) o
           limit :atMost
         )
         update orders set owner = '${RELEASED}', child_id = null from due
         where orders.restaurant_id = due.restaurant_id and orders.id = due.id`,
  params: { atMost: "int8" },
  crosses: [
    "sweep: orders of all restaurants that were written for a deleted account",
    "people: orders of deleted accounts",
  ],
});

/**
 * Releases a batch of orders of deleted accounts; returns the number of orders. A server of an older version
 * may have written them during the deletion. people#deletion.
 */
export function releaseLeftOrders(db: Queryable, atMost: number): Promise<number> {
  return releaseLeftStatement.count(db, { atMost });
}

const CURSOR = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Formats a cursor as an opaque token for clients. */
export function formatCursor({ placedAt, orderId }: OrdersCursor): string {
  return Buffer.from(`${placedAt.toISOString()} ${orderId}`).toString("base64url");
}

/** Parses a cursor from `formatCursor`; null for the first page, `faulty` for anything else. */
export function parseCursor(text: string | null | undefined): OrdersCursor | null | "faulty" {
  if (!text) return null;
  const [, moment, orderId] = CURSOR.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (moment === undefined || orderId === undefined) return "faulty";
  const placedAt = readStoredMoment(moment);
  return placedAt ? { placedAt, orderId } : "faulty";
}
