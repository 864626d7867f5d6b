import { randomBytes, randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from "jose";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** JWE algorithms. No other is accepted. */
const SEALED = { alg: "dir", enc: "A256GCM" } as const;
const KEY_BYTES = 32;
/** Time in ms for which a key encrypts new links. Its links stay readable until they expire. */
const KEY_LIFE_MS = 90 * 24 * 3_600_000;

type SuiteName = { readonly restaurantId: string; readonly suiteId: string };
/** Invitation that a link was mailed with; null for none. */
type Invited = { readonly invitationId: string | null };

export type LinkRefusal = { readonly name: "suiteLinkExpired" | "suiteLinkInvalid" };

/**
 * Encrypts a link's `value` with the newest key; makes a new key first if that is too old.
 * suites#encrypted-value, suites#link-keys.
 */
export async function sealLink(
  db: Queryable,
  { restaurantId, suiteId }: SuiteName,
  { now, expiresAt, invitationId = null }: Partial<Invited> & { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const newest = await newestLinkKey(db, { restaurantId });
  const isOld = newest === null || now.getTime() - newest.madeAt.getTime() > KEY_LIFE_MS;
  const { keyId, key } = isOld ? await makeKey(db, restaurantId, now) : newest;
  return new EncryptJWT({ suite: suiteId, ...(invitationId === null ? {} : { invitation: invitationId }) })
    .setProtectedHeader({ ...SEALED, kid: keyId })
    .setAudience(restaurantId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .encrypt(key);
}

/** Replaces all keys of a restaurant, so that earlier links become invalid. suites#link-keys. */
export async function renewLinkKey(db: Queryable, restaurantId: string, now: Date): Promise<void> {
  const { keyId } = await makeKey(db, restaurantId, now);
  await dropOtherLinkKeys(db, { restaurantId, keyId });
}

async function makeKey(db: Queryable, restaurantId: string, now: Date) {
  const made = { keyId: randomUUID(), key: randomBytes(KEY_BYTES) };
  await addLinkKey(db, { restaurantId, ...made, now });
  return made;
}

/** Decrypts a link's `value`, which can be used repeatedly until it expires. suites#encrypted-value. */
export async function openLink(
  db: Queryable,
  value: string,
  { restaurantId, suiteId, now }: SuiteName & { readonly now: Date },
): Promise<Invited | Refused<LinkRefusal>> {
  try {
    const { kid } = decodeProtectedHeader(value);
    const key = typeof kid === "string" ? await findLinkKey(db, restaurantId, kid) : null;
    if (key === null) return { refused: { name: "suiteLinkInvalid" } };
    const { payload } = await jwtDecrypt(value, key, {
      audience: restaurantId,
      currentDate: now,
      keyManagementAlgorithms: [SEALED.alg],
      contentEncryptionAlgorithms: [SEALED.enc],
      requiredClaims: ["exp"],
    });
    if (payload.suite !== suiteId) return { refused: { name: "suiteLinkInvalid" } };
    return { invitationId: typeof payload.invitation === "string" ? payload.invitation : null };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { refused: { name: "suiteLinkExpired" } };
    // `jose` throws a JOSEError for an invalid token, and a TypeError for a text that is no token.
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return { refused: { name: "suiteLinkInvalid" } };
    throw error;
  }
}

const addLinkKey = statement({
  name: "add suite link key",
  text: `insert into suite_link_keys (restaurant_id, key_id, key, made_at) values (:restaurantId, :keyId, :key, :now)`,
  params: { restaurantId: "text", keyId: "uuid", key: "bytea", now: "timestamptz" },
}).count;

const newestLinkKey = statement({
  name: "newest suite link key",
  text: `select key_id as "keyId", key, made_at as "madeAt" from suite_link_keys
         where restaurant_id = :restaurantId order by made_at desc, key_id limit 1`,
  params: { restaurantId: "text" },
  row: { keyId: "uuid", key: "bytea", madeAt: "timestamptz" },
}).oneOrNull;

const findKeyStatement = statement({
  name: "find suite link key",
  text: "select key from suite_link_keys where restaurant_id = :restaurantId and key_id::text = :keyId",
  params: { restaurantId: "text", keyId: "text" },
  row: { key: "bytea" },
});

/** Finds the key of a link; null if the restaurant never had it or has dropped it. */
async function findLinkKey(db: Queryable, restaurantId: string, keyId: string): Promise<Buffer | null> {
  return (await findKeyStatement.oneOrNull(db, { restaurantId, keyId }))?.key ?? null;
}

/** Deletes all keys but one, so that the links of the others become invalid. */
const dropOtherLinkKeys = statement({
  name: "drop other suite link keys",
  text: "delete from suite_link_keys where restaurant_id = :restaurantId and key_id <> :keyId",
  params: { restaurantId: "text", keyId: "uuid" },
}).count;
