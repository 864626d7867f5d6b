import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Queryable } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";
import { deviceWords } from "./device-words.ts";
import { hashSecret, isSecret, newSecret } from "./secrets.ts";
import { endSessionOfSecret, findSession, type HeldSession, insertSession, renewSession } from "./sessions.store.ts";

/** Where the browser keeps the half that no script reads. people#session. */
const COOKIE = "comptoir_login";

const DAY_MS = 24 * 3_600_000;
/** A session that is not used ends after a month, and any after half a year. people#tokens. */
const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 180 * DAY_MS;
/** That it is used is written down no more than once in so long. */
const RENEW_MS = 3_600_000;

/** A session that is about to begin: the page's half, what is written down of it, and the giving of the browser's half. */
export type NewHalves = {
  readonly token: string;
  readonly write: (db: Queryable) => Promise<unknown>;
  readonly giveCookie: () => void;
};

/**
 * Halves of a session that nobody had before. The cookie goes with the answer once the session stands. promises#promise-37.
 */
export function newSession(
  c: Context<ApiEnv>,
  { personId, now }: { readonly personId: string; readonly now: Date },
): NewHalves {
  const [secret, token] = [newSecret(), newSecret()];
  const session = {
    secretHash: hashSecret(secret),
    tokenHash: hashSecret(token),
    sessionId: randomUUID(),
    personId,
    device: deviceWords(c.req.header("user-agent")),
    now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
    replaces: secretHashOf(c),
  };
  return {
    token,
    write: (db) => insertSession(db, session),
    giveCookie: () => keepCookie(c, { name: COOKIE, value: secret, seconds: LONGEST_MS / 1000 }),
  };
}

/** The session of the cookie and a token; null when it has ended, or they are not halves of one. */
export async function heldSession(
  c: Context<ApiEnv>,
  {
    db,
    token,
    now,
    withUser,
  }: { readonly db: Queryable; readonly token: string; readonly now: Date; readonly withUser: boolean },
): Promise<HeldSession | null> {
  const secretHash = secretHashOf(c);
  if (secretHash === null || !isSecret(token)) return null;
  const session = await findSession(db, { secretHash, tokenHash: hashSecret(token), now }, { withUser });
  if (session && now.getTime() - session.seenAt.getTime() > RENEW_MS) {
    const end = Math.min(now.getTime() + IDLE_MS, session.startedAt.getTime() + LONGEST_MS);
    await renewSession(db, { sessionId: session.sessionId, now, expiresAt: new Date(end) });
  }
  return session;
}

/** Ends the session of this browser, if it has one; answers whether it had. */
export async function endSessionHere(c: Context<ApiEnv>, db: Queryable): Promise<boolean> {
  const secretHash = secretHashOf(c);
  dropCookie(c, COOKIE);
  return secretHash !== null && endSessionOfSecret(db, { secretHash });
}

function secretHashOf(c: Context<ApiEnv>): string | null {
  const secret = readCookie(c, COOKIE);
  return isSecret(secret) ? hashSecret(secret) : null;
}
