import { randomUUIDv7 } from "node:crypto";
import type { ErrorName } from "@comptoir/contract";
import type { Allergy, TablePersonState } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** What a table sends after the time to undo. `key`: of the request, so that it is sent once. table#send. */
export type Sending = {
  readonly key: string;
  readonly by: string;
  /** When the time to undo ends; null if it is sent at once. */
  readonly undoUntil: string | null;
  readonly people: readonly string[];
  readonly locale: string;
  readonly legalAcceptance: boolean;
  readonly questions: readonly { readonly question: string; readonly answer: string | readonly string[] }[];
  /** The table's promo code for this round. A server of the version before writes none. table#table-code. */
  readonly discountCode?: string | null;
};

/** A person at a table, with whose cart their lines are in. */
export type TablePersonRow = RowOf<typeof listPeopleStatement>;
export type TableSession = RowOf<typeof holdStatement>;
export type TableName = { readonly restaurantId: string; readonly sessionId: string };

/** Why the last round was not sent: in words of its sender's language, else by its refusal. Rows of older versions have no `name`. */
type NotSent = { readonly by: string; readonly message: string; readonly name?: ErrorName };

const SESSION = {
  restaurantId: "text",
  sessionId: "uuid",
  tableNum: "text",
  word: "text",
  host: "uuid",
  version: "int8",
  openedAt: "timestamptz",
  lastActAt: "timestamptz",
  closesAt: "timestamptz",
  isUsed: "bool",
  sending: typed<Sending | null>("jsonb?"),
  sendAt: "timestamptz?",
  notSent: typed<NotSent | null>("jsonb?"),
} as const;
const SESSION_COLUMNS = `s.restaurant_id as "restaurantId", s.id as "sessionId", coalesce(s.table_num, '') as "tableNum", s.word, s.host, s.version,
           s.opened_at as "openedAt", s.last_act_at as "lastActAt", s.closes_at as "closesAt", s.is_used as "isUsed", s.sending,
           s.send_at as "sendAt", s.not_sent as "notSent"`;
const NAME = { restaurantId: "text", sessionId: "uuid" } as const;

const holdOpenStatement = statement({
  name: "hold open session of table",
  text: `select ${SESSION_COLUMNS} from table_sessions s
         where s.restaurant_id = :restaurantId and s.table_num = :tableNum and s.ended_at is null for update`,
  params: { restaurantId: "text", tableNum: "text" },
  row: SESSION,
});

const holdStatement = statement({
  name: "hold table session",
  text: `select ${SESSION_COLUMNS} from table_sessions s
         where s.restaurant_id = :restaurantId and s.id = :sessionId and s.ended_at is null for update`,
  params: NAME,
  row: SESSION,
});

const loadStatement = statement({
  name: "load table session",
  text: `select ${SESSION_COLUMNS} from table_sessions s
         where s.restaurant_id = :restaurantId and s.id = :sessionId and s.ended_at is null`,
  params: NAME,
  row: SESSION,
});

const openStatement = statement({
  name: "open table session",
  text: `insert into table_sessions (restaurant_id, id, table_num, word, host, opened_at, last_act_at, closes_at)
         values (:restaurantId, :sessionId, :tableNum, :word, :host, :now, :now, :closesAt)
         on conflict (restaurant_id, table_num) where ended_at is null do nothing`,
  params: {
    ...NAME,
    tableNum: "text",
    word: "text",
    host: "uuid",
    now: "timestamptz",
    closesAt: "timestamptz",
  },
});

/** Locks the open session of a table; null for none. */
export function holdOpenSession(
  transaction: Transaction,
  table: ParamsOf<typeof holdOpenStatement>,
): Promise<TableSession | null> {
  return holdOpenStatement.oneOrNull(transaction, table);
}

/** Locks a session, so that its changes run one after the other; null if it has ended. */
export function holdSession(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
): Promise<TableSession | null> {
  return holdStatement.oneOrNull(transaction, { restaurantId, sessionId });
}

export function loadSession(db: Queryable, { restaurantId, sessionId }: TableName): Promise<TableSession | null> {
  return loadStatement.oneOrNull(db, { restaurantId, sessionId });
}

/** Opens a session; false if the table has one meanwhile. */
export async function openSession(transaction: Transaction, session: ParamsOf<typeof openStatement>): Promise<boolean> {
  return (await openStatement.count(transaction, session)) === 1;
}

/** A dish of a person that the host or the restaurant removed; `item`: its id on the menu. table#table-lines. */
export type RemovedLine = { readonly at: string; readonly by: "host" | "restaurant"; readonly item: string };

const listPeopleStatement = statement({
  name: "list people at table",
  text: `select id, owner, cart_id as "cartId", name, state, allergies, joined_at as "joinedAt", removed_by_staff as "isRemoved",
           removed_lines as "removedLines" from table_people
         where restaurant_id = :restaurantId and session_id = :sessionId order by joined_at, id`,
  params: NAME,
  row: {
    id: "uuid",
    owner: "text",
    cartId: "text?",
    name: "text",
    state: typed<TablePersonState>("text"),
    allergies: typed<readonly Allergy[]>("jsonb"),
    joinedAt: "timestamptz",
    isRemoved: "bool",
    removedLines: typed<readonly RemovedLine[]>("jsonb"),
  },
});

const addPersonStatement = statement({
  name: "add person to table",
  text: `insert into table_people as p (restaurant_id, session_id, id, owner, cart_id, name, state, joined_at)
         values (:restaurantId, :sessionId, :id, :owner, :cartId, :name, :state, :now)
         on conflict (restaurant_id, session_id, owner) do update set name = excluded.name, state = excluded.state, cart_id = excluded.cart_id,
           removed_by_staff = p.removed_by_staff and excluded.state = 'asking',
           joined_at = case when p.state = 'left' then excluded.joined_at else p.joined_at end
         returning id`,
  params: {
    ...NAME,
    id: "uuid",
    owner: "text",
    cartId: "text?",
    name: "text",
    state: "text",
    now: "timestamptz",
  },
  row: { id: "uuid" },
});

const setStateStatement = statement({
  name: "set state of person at table",
  text: `update table_people set state = :state, removed_by_staff = removed_by_staff and :state = 'left'
         where restaurant_id = :restaurantId and session_id = :sessionId and id = :id`,
  params: { ...NAME, id: "uuid", state: "text" },
});

/** Lists all who joined a session, those who left too, by when they joined. */
export function listPeople(db: Queryable, { restaurantId, sessionId }: TableName): Promise<TablePersonRow[]> {
  return listPeopleStatement.rows(db, { restaurantId, sessionId });
}

/** Adds a person to a session, or brings back one who left. Returns the person's id. */
export async function addPerson(
  transaction: Transaction,
  person: Omit<ParamsOf<typeof addPersonStatement>, "id"> & { readonly id?: string },
): Promise<string> {
  return (await addPersonStatement.one(transaction, { ...person, id: person.id ?? randomUUIDv7() })).id;
}

export async function setPersonState(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  person: { readonly id: string; readonly state: TablePersonState },
): Promise<void> {
  await setStateStatement.count(transaction, { restaurantId, sessionId, ...person });
}

const setAllergiesStatement = statement({
  name: "set allergies of person at table",
  text: `update table_people set allergies = :allergies where restaurant_id = :restaurantId and session_id = :sessionId and id = :id`,
  params: { ...NAME, id: "uuid", allergies: "jsonb" },
});

/** Sets what a person has said of their allergies. menu#diner-allergies. */
export async function setPersonAllergies(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  person: { readonly id: string; readonly allergies: readonly Allergy[] },
): Promise<void> {
  await setAllergiesStatement.count(transaction, { restaurantId, sessionId, ...person });
}

const findMineStatement = statement({
  name: "find table of owner",
  text: `select s.id as "sessionId", p.owner, p.id as "personId", p.state, p.cart_id as "cartId", h.name as host
         from table_people p join table_sessions s on s.restaurant_id = p.restaurant_id and s.id = p.session_id
           left join table_people h on h.restaurant_id = s.restaurant_id and h.session_id = s.id and h.id = s.host and h.state in ('choosing', 'done')
         where p.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId and p.owner = any(:owners)
           and s.ended_at is null and s.table_num is not null and p.state <> 'left'
         order by p.joined_at desc limit 1`,
  params: { restaurantId: "text", owners: "text[]" },
  row: {
    ...{ sessionId: "uuid", owner: "text", personId: "uuid", cartId: "text?", host: "text?" },
    state: typed<TablePersonState>("text"),
  },
});

const moveCartStatement = statement({
  name: "move person at table to cart",
  text: `update table_people set cart_id = :cartId, owner = :owner
         where restaurant_id = :restaurantId and session_id = :sessionId and id = :id`,
  params: { ...NAME, id: "uuid", cartId: "text?", owner: "text" },
});

/** Sets the cart of a person at a table, and the account of a guest who has signed in. table#table-lines. */
export async function moveToCart(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  person: Pick<ParamsOf<typeof moveCartStatement>, "id" | "cartId" | "owner">,
): Promise<void> {
  await moveCartStatement.count(transaction, { restaurantId, sessionId, ...person });
}

/** Finds the open table where one of the owners sits or asks to; null for none. */
export function findTableOf(db: Queryable, mine: ParamsOf<typeof findMineStatement>) {
  return findMineStatement.oneOrNull(db, mine);
}

const versionsStatement = statement({
  name: "read versions of tables",
  text: `select id as "sessionId", version, ended_at is not null as "isOver" from table_sessions where id = any(:sessionIds)`,
  params: { sessionIds: "uuid[]" },
  row: { sessionId: "uuid", version: "int8", isOver: "bool" },
  crosses: "sweep: tables of several restaurants that this server's streams follow",
});

/** Reads the versions of tables, to find changes whose notification was lost. */
export function readVersions(db: Queryable, sessionIds: readonly string[]) {
  return versionsStatement.rows(db, { sessionIds: [...sessionIds] });
}

const idleStatement = statement({
  name: "list idle tables",
  text: `select restaurant_id as "restaurantId", id as "sessionId" from table_sessions
         where ended_at is null and (closes_at <= :now or (not is_used and last_act_at <= :idleSince)) limit 200`,
  params: { now: "timestamptz", idleSince: "timestamptz" },
  row: { restaurantId: "text", sessionId: "uuid" },
  crosses: "sweep: ended tables of all restaurants",
});

const toSendStatement = statement({
  name: "list tables to send",
  text: `select restaurant_id as "restaurantId", id as "sessionId" from table_sessions
         where send_at <= :now and ended_at is null order by send_at limit 200`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text", sessionId: "uuid" },
  crosses: "sweep: tables of all restaurants whose time to undo is over",
});

/** Lists the sessions that end by time. table#end. */
export function listIdleTables(
  db: Queryable,
  times: { readonly now: Date; readonly idleSince: Date },
): Promise<TableName[]> {
  return idleStatement.rows(db, times);
}

/** Lists the tables whose time to undo is over. table#send. */
export function listTablesToSend(db: Queryable, now: Date): Promise<TableName[]> {
  return toSendStatement.rows(db, { now });
}

const bumpStatement = statement({
  name: "note change of table",
  text: `update table_sessions set version = version + 1, last_act_at = :now, host = coalesce(:host, host)
         where restaurant_id = :restaurantId and id = :sessionId`,
  params: { ...NAME, now: "timestamptz", host: "uuid?" },
});

/** Raises a session's version; with `host`, hands the table over. */
export async function noteTableChange(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  { now, host = null }: { readonly now: Date; readonly host?: string | null },
): Promise<void> {
  await bumpStatement.count(transaction, { restaurantId, sessionId, now, host });
}

const sendingStatement = statement({
  name: "set what table sends",
  text: `update table_sessions set sending = :sending, send_at = :sendAt, not_sent = :notSent
         where restaurant_id = :restaurantId and id = :sessionId`,
  params: { ...NAME, sending: "jsonb?", sendAt: "timestamptz?", notSent: "jsonb?" },
});

/** Sets what a table sends, or why it was not sent; null for both once it is. table#send. */
export async function setSending(
  transaction: Queryable,
  { restaurantId, sessionId }: TableName,
  { sending, sendAt, notSent }: Pick<TableSession, "sending" | "sendAt" | "notSent">,
): Promise<void> {
  await sendingStatement.count(transaction, { restaurantId, sessionId, sending, sendAt, notSent });
}

const toSettleStatement = statement({
  name: "list tables to settle",
  text: `select restaurant_id as "restaurantId", id as "sessionId" from table_sessions
         where settle_after <= now() order by settle_after limit 50`,
  params: {},
  row: { restaurantId: "text", sessionId: "uuid" },
  crosses: "sweep: tables of all restaurants whose bill was lowered",
});

const holdAnyStatement = statement({
  name: "hold table session, ended or not",
  text: `select from table_sessions where restaurant_id = :restaurantId and id = :sessionId for update`,
  params: NAME,
});

const settledStatement = statement({
  name: "note settled table",
  text: `update table_sessions set settle_after = null, version = version + 1 where restaurant_id = :restaurantId and id = :sessionId`,
  params: NAME,
});

/** Lists the tables whose bill a refund or a cancellation has lowered. table#table-refunds. */
export function listTablesToSettle(db: Queryable): Promise<TableName[]> {
  return toSettleStatement.rows(db, {});
}

/** Locks a session, also one that has ended. */
export async function holdAnySession(transaction: Transaction, { restaurantId, sessionId }: TableName): Promise<void> {
  await holdAnyStatement.count(transaction, { restaurantId, sessionId });
}

/** Notes that what was paid agrees with the bill, and that its phones have news. */
export async function noteSettled(transaction: Transaction, { restaurantId, sessionId }: TableName): Promise<void> {
  await settledStatement.count(transaction, { restaurantId, sessionId });
}

const endStatement = statement({
  name: "end table session",
  text: `update table_sessions set ended_at = :now, sending = null, send_at = null, version = version + 1, closed_by_staff = :byStaff
         where restaurant_id = :restaurantId and id = :sessionId and ended_at is null`,
  params: { ...NAME, now: "timestamptz", byStaff: "bool" },
});

export async function endSession(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  now: Date,
  { byStaff = false }: { readonly byStaff?: boolean } = {},
): Promise<void> {
  await endStatement.count(transaction, { restaurantId, sessionId, now, byStaff });
}
