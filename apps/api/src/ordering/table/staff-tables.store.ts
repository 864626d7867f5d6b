import type { Allergy, CartLineData, Cents, TablePersonState } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { RemovedLine, Sending, TableName } from "./sessions.store.ts";

const AT_MOST = 200;
const PERSON = { restaurantId: "text", sessionId: "uuid", id: "uuid" } as const;

/** A person of a table as the staff see them. */
type StaffPerson = {
  readonly id: string;
  readonly name: string;
  readonly state: TablePersonState;
  readonly allergies: readonly Allergy[];
};

const listStatement = statement({
  name: "list open tables of restaurant",
  text: `select s.id as "sessionId", coalesce(s.table_num, '') as "tableNum", s.host, s.opened_at as "openedAt", s.closes_at as "closesAt", s.sending,
           (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'state', p.state, 'allergies', p.allergies)
              order by p.joined_at, p.id), '[]') from table_people p
            where p.restaurant_id = s.restaurant_id and p.session_id = s.id) as people
         from table_sessions s
         where s.restaurant_id = :restaurantId and s.table_num is not null and s.ended_at is null and s.closes_at > :now
         order by s.opened_at, s.id limit ${AT_MOST}`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: {
    sessionId: "uuid",
    tableNum: "text",
    host: "uuid",
    openedAt: "timestamptz",
    closesAt: "timestamptz",
    sending: typed<Sending | null>("jsonb?"),
    people: typed<readonly StaffPerson[]>("json"),
  },
});

export type OpenTableRow = RowOf<typeof listStatement>;

/** Lists the open sessions of a restaurant with all their people, the oldest first. table#by-staff. */
export function listOpenTables(db: Queryable, of: ParamsOf<typeof listStatement>): Promise<OpenTableRow[]> {
  return listStatement.rows(db, of);
}

const linesStatement = statement({
  name: "list open lines of tables",
  text: `select "sessionId", person, details from (
           select p.session_id as "sessionId", p.id as person, l.details, p.joined_at, l.position,
             row_number() over (partition by p.session_id order by l.turn, p.joined_at, p.id) as place
           from table_people p
             join carts c on c.restaurant_id = p.restaurant_id and c.cart_id = p.cart_id and c.owner = p.owner
             join lateral (
               select details, position, row_number() over (order by position) as turn from cart_lines
               where restaurant_id = c.restaurant_id and cart_id = c.cart_id) l on true
           where p.restaurant_id = :restaurantId and c.restaurant_id = :restaurantId and p.session_id = any(:sessionIds)
             and p.state in ('choosing', 'done') and c.expires_at > :now and c.destination ->> 'eventSuiteId' is null
         ) as open
         where place <= :atMost order by joined_at, person, position`,
  params: { restaurantId: "text", sessionIds: "uuid[]", now: "timestamptz", atMost: "int8" },
  row: { sessionId: "uuid", person: "uuid", details: typed<CartLineData>("jsonb") },
});

/** Lists lines in the carts of those who sit at tables, as many of each table as one round holds, by person. table#table-lines. */
export function listOpenLinesOf(db: Queryable, of: ParamsOf<typeof linesStatement>) {
  return linesStatement.rows(db, of);
}

const tipsStatement = statement({
  name: "list tips of ended tables",
  text: `select s.id as "sessionId", coalesce(s.table_num, '') as "tableNum", coalesce(s.ended_at, :since) as "endedAt", t.id, p.name, t.payee_id as "payeeId",
           t.cents - t.back_cents as cents, t.tip_cents - t.tip_back_cents as "tipCents"
         from table_sessions s
           join table_payments t on t.restaurant_id = s.restaurant_id and t.session_id = s.id
           join table_people p on p.restaurant_id = t.restaurant_id and p.session_id = t.session_id and p.id = t.person
         where s.restaurant_id = :restaurantId and s.ended_at > :since and s.table_num is not null
           and t.state = 'paid' and t.tip_cents > t.tip_back_cents
         order by s.ended_at desc, s.id, t.paid_at, t.id limit ${AT_MOST}`,
  params: { restaurantId: "text", since: "timestamptz" },
  row: {
    ...{ sessionId: "uuid", tableNum: "text", endedAt: "timestamptz", id: "uuid", name: "text", payeeId: "text" },
    ...{ cents: typed<Cents>("int8"), tipCents: typed<Cents>("int8") },
  },
});

/** Lists the payments with a tip that is not returned at tables that have ended since then, the last one first. table#table-tip-back. */
export function listTipsOfEnded(db: Queryable, of: ParamsOf<typeof tipsStatement>) {
  return tipsStatement.rows(db, of);
}

const removeStatement = statement({
  name: "remove person from table",
  text: `update table_people set state = 'left', removed_by_staff = true
         where restaurant_id = :restaurantId and session_id = :sessionId and id = :id`,
  params: PERSON,
});

/** Removes a person from a table by the restaurant. table#removed-by-staff. */
export async function removePerson(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  id: string,
): Promise<void> {
  await removeStatement.count(transaction, { restaurantId, sessionId, id });
}

const wordStatement = statement({
  name: "change word of table",
  text: "update table_sessions set word = :word where restaurant_id = :restaurantId and id = :sessionId",
  params: { restaurantId: "text", sessionId: "uuid", word: "text" },
});

/** Gives a table another word: a person whom the restaurant has removed knows the one before. table#removed-by-staff. */
export async function changeWord(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  word: string,
): Promise<void> {
  await wordStatement.count(transaction, { restaurantId, sessionId, word });
}

const noteRemovedStatement = statement({
  name: "note lines removed from person at table",
  text: `update table_people set removed_lines = :lines
         where restaurant_id = :restaurantId and session_id = :sessionId and id = :id`,
  params: { ...PERSON, lines: "jsonb" },
});

/** Notes which of a person's dishes others have removed, for the person's phone. table#table-lines. */
export async function noteRemovedLines(
  transaction: Transaction,
  { restaurantId, sessionId }: TableName,
  { id, lines }: { readonly id: string; readonly lines: readonly RemovedLine[] },
): Promise<void> {
  await noteRemovedStatement.count(transaction, { restaurantId, sessionId, id, lines });
}

const lastStatement = statement({
  name: "find last table of owner",
  text: `select s.ended_at is not null and s.closed_by_staff and p.state <> 'left' and s.ended_at > :since as "isClosed",
           s.ended_at is null and p.state = 'left' and p.removed_by_staff as "isRemoved"
         from table_people p join table_sessions s on s.restaurant_id = p.restaurant_id and s.id = p.session_id
         where p.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId and p.owner = any(:owners)
         order by p.joined_at desc limit 1`,
  params: { restaurantId: "text", owners: "text[]", since: "timestamptz" },
  row: { isClosed: "bool", isRemoved: "bool" },
});

/** Tells whether the restaurant has closed the last table of an owner since then, or has removed them from it. */
export function findLastTable(db: Queryable, of: ParamsOf<typeof lastStatement>) {
  return lastStatement.oneOrNull(db, of);
}

const versionsStatement = statement({
  name: "read versions of restaurants' tables",
  text: `select restaurant_id as "restaurantId", string_agg(id || ' ' || version, ',' order by id) as versions from table_sessions
         where restaurant_id = any(:restaurantIds) and ended_at is null group by restaurant_id`,
  params: { restaurantIds: "text[]" },
  row: { restaurantId: "text", versions: "text" },
});

/** Reads the versions of all open tables of restaurants, as a text for each, to find changes. table#by-staff. */
export function readTableVersions(db: Queryable, restaurantIds: readonly string[]) {
  return versionsStatement.rows(db, { restaurantIds: [...restaurantIds] });
}
