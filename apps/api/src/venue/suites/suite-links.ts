import { randomBytes, randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from "jose";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Encrypted with the key itself, and no other way is taken. */
const SEALED = { alg: "dir", enc: "A256GCM" } as const;
const KEY_BYTES = 32;
/** A key seals links no longer than this; those that it sealed open as long as they hold. */
const KEY_LIFE_MS = 90 * 24 * 3_600_000;

/** The suite that a link is for. */
type SuiteName = { readonly restaurantId: string; readonly suiteId: string };
/** What a link may say besides: the invitation that it came with, which tells to whom it was mailed. */
type Invited = { readonly invitationId: string | null };

/** Why a link opens nothing: its time is over, or it is not one that we made for this suite. */
export type LinkRefusal = { readonly name: "suiteLinkExpired" | "suiteLinkInvalid" };

/** Seals a link's `value` with the newest key, renewing an old key first. suites#encrypted-value, suites#link-keys. */
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

/** Takes every other key of a restaurant back: links that went out before open nothing from now on. suites#link-keys. */
export async function renewLinkKey(db: Queryable, restaurantId: string, now: Date): Promise<void> {
  const { keyId } = await makeKey(db, restaurantId, now);
  await dropOtherLinkKeys(db, { restaurantId, keyId });
}

async function makeKey(db: Queryable, restaurantId: string, now: Date) {
  const made = { keyId: randomUUID(), key: randomBytes(KEY_BYTES) };
  await addLinkKey(db, { restaurantId, ...made, now });
  return made;
}

/** Opens a link's `value` for a suite, as often as asked until it expires. suites#encrypted-value. */
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
    // What `jose` cannot read, and text that is no token at all, for which it throws an error of the language.
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return { refused: { name: "suiteLinkInvalid" } };
    throw error;
  }
}

/** Adds a key: links are sealed with it from now on. */
const addLinkKey = statement({
  name: "add suite link key",
  text: `insert into suite_link_keys (restaurant_id, key_id, key, made_at) values (:restaurantId, :keyId, :key, :now)`,
  params: { restaurantId: "text", keyId: "uuid", key: "bytea", now: "timestamptz" },
}).count;

/** The key that a restaurant's links are sealed with; null before the first. */
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

/** The key that a link names; null when the restaurant has none such, or not any more. */
async function findLinkKey(db: Queryable, restaurantId: string, keyId: string): Promise<Buffer | null> {
  return (await findKeyStatement.oneOrNull(db, { restaurantId, keyId }))?.key ?? null;
}

/** Drops every key but one: what was sealed with them opens nothing any more. */
const dropOtherLinkKeys = statement({
  name: "drop other suite link keys",
  text: "delete from suite_link_keys where restaurant_id = :restaurantId and key_id <> :keyId",
  params: { restaurantId: "text", keyId: "uuid" },
}).count;
