import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const keepStatement = statement({
  name: "keep passkey challenge",
  text: "insert into passkey_challenges (secret_hash, person_id, expires_at) values (:secretHash, :personId, :expiresAt)",
  params: { secretHash: "text", personId: "uuid?", expiresAt: "timestamptz" },
});

/** Keeps that a challenge was given: for a new passkey of a person, or to whoever signs in. */
export async function keepChallenge(
  db: Queryable,
  given: { readonly secretHash: string; readonly personId: string | null; readonly expiresAt: Date },
): Promise<void> {
  await keepStatement.count(db, given);
}

const takeStatement = statement({
  name: "take passkey challenge",
  text: `delete from passkey_challenges
         where secret_hash = :secretHash and person_id is not distinct from :personId and expires_at > :now`,
  params: { secretHash: "text", personId: "uuid?", now: "timestamptz" },
});

/** Takes a challenge that comes back, once on all servers, and only for what it was given for. promises#promise-39. */
export async function takeChallenge(
  db: Queryable,
  answered: { readonly secretHash: string; readonly personId: string | null; readonly now: Date },
): Promise<boolean> {
  return (await takeStatement.count(db, answered)) === 1;
}

const pruneStatement = statement({
  name: "prune passkey challenges",
  text: `delete from passkey_challenges where ctid in (
           select ctid from passkey_challenges where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
});

/** Clears away challenges that nobody answered, some at a time; answers how many. */
export function pruneChallenges(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStatement.count(db, { now, atMost });
}
