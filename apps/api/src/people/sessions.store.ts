import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** What of a session is stored: hashes of its halves, whose it is, and where. */
export type NewSession = {
  readonly secretHash: string;
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly personId: string;
  readonly device: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

const beginSessionStatement = statement({
  name: "begin session",
  // The session that this browser had ends: a new one never shares an id with it. promises#promise-37.
  text: `with replaced as (delete from person_sessions where secret_hash = :replaces)
         insert into person_sessions (secret_hash, token_hash, id, person_id, device, started_at, seen_at, expires_at)
         values (:secretHash, :tokenHash, :sessionId, :personId, :device, :now, :now, :expiresAt)`,
  params: {
    secretHash: "text",
    tokenHash: "text",
    sessionId: "uuid",
    personId: "uuid",
    device: "text",
    now: "timestamptz",
    expiresAt: "timestamptz",
    replaces: "text?",
  },
});

/** Begins a session, in the place of the one that the browser had. */
export async function insertSession(db: Queryable, session: NewSession & { replaces: string | null }): Promise<void> {
  await beginSessionStatement.count(db, session);
}

const findSessionStatement = statement({
  name: "find session",
  text: `select s.id as "sessionId", s.person_id as "personId", p.suite_operator as "isOperator",
           s.started_at as "startedAt", s.seen_at as "seenAt"
         from person_sessions s join people p on p.id = s.person_id
         where s.secret_hash = :secretHash and s.token_hash = :tokenHash and s.expires_at > :now`,
  params: { secretHash: "text", tokenHash: "text", now: "timestamptz" },
  row: { sessionId: "uuid", personId: "uuid", isOperator: "bool", startedAt: "timestamptz", seenAt: "timestamptz" },
});

/** A session that holds at this moment. */
export type HeldSession = {
  readonly sessionId: string;
  readonly personId: string;
  readonly isOperator: boolean;
  readonly startedAt: Date;
  readonly seenAt: Date;
};

/** The session of two halves; null when they are not halves of one, or it has ended. It is asked each time: what ended is over everywhere. */
export function findSession(
  db: Queryable,
  halves: { readonly secretHash: string; readonly tokenHash: string; readonly now: Date },
): Promise<HeldSession | null> {
  return findSessionStatement.oneOrNull(db, halves);
}

const renewSessionStatement = statement({
  name: "renew session",
  text: `update person_sessions set seen_at = :now, expires_at = :expiresAt where id = :sessionId and seen_at < :now`,
  params: { sessionId: "uuid", now: "timestamptz", expiresAt: "timestamptz" },
});

/** Writes down that a session is used, and how long it holds from now on. */
export async function renewSession(
  db: Queryable,
  renewed: { readonly sessionId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await renewSessionStatement.count(db, renewed);
}

const listSessionsStatement = statement({
  name: "list sessions",
  text: `select id, device, started_at as "startedAt", seen_at as "seenAt" from person_sessions
         where person_id = :personId and expires_at > :now order by id = :current desc, seen_at desc limit 100`,
  params: { personId: "uuid", current: "uuid", now: "timestamptz" },
  row: { id: "uuid", device: "text", startedAt: "timestamptz", seenAt: "timestamptz" },
});

/** The sessions of a person that hold, the present one first. */
export function listSessions(db: Queryable, asked: { personId: string; current: string; now: Date }) {
  return listSessionsStatement.rows(db, asked);
}

const endBySecretStatement = statement({
  name: "end session by secret",
  text: "delete from person_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
});

/** Ends the session whose cookie a browser has. */
export async function endSessionOfSecret(db: Queryable, secretHash: string): Promise<boolean> {
  return (await endBySecretStatement.count(db, { secretHash })) === 1;
}

const endSessionStatement = statement({
  name: "end session of person",
  text: "delete from person_sessions where id = :sessionId and person_id = :personId",
  params: { sessionId: "uuid", personId: "uuid" },
});

/** Ends one of a person's sessions; false when they have no such session. */
export async function endSessionOfPerson(db: Queryable, personId: string, sessionId: string): Promise<boolean> {
  return (await endSessionStatement.count(db, { personId, sessionId })) === 1;
}

const endOthersStatement = statement({
  name: "end sessions of person",
  text: "delete from person_sessions where person_id = :personId and id is distinct from :except",
  params: { personId: "uuid", except: "uuid?" },
});

/** Ends all sessions of a person but one. */
export async function endSessions(db: Queryable, personId: string, except: string | null): Promise<void> {
  await endOthersStatement.count(db, { personId, except });
}

const pruneSessionsStatement = statement({
  name: "prune sessions",
  text: `delete from person_sessions where ctid in (
           select ctid from person_sessions where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
});

/** Clears away sessions that have ended, some at a time; answers how many. */
export function pruneSessions(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneSessionsStatement.count(db, { now, atMost });
}
