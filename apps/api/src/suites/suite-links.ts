import { randomBytes, randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from "jose";
import type { Queryable } from "../db/database.ts";
import { addLinkKey, dropOtherLinkKeys, findLinkKey, newestLinkKey } from "./link-keys.store.ts";

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

/**
 * Seals the `value` of an invitation's link: an encrypted token that names the suite and ends at a moment. The restaurant's newest key seals
 * it; one that is too old is followed by another first. suites#encrypted-value, suites#link-keys.
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

/**
 * Opens the `value` of a link for a suite. It may be opened as often as one likes until it ends: it shows nobody's data, and signs nobody
 * in. suites#encrypted-value.
 */
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
