import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { statement } from "../platform/db/statement.ts";

export const insertPasskey = statement({
  name: "insert passkey",
  text: `insert into person_passkeys (credential_id, id, person_id, name, public_key, counter, transports, created_at)
         values (:credentialId, :passkeyId, :personId, :name, :publicKey, :counter, :transports, :now)
         on conflict (credential_id) do nothing`,
  params: {
    credentialId: "text",
    passkeyId: "uuid",
    personId: "uuid",
    name: "text",
    publicKey: "text",
    counter: "int8",
    transports: "text[]",
    now: "timestamptz",
  },
}).wrote;

export const listPasskeys = statement({
  name: "list passkeys",
  text: `select id, credential_id as "credentialId", name, transports, created_at as "createdAt", used_at as "usedAt"
         from person_passkeys where person_id = :personId order by created_at, id limit 100`,
  params: { personId: "uuid" },
  row: {
    id: "uuid",
    credentialId: "text",
    name: "text",
    transports: typed<string[]>("text[]"),
    createdAt: "timestamptz",
    usedAt: "timestamptz?",
  },
}).rows;

export const findPasskey = statement({
  name: "find passkey",
  text: `select person_id as "personId", public_key as "publicKey", counter from person_passkeys
         where credential_id = :credentialId`,
  params: { credentialId: "text" },
  row: { personId: "uuid", publicKey: "text", counter: "int8" },
}).oneOrNull;

/** Saves the counter and time of a passkey's use; false if it was used concurrently, or removed. */
export const usePasskey = statement({
  name: "use passkey",
  text: `update person_passkeys set counter = :counter, used_at = :now
         where credential_id = :credentialId and counter = :was`,
  params: { credentialId: "text", counter: "int8", was: "int8", now: "timestamptz" },
}).wrote;

/** Deletes one of a person's passkeys; false if they have no such passkey. */
export const deletePasskey = statement({
  name: "remove passkey",
  text: "delete from person_passkeys where id = :passkeyId and person_id = :personId",
  params: { passkeyId: "uuid", personId: "uuid" },
}).wrote;

/**
 * Deletes all of a person's passkeys after a password reset. The reset proves the e-mail address, and earlier
 * passkeys may be another person's.
 */
export const forgetPasskeys = statement({
  name: "forget passkeys",
  text: "delete from person_passkeys where person_id = :personId",
  params: { personId: "uuid" },
}).count;

/** Saves a challenge, for a new passkey of a person or for a sign-in. */
export const keepChallenge = statement({
  name: "keep passkey challenge",
  text: "insert into passkey_challenges (secret_hash, person_id, expires_at) values (:secretHash, :personId, :expiresAt)",
  params: { secretHash: "text", personId: "uuid?", expiresAt: "timestamptz" },
}).count;

/** Takes a challenge, once over all servers, and only for the purpose that it was issued for. promises#promise-39. */
export const takeChallenge = statement({
  name: "take passkey challenge",
  text: `delete from passkey_challenges
         where secret_hash = :secretHash and person_id is not distinct from :personId and expires_at > :now`,
  params: { secretHash: "text", personId: "uuid?", now: "timestamptz" },
}).wrote;

const lockStatement = statement({
  name: "lock ways in",
  text: "select from people where id = :personId for no key update",
  params: { personId: "uuid" },
});

const countStatement = statement({
  name: "count ways in",
  text: `select password_hash is not null as "hasPassword",
           (select count(*) from person_passkeys where person_id = p.id) as passkeys,
           (select count(*) from person_identities where person_id = p.id) as providers
         from people p where id = :personId`,
  params: { personId: "uuid" },
  row: { hasPassword: "bool?", passkeys: "int8?", providers: "int8?" },
});

/**
 * The result of removing a sign-in method: removed, not found, or refused because it is the last one.
 * people#last-way-in.
 */
export type WayTaken = { readonly isTaken: true } | { readonly refused: "notFound" | "lastWayIn" };

/**
 * Counts password, passkeys and providers. Locks the person, so that none is removed concurrently.
 * people#last-way-in.
 */
export async function countWaysIn(transaction: Queryable, personId: string): Promise<number> {
  await lockStatement.count(transaction, { personId });
  const ways = await countStatement.oneOrNull(transaction, { personId });
  if (ways === null) return 0;
  return Number(ways.hasPassword) + Number(ways.passkeys) + Number(ways.providers);
}
