import type { Context } from "hono";
import type { Queryable } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";
import { deviceWords } from "./device-words.ts";
import { hashSecret, isSecret, newSecret } from "./secrets.ts";
import {
  endStaffSession,
  findStaffSession,
  type HeldStaffSession,
  renewStaffSession,
  takeStaffCode,
} from "./staff-sessions.store.ts";

/** Where the browser keeps the half that no script reads, beside a person's: somebody may be both. people#staff-session. */
const COOKIE = "comptoir_staff";
/** What the page's half begins with: it tells which of the two kinds of session a call brings. */
const TOKEN_PREFIX = "staff_";

const HOUR_MS = 3_600_000;
/** A session that is not used ends after a day, and any after a week. people#staff-session. */
const IDLE_MS = 24 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** That it is used is written down no more than once in so long. */
const RENEW_MS = HOUR_MS / 4;

/** Tells whether a page's half is one of the staff. */
export function isStaffToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

/**
 * Begins a session of the staff by a code, which is used up; its cookie goes with the answer. Answers the page's half and whose it
 * is; null when the code is none. people#staff-codes, promises#promise-37.
 */
export async function beginStaffSession(
  c: Context<ApiEnv>,
  { db, codeHash, now }: { readonly db: Queryable; readonly codeHash: string; readonly now: Date },
): Promise<{ readonly token: string; readonly restaurantId: string; readonly staffId: string } | null> {
  const [secret, token] = [newSecret(), newSecret()];
  const begun = await takeStaffCode(db, {
    codeHash,
    secretHash: hashSecret(secret),
    tokenHash: hashSecret(token),
    device: deviceWords(c.req.header("user-agent")),
    now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
    replaces: secretHashOf(c),
  });
  if (begun === null) return null;
  keepCookie(c, { name: COOKIE, value: secret, seconds: LONGEST_MS / 1000 });
  return { token: `${TOKEN_PREFIX}${token}`, ...begun };
}

/** The staff session of the cookie and a token; null when it has ended, or they are not halves of one. */
export async function heldStaffSession(
  c: Context<ApiEnv>,
  { db, token, now }: { readonly db: Queryable; readonly token: string; readonly now: Date },
): Promise<HeldStaffSession | null> {
  const secretHash = secretHashOf(c);
  const half = token.slice(TOKEN_PREFIX.length);
  if (secretHash === null || !isSecret(half)) return null;
  const session = await findStaffSession(db, { secretHash, tokenHash: hashSecret(half), now });
  if (session && now.getTime() - session.seenAt.getTime() > RENEW_MS) {
    const end = Math.min(now.getTime() + IDLE_MS, session.startedAt.getTime() + LONGEST_MS);
    await renewStaffSession(db, { restaurantId: session.restaurantId, secretHash, now, expiresAt: new Date(end) });
  }
  return session;
}

/** Ends the staff session of this browser, if it has one; answers whether it had. */
export async function endStaffSessionHere(c: Context<ApiEnv>, db: Queryable): Promise<boolean> {
  const secretHash = secretHashOf(c);
  dropCookie(c, COOKIE);
  return secretHash !== null && endStaffSession(db, { secretHash });
}

function secretHashOf(c: Context<ApiEnv>): string | null {
  const secret = readCookie(c, COOKIE);
  return isSecret(secret) ? hashSecret(secret) : null;
}
