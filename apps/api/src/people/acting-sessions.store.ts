import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Lets an operator's session act for a suite's owner with a token of its own, in the place of whom it acted for before. people#acting-as. */
export const insertActing = statement({
  name: "begin acting session",
  // One operator's browser acts for one owner at a time.
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
  crosses: "person: whom a session acted for before, wherever",
}).count;

/** Ends acting for an owner, while the operator's own session goes on; false when the token is none of acting. */
export const endActing = statement({
  name: "end acting session",
  text: "delete from acting_sessions where token_hash = :tokenHash",
  params: { tokenHash: "text" },
  crosses: "person: a session by its token",
}).wrote;

const isOperatorsTokenStatement = statement({
  name: "is token of operator's session",
  text: `select exists (select from person_sessions where id = :sessionId and token_hash = :tokenHash) as "isTheirs"`,
  params: { sessionId: "uuid", tokenHash: "text" },
  row: { isTheirs: "bool" },
});

/** Whether a token is the operator's own, of the session in which they act. people#acting-as. */
export async function isOperatorsToken(
  db: Queryable,
  asked: { readonly sessionId: string; readonly tokenHash: string },
): Promise<boolean> {
  return (await isOperatorsTokenStatement.one(db, asked)).isTheirs;
}
