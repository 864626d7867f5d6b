import { statement } from "../db/statement.ts";

/** Keeps that a challenge was given: for a new passkey of a person, or to whoever signs in. */
export const keepChallenge = statement({
  name: "keep passkey challenge",
  text: "insert into passkey_challenges (secret_hash, person_id, expires_at) values (:secretHash, :personId, :expiresAt)",
  params: { secretHash: "text", personId: "uuid?", expiresAt: "timestamptz" },
}).count;

/** Takes a challenge that comes back, once on all servers, and only for what it was given for. promises#promise-39. */
export const takeChallenge = statement({
  name: "take passkey challenge",
  text: `delete from passkey_challenges
         where secret_hash = :secretHash and person_id is not distinct from :personId and expires_at > :now`,
  params: { secretHash: "text", personId: "uuid?", now: "timestamptz" },
}).wrote;
