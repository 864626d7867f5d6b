import type { CartLineData, Cents, GroupPays, OrderType } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { TableName } from "./sessions.store.ts";

const NAME = { restaurantId: "text", sessionId: "uuid" } as const;

const openSessionStatement = statement({
  name: "open session of group",
  // It was "used" from the start: a group does not end after half an hour without a change.
  text: `insert into table_sessions (restaurant_id, id, word, host, opened_at, last_act_at, closes_at, is_used)
         values (:restaurantId, :sessionId, '', :host, :now, :now, :closesAt, true)`,
  params: { ...NAME, host: "uuid", now: "timestamptz", closesAt: "timestamptz" },
});

const openStatement = statement({
  name: "open group",
  text: `insert into table_groups (restaurant_id, session_id, name, token_hash, type, is_delivered, wanted_at, pays, last_call_at, limit_cents)
         values (:restaurantId, :sessionId, :name, :tokenHash, :type, :isDelivered, :wantedAt, :pays, :lastCallAt, :limitCents)`,
  params: {
    ...{ ...NAME, name: "text", tokenHash: "bytea", type: "text", isDelivered: "bool", wantedAt: "timestamptz?" },
    ...{ pays: "text", lastCallAt: "timestamptz?", limitCents: "int8?" },
  },
});

/** Writes a group's session, which ends at its time, and its terms. table#group-open. */
export async function openGroupSession(
  transaction: Transaction,
  session: ParamsOf<typeof openSessionStatement>,
  group: Omit<ParamsOf<typeof openStatement>, "restaurantId" | "sessionId">,
): Promise<void> {
  const { restaurantId, sessionId } = session;
  await openSessionStatement.count(transaction, session);
  await openStatement.count(transaction, { restaurantId, sessionId, ...group });
}

const loadStatement = statement({
  name: "load group",
  text: `select restaurant_id as "restaurantId", session_id as "sessionId", name, token_hash as "tokenHash", link, type,
           is_delivered as "isDelivered", wanted_at as "wantedAt", pays, last_call_at as "lastCallAt",
           limit_cents as "limitCents", at_last_call as "atLastCall"
         from table_groups where restaurant_id = :restaurantId and session_id = :sessionId`,
  params: NAME,
  row: {
    ...NAME,
    name: "text",
    tokenHash: "bytea",
    link: "int4",
    type: typed<OrderType>("text"),
    isDelivered: "bool",
    wantedAt: "timestamptz?",
    pays: typed<GroupPays>("text"),
    lastCallAt: "timestamptz?",
    limitCents: typed<Cents | null>("int8?"),
    atLastCall: typed<Readonly<Record<string, readonly CartLineData[]>> | null>("jsonb?"),
  },
});

export type GroupRow = RowOf<typeof loadStatement>;

/** Loads a group's terms; null for a table's session. table#group-open. */
export function loadGroup(db: Queryable, { restaurantId, sessionId }: TableName): Promise<GroupRow | null> {
  return loadStatement.oneOrNull(db, { restaurantId, sessionId });
}

const findByTokenStatement = statement({
  name: "find group of link",
  text: `select g.restaurant_id as "restaurantId", g.session_id as "sessionId" from table_groups g
           join table_sessions s on s.restaurant_id = g.restaurant_id and s.id = g.session_id
         where g.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId and g.token_hash = :tokenHash
           and s.ended_at is null and s.closes_at > :now`,
  params: { restaurantId: "text", tokenHash: "bytea", now: "timestamptz" },
  row: NAME,
});

/** Finds the open group of a link's secret, by its hash; null for none. table#group-link. */
export function findGroupOfLink(db: Queryable, link: ParamsOf<typeof findByTokenStatement>): Promise<TableName | null> {
  return findByTokenStatement.oneOrNull(db, link);
}

const findMineStatement = statement({
  name: "find group of owner",
  text: `select s.id as "sessionId", p.owner, p.id as "personId", p.cart_id as "cartId"
         from table_people p join table_sessions s on s.restaurant_id = p.restaurant_id and s.id = p.session_id
         where p.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId and p.owner = any(:owners)
           and s.ended_at is null and s.table_num is null and s.closes_at > :now and p.state <> 'left'
         order by p.joined_at desc limit 1`,
  params: { restaurantId: "text", owners: "text[]", now: "timestamptz" },
  row: { sessionId: "uuid", owner: "text", personId: "uuid", cartId: "text?" },
});

/** Finds the open group in which one of the owners is; null for none. table#group. */
export function findGroupOf(db: Queryable, mine: ParamsOf<typeof findMineStatement>) {
  return findMineStatement.oneOrNull(db, mine);
}

const setLinkStatement = statement({
  name: "set link of group",
  text: `update table_groups set token_hash = :tokenHash, link = link + 1
         where restaurant_id = :restaurantId and session_id = :sessionId`,
  params: { ...NAME, tokenHash: "bytea" },
});

/** Replaces a group's link. The one before leads nowhere. table#group-link. */
export async function setGroupLink(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  tokenHash: Buffer,
): Promise<void> {
  await setLinkStatement.count(transaction, { restaurantId, sessionId, tokenHash });
}

const ordersStatement = statement({
  name: "list orders of group",
  text: `select t.sent_by as "sentBy", o.id as "orderId", o.number from table_orders t
           join orders o on o.restaurant_id = t.restaurant_id and o.id = t.order_id
         where t.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and t.session_id = :sessionId
           and o.status <> 'cancelled' order by t.sent_at`,
  params: NAME,
  row: { sentBy: "uuid", orderId: "uuid", number: "int4" },
});

/** Lists the orders that a group's people have placed, in sequence. table#group-pays. */
export function listGroupOrders(db: Queryable, { restaurantId, sessionId }: TableName) {
  return ordersStatement.rows(db, { restaurantId, sessionId });
}

const keepLastCallStatement = statement({
  name: "keep lines at last call",
  text: `update table_groups set at_last_call = :lines
         where restaurant_id = :restaurantId and session_id = :sessionId and at_last_call is null`,
  params: { ...NAME, lines: "jsonb" },
});

/** Keeps each person's lines when the last call is over. Later calls change nothing. table#group-last-call. */
export async function keepLinesAtLastCall(
  db: Queryable,
  { restaurantId, sessionId }: TableName,
  lines: NonNullable<GroupRow["atLastCall"]>,
): Promise<void> {
  await keepLastCallStatement.count(db, { restaurantId, sessionId, lines });
}

const lastCallsStatement = statement({
  name: "list groups at last call",
  text: `select g.restaurant_id as "restaurantId", g.session_id as "sessionId" from table_groups g
           join table_sessions s on s.restaurant_id = g.restaurant_id and s.id = g.session_id
         where g.last_call_at <= :now and g.at_last_call is null and s.ended_at is null limit 200`,
  params: { now: "timestamptz" },
  row: NAME,
  crosses: "sweep: groups of all restaurants whose last call is over",
});

/** Lists the groups whose last call is over, and whose lines are not kept yet. table#group-last-call. */
export function listGroupsAtLastCall(db: Queryable, now: Date): Promise<TableName[]> {
  return lastCallsStatement.rows(db, { now });
}

const toClearStatement = statement({
  name: "list carts of sent groups",
  text: `select g.restaurant_id as "restaurantId", g.session_id as "sessionId", t.order_id as "orderId", t.people,
           (select json_agg(l.details order by l.line) from order_lines l
             where l.restaurant_id = t.restaurant_id and l.order_id = t.order_id) as items
         from table_groups g join table_orders t on t.restaurant_id = g.restaurant_id and t.session_id = g.session_id
         where g.pays = 'host' and g.carts_cleared_at is null and t.sent_at <= :before limit 50`,
  params: { before: "timestamptz" },
  row: {
    ...{ ...NAME, orderId: "uuid" },
    people: typed<Readonly<Record<string, readonly string[]>>>("jsonb"),
    items: typed<readonly CartLineData[]>("json"),
  },
  crosses: "sweep: groups of all restaurants whose lines have not left the carts",
});

export type SentGroup = RowOf<typeof toClearStatement>;

/** Lists the groups whose host's order was placed, and whose lines have not left the carts: their server crashed. table#group-send. */
export function listSentGroups(db: Queryable, before: Date): Promise<SentGroup[]> {
  return toClearStatement.rows(db, { before });
}

const clearedStatement = statement({
  name: "note cleared carts of group",
  text: `update table_groups set carts_cleared_at = :now where restaurant_id = :restaurantId and session_id = :sessionId`,
  params: { ...NAME, now: "timestamptz" },
});

/** Notes that a group's lines have left the carts. table#group-send. */
export async function noteClearedCarts(
  db: Queryable,
  { restaurantId, sessionId }: TableName,
  now: Date,
): Promise<void> {
  await clearedStatement.count(db, { restaurantId, sessionId, now });
}
