import { randomBytes, randomUUIDv7 } from "node:crypto";
import {
  type Allergy,
  isRefused,
  isSeated,
  nextHost,
  openState,
  type Refused,
  sessionEnds,
  TABLE_LIMITS,
  tableWord,
} from "@comptoir/ordering";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { tellTables } from "../cart/tell-table.ts";
import { waitsToSend } from "./sending-state.ts";
import {
  addPerson,
  endSession,
  holdOpenSession,
  holdSession,
  listPeople,
  moveToCart,
  noteTableChange,
  openSession,
  setPersonAllergies,
  setPersonState,
  setSending,
  type TableName,
  type TablePersonRow,
  type TableSession,
} from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { dropClaim } from "./table-payments.store.ts";

type Deps = Pick<TableDeps, "database" | "clock">;
export type Joining = {
  readonly tableNum: string;
  readonly name: string;
  readonly word: string | null;
  readonly owner: string;
  /** The names under which the caller may have sat here before: of the account, and of the guest who signed in. */
  readonly owners: readonly string[];
  readonly cartId: string | null;
  /** What the person has said of their allergies; absent if nothing. menu#diner-allergies. */
  readonly allergies?: readonly Allergy[] | undefined;
};
export type JoinRefusal = { readonly code: "full" | "word-wrong" };
type NoTable = { readonly code: "no-table" };
export type ActRefusal = NoTable | { readonly code: "not-host" | "not-found" };

/** A table's session without an opening hour that ends it ends after this time. */
const LONGEST_MS = 12 * 60 * 60_000;
/** A newcomer who gets no answer for this time begins a session of their own, if nothing of the old one was used. */
const UNANSWERED_MS = 60_000;

/**
 * Opens the session of a table, or asks to join it. The first person is host. A later one sits down with the table's word,
 * else waits for the host's tap. If everybody has left, or if nothing was used and the session is over, the newcomer begins
 * again: an old session never blocks a table. table#joining, table#end.
 */
export function joinTable(
  { database, clock }: Deps,
  venue: LoadedVenue,
  joining: Joining,
): Promise<TableName | Refused<JoinRefusal>> {
  const { restaurantId } = venue;
  return inRefusableTransaction<TableName, JoinRefusal>(database, "read committed", async (transaction) => {
    const now = clock();
    for (;;) {
      const session = await holdOpenSession(transaction, { restaurantId, tableNum: joining.tableNum });
      const people = session === null ? [] : await listPeople(transaction, session);
      const wasRemoved = people.some(({ isRemoved, owner }) => isRemoved && joining.owners.includes(owner));
      if (session === null || isOver(session, people, { owner: joining.owner, wasRemoved, now })) {
        if (session !== null) await endSession(transaction, session, now);
        const begun = await beginSession(transaction, venue, joining, now);
        if (begun === null) continue;
        tellTables(transaction, [begun.sessionId]);
        return begun;
      }
      const mine = people.find(({ owner }) => owner === joining.owner);
      const state = stateOfNewcomer(session, people, { mine, wasRemoved, word: joining.word });
      if (state === "word-wrong") return { refused: { code: state } };
      if (!mine && people.length >= TABLE_LIMITS.people) return { refused: { code: "full" } };
      const { owner, cartId, name } = joining;
      const id = await addPerson(transaction, { ...session, owner, cartId, name, state, now });
      if (joining.allergies) await setPersonAllergies(transaction, session, { id, allergies: joining.allergies });
      const isAlone = people.every((person) => person.id === id || !isSeated(person));
      await noteTableChange(transaction, session, { now, host: state === "choosing" && isAlone ? id : null });
      tellTables(transaction, [session.sessionId]);
      return session;
    }
  });
}

/**
 * Whether a session ends with this newcomer: by time; or because nothing of it was used and all have left, or the
 * newcomer has got no answer, unless the restaurant removed them. table#end, table#removed-by-staff.
 */
function isOver(
  session: TableSession,
  people: readonly TablePersonRow[],
  { owner, wasRemoved, now }: { readonly owner: string; readonly wasRemoved: boolean; readonly now: Date },
): boolean {
  if (sessionEnds(session) <= now) return true;
  if (session.isUsed) return false;
  const mine = people.find((person) => person.owner === owner);
  const isUnanswered = mine?.state === "asking" && now.getTime() - mine.joinedAt.getTime() >= UNANSWERED_MS;
  return (isUnanswered && !wasRemoved) || !people.some(isSeated);
}

async function beginSession(
  transaction: Transaction,
  { restaurantId, ordering, zone }: LoadedVenue,
  { tableNum, name, owner, cartId, allergies }: Joining,
  now: Date,
): Promise<TableName | null> {
  const [sessionId, host] = [randomUUIDv7(), randomUUIDv7()];
  const open = openState(ordering.hours, localMomentOf(now, zone));
  const closesAt = open.open && open.until ? instantOf(open.until, zone) : new Date(now.getTime() + LONGEST_MS);
  const word = tableWord(randomBytes(8));
  const session = { restaurantId, sessionId };
  if (!(await openSession(transaction, { ...session, tableNum, word, host, now, closesAt }))) return null;
  await addPerson(transaction, { ...session, id: host, owner, cartId, name, state: "choosing", now });
  if (allergies) await setPersonAllergies(transaction, session, { id: host, allergies });
  return session;
}

/**
 * Who was let in before stays so. A wrong word is refused, since its sender means to sit down at once. Whom the restaurant removed comes
 * back by the host's tap alone: they may know the word, and may be the first to come back. table#word, table#removed-by-staff.
 */
function stateOfNewcomer(
  { word }: TableSession,
  people: readonly TablePersonRow[],
  newcomer: { readonly mine: TablePersonRow | undefined; readonly wasRemoved: boolean; readonly word: string | null },
): "choosing" | "asking" | "word-wrong" {
  if (newcomer.mine && isSeated(newcomer.mine)) return "choosing";
  if (newcomer.wasRemoved) return "asking";
  if (newcomer.word !== null) return newcomer.word.trim().toUpperCase() === word ? "choosing" : "word-wrong";
  return people.some(isSeated) ? "asking" : "choosing";
}

/**
 * Sets the cart of a person, and the account of a guest who has signed in. Changes nothing and returns false if another request has
 * moved the person since, or if the account is another person of the session. table#joining, table#table-lines.
 * @param person.from the owner of the person as the caller read it
 */
export function movePerson(
  { database }: Pick<Deps, "database">,
  table: TableName,
  { id, from, owner, cartId }: Pick<TablePersonRow, "id" | "owner" | "cartId"> & { readonly from: string },
): Promise<boolean> {
  return inTransaction(database, "read committed", async (transaction) => {
    if ((await holdSession(transaction, table)) === null) return false;
    const people = await listPeople(transaction, table);
    const isMoved = people.find((person) => person.id === id)?.owner !== from;
    if (isMoved || people.some((person) => person.owner === owner && person.id !== id)) return false;
    await moveToCart(transaction, table, { id, owner, cartId });
    return true;
  });
}

/** A table, locked, and the person who acts on it. */
export type HeldTable = {
  readonly session: TableSession;
  readonly people: readonly TablePersonRow[];
  readonly me: TablePersonRow;
};

/**
 * Changes a table by a person who sits there. The session is locked first, and its people are read after that. Notes the
 * change for the other phones, unless it is refused.
 */
export function changeTable<Answer extends object, Refusal>(
  { database, clock }: Deps,
  table: TableName,
  personId: string,
  change: (transaction: Transaction, held: HeldTable, now: Date) => Promise<Answer | Refused<Refusal>>,
): Promise<Answer | Refused<Refusal | NoTable>> {
  return inRefusableTransaction<Answer, Refusal | NoTable>(database, "read committed", async (transaction) => {
    const now = clock();
    const session = await holdSession(transaction, table);
    if (session === null || session.closesAt <= now) return { refused: { code: "no-table" } };
    const people = await listPeople(transaction, table);
    const me = people.find(({ id }) => id === personId);
    if (!me || me.state === "left") return { refused: { code: "no-table" } };
    const answer = await change(transaction, { session, people, me }, now);
    if (isRefused(answer)) return answer;
    await noteTableChange(transaction, table, { now });
    tellTables(transaction, [table.sessionId]);
    return answer;
  });
}

/** Sets what a person is doing, and what they have said of their allergies. If the host leaves, the one who has been there longest becomes host. table#host. */
export function changeMe(
  deps: Deps,
  table: TableName,
  personId: string,
  { state, allergies }: { readonly state?: "choosing" | "done" | "left"; readonly allergies?: readonly Allergy[] },
): Promise<TableName | Refused<NoTable>> {
  return changeTable<TableName, NoTable>(deps, table, personId, async (transaction, held, now) => {
    if (allergies) await setPersonAllergies(transaction, table, { id: personId, allergies });
    if (state === undefined) return table;
    if (state !== "left" && !isSeated(held.me)) return { refused: { code: "no-table" } };
    await setPersonState(transaction, table, { id: personId, state });
    if (state === "left") await handOver(transaction, held, now);
    return table;
  });
}

/**
 * Hands the table over if the host left, and ends a session of which nothing was used once all have left. What waits to be
 * sent with their lines is undone; what is being sent is sent. Their claim ends: a payment that is under way takes nothing.
 */
export async function handOver(transaction: Transaction, { session, people, me }: HeldTable, now: Date): Promise<void> {
  await dropClaim(transaction, { ...session, person: me.id });
  const others = people.filter(({ id }) => id !== me.id);
  const host = nextHost(others);
  if (session.host === me.id && host !== null) await noteTableChange(transaction, session, { now, host });
  if (session.sending?.people.includes(me.id) && waitsToSend(session, now))
    await setSending(transaction, session, { sending: null, sendAt: null, notSent: null });
  if (host === null && !session.isUsed) await endSession(transaction, session, now);
}

/** The host lets a person in or turns them away, or hands the table over. table#host, table#joining. */
export function changePerson(
  deps: Deps,
  table: TableName,
  personId: string,
  { person, act }: { readonly person: string; readonly act: "let-in" | "turn-away" | "make-host" },
): Promise<TableName | Refused<ActRefusal>> {
  return changeTable<TableName, ActRefusal>(
    deps,
    table,
    personId,
    async (transaction, { session, people, me }, now) => {
      if (session.host !== me.id) return { refused: { code: "not-host" } };
      const other = people.find(({ id }) => id === person);
      if (!other || other.id === me.id) return { refused: { code: "not-found" } };
      if (act === "make-host") {
        if (!isSeated(other)) return { refused: { code: "not-found" } };
        await noteTableChange(transaction, table, { now, host: other.id });
        return table;
      }
      if (other.state !== "asking")
        return act === "let-in" && isSeated(other) ? table : { refused: { code: "not-found" } };
      await setPersonState(transaction, table, { id: other.id, state: act === "let-in" ? "choosing" : "left" });
      return table;
    },
  );
}

/** Ends sessions by time. Idempotent. table#end. */
export async function endSessions(deps: Deps, sessions: readonly TableName[]): Promise<void> {
  for (const table of sessions) {
    await inTransaction(deps.database, "read committed", async (transaction) => {
      const now = deps.clock();
      const session = await holdSession(transaction, table);
      if (session === null || sessionEnds(session) > now) return;
      await endSession(transaction, table, now);
      tellTables(transaction, [table.sessionId]);
    });
  }
}
