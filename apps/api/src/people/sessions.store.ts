import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { statement } from "../platform/db/statement.ts";
import { IS_OPERATOR_SQL, type StoredUser, USER_AS_SQL } from "./people.store.ts";

/**
 * Maximum number of sessions per person; beyond it, the least recently used end. The list of a person's own
 * sessions can therefore show all. people#own-sessions.
 */
export const SESSIONS_MAX = 100;

export const insertSession = statement({
  name: "begin session",
  // A new session never shares an id with the browser's previous one, which ends. promises#promise-37.
  text: `with replaced as (
           delete from person_sessions where secret_hash = :replaces
         ), beyond as (
           delete from person_sessions where id in (
             select id from person_sessions where person_id = :personId and secret_hash is distinct from :replaces
             order by seen_at desc, id offset ${SESSIONS_MAX} - 1)
         )
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
}).count;

const SESSION = `s.id as "sessionId", coalesce(a.owner_id, s.person_id) as "personId", ${IS_OPERATOR_SQL} as "isOperator",
           s.started_at as "startedAt", s.seen_at as "seenAt",
           case when a.token_hash is not null then jsonb_build_object(
             'operatorId', s.person_id, 'restaurantId', a.restaurant_id, 'suiteId', a.suite_id) end as acting`;
// An operator who acts for an owner sends another token with the same cookie.
const SESSION_FROM = `from person_sessions s join people p on p.id = s.person_id
         left join acting_sessions a on a.session_id = s.id and a.token_hash = :tokenHash and a.expires_at > :now
           and ${IS_OPERATOR_SQL}
         where s.secret_hash = :secretHash and (s.token_hash = :tokenHash or a.token_hash is not null) and s.expires_at > :now`;
const HALVES = { secretHash: "text", tokenHash: "text", now: "timestamptz" } as const;
const SESSION_ROW = {
  sessionId: "uuid",
  personId: "uuid",
  isOperator: "bool",
  startedAt: "timestamptz",
  seenAt: "timestamptz",
  acting: typed<Acting | null>("jsonb?"),
} as const;
const CROSSES = "person: a session, and the suite in which it acts for an owner";

const findSessionStatement = statement({
  name: "find session",
  text: `select ${SESSION} ${SESSION_FROM}`,
  params: HALVES,
  row: SESSION_ROW,
  crosses: CROSSES,
});

const findSessionOfUserStatement = statement({
  name: "find session with its user",
  text: `select ${SESSION},
           (select ${USER_AS_SQL} from people p where p.id = coalesce(a.owner_id, s.person_id)) as "user" ${SESSION_FROM}`,
  params: HALVES,
  row: { ...SESSION_ROW, user: typed<StoredUser>("json") },
  crosses: CROSSES,
});

/** An operator who acts for an owner, in one suite only. people#acting-as. */
export type Acting = { readonly operatorId: string; readonly restaurantId: string; readonly suiteId: string };

/** A valid session. While an operator acts for an owner, `personId` is the owner's. */
export type HeldSession = {
  readonly acting: Acting | null;
  readonly sessionId: string;
  readonly personId: string;
  readonly isOperator: boolean;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly user?: StoredUser;
};

/** Finds a session by cookie and token; null if the two do not match or it has ended. */
export function findSession(
  db: Queryable,
  halves: { readonly secretHash: string; readonly tokenHash: string; readonly now: Date },
  { withUser }: { readonly withUser: boolean },
): Promise<HeldSession | null> {
  return withUser ? findSessionOfUserStatement.oneOrNull(db, halves) : findSessionStatement.oneOrNull(db, halves);
}

/** Records a use of a session, and its new expiry. */
export const renewSession = statement({
  name: "renew session",
  text: `update person_sessions set seen_at = :now, expires_at = :expiresAt where id = :sessionId and seen_at < :now`,
  params: { sessionId: "uuid", now: "timestamptz", expiresAt: "timestamptz" },
}).count;

/** Lists a person's valid sessions, the current one first. */
export const listSessions = statement({
  name: "list sessions",
  text: `select id, device, started_at as "startedAt", seen_at as "seenAt" from person_sessions
         where person_id = :personId and expires_at > :now order by id = :current desc, seen_at desc limit ${SESSIONS_MAX}`,
  params: { personId: "uuid", current: "uuid", now: "timestamptz" },
  row: { id: "uuid", device: "text", startedAt: "timestamptz", seenAt: "timestamptz" },
}).rows;

export const endSessionOfSecret = statement({
  name: "end session by secret",
  text: "delete from person_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
}).wrote;

export const endSessionOfPerson = statement({
  name: "end session of person",
  text: "delete from person_sessions where id = :sessionId and person_id = :personId",
  params: { sessionId: "uuid", personId: "uuid" },
}).wrote;

/** Ends all sessions of a person but one. */
export const endSessions = statement({
  name: "end sessions of person",
  text: "delete from person_sessions where person_id = :personId and id is distinct from :except",
  params: { personId: "uuid", except: "uuid?" },
}).count;

/**
 * Lets an operator's session act for a suite's owner, with its own token; replaces an earlier acting
 * session. people#acting-as.
 */
export const insertActing = statement({
  name: "begin acting session",
  // An operator's browser acts for one owner at a time.
  text: `with before as (delete from acting_sessions where session_id = :sessionId)
         insert into acting_sessions (token_hash, session_id, restaurant_id, suite_id, owner_id, started_at, expires_at)
         values (:tokenHash, :sessionId, :restaurantId, :suiteId, :ownerId, :now, :expiresAt)`,
  params: {
    tokenHash: "text",
    sessionId: "uuid",
    restaurantId: "text",
    suiteId: "text",
    ownerId: "uuid",
    now: "timestamptz",
    expiresAt: "timestamptz",
  },
  crosses: "person: ends an acting session at any restaurant",
}).count;

/**
 * Ends acting for an owner, but not the operator's own session. False if the token is not of an acting
 * session.
 */
export const endActing = statement({
  name: "end acting session",
  text: "delete from acting_sessions where token_hash = :tokenHash",
  params: { tokenHash: "text" },
  crosses: "person: finds an acting session by its token",
}).wrote;

const isOperatorsTokenStatement = statement({
  name: "is token of operator's session",
  text: `select exists (select from person_sessions where id = :sessionId and token_hash = :tokenHash) as "isTheirs"`,
  params: { sessionId: "uuid", tokenHash: "text" },
  row: { isTheirs: "bool" },
});

/**
 * Returns whether a token is the operator's own one, of the session in which they act for an owner.
 * people#acting-as.
 */
export async function isOperatorsToken(
  db: Queryable,
  asked: { readonly sessionId: string; readonly tokenHash: string },
): Promise<boolean> {
  return (await isOperatorsTokenStatement.one(db, asked)).isTheirs;
}
