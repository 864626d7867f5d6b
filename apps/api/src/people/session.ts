import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Queryable } from "../platform/db/database.ts";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { deviceWords } from "./device-words.ts";
import { hashSecret, isSecret, newSecret, secretCookie } from "./secrets.ts";
import { endSessionOfSecret, findSession, type HeldSession, insertSession, renewSession } from "./sessions.store.ts";
import {
  endStaffSession,
  findStaffSession,
  type HeldStaffSession,
  renewStaffSession,
  takeStaffCode,
} from "./staff.store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Halves = { readonly secretHash: string; readonly tokenHash: string; readonly now: Date };
/** What a call claims: the page's half of a session, at this moment. */
type Claim = { readonly db: Queryable; readonly token: string; readonly now: Date };

/** A kind of session: the cookie of the browser's half, how long a session lasts, and where it is stored. */
type SessionKind<Held> = {
  readonly cookie: string;
  /** A session ends after this long without use. */
  readonly idleMs: number;
  /** A session ends after this long at the latest. */
  readonly longestMs: number;
  /** Use is written down at most once in this long. */
  readonly renewMs: number;
  readonly renew: (
    db: Queryable,
    session: Held & Pick<Halves, "secretHash" | "now"> & { readonly expiresAt: Date },
  ) => Promise<unknown>;
  readonly end: (db: Queryable, of: Pick<Halves, "secretHash">) => Promise<boolean>;
};

/** Sessions of two halves, one in a cookie that no script reads and one in the page. people#session. */
function sessionsOf<Held extends { readonly startedAt: Date; readonly seenAt: Date }>(kind: SessionKind<Held>) {
  const cookie = secretCookie(kind.cookie, kind.longestMs / 1000);
  return {
    /** New halves, and what is stored of them. The cookie goes with the answer once the session is stored. promises#promise-37. */
    begin: (c: Context<ApiEnv>, now: Date) => {
      const [secret, token] = [newSecret(), newSecret()];
      const stored = {
        secretHash: hashSecret(secret),
        tokenHash: hashSecret(token),
        device: deviceWords(c.req.header("user-agent")),
        now,
        expiresAt: new Date(now.getTime() + kind.idleMs),
        replaces: cookie.hashOf(c),
      };
      return { token, stored, giveCookie: () => cookie.keep(c, secret) };
    },
    /** The session of the cookie and a token; null when it has ended, or they are not halves of one. */
    held: async (
      c: Context<ApiEnv>,
      { db, token, now }: Claim,
      find: (db: Queryable, halves: Halves) => Promise<Held | null>,
    ): Promise<Held | null> => {
      const secretHash = cookie.hashOf(c);
      if (secretHash === null || !isSecret(token)) return null;
      const session = await find(db, { secretHash, tokenHash: hashSecret(token), now });
      if (session && now.getTime() - session.seenAt.getTime() > kind.renewMs) {
        const end = Math.min(now.getTime() + kind.idleMs, session.startedAt.getTime() + kind.longestMs);
        await kind.renew(db, { ...session, secretHash, now, expiresAt: new Date(end) });
      }
      return session;
    },
    /** Ends the session of this browser, if it has one; returns whether it had. */
    endHere: async (c: Context<ApiEnv>, db: Queryable): Promise<boolean> => {
      const secretHash = cookie.hashOf(c);
      cookie.drop(c);
      return secretHash !== null && kind.end(db, { secretHash });
    },
  };
}

/** Sessions of people. people#tokens. */
const PEOPLE = sessionsOf<HeldSession>({
  cookie: "comptoir_login",
  idleMs: 30 * DAY_MS,
  longestMs: 180 * DAY_MS,
  renewMs: HOUR_MS,
  renew: renewSession,
  end: endSessionOfSecret,
});

/** Sessions of staff, with a cookie beside a person's: one browser may have both. people#staff-session. */
const STAFF = sessionsOf<HeldStaffSession>({
  cookie: "comptoir_staff",
  idleMs: DAY_MS,
  longestMs: 7 * DAY_MS,
  renewMs: HOUR_MS / 4,
  renew: renewStaffSession,
  end: endStaffSession,
});

/** New halves of a person's session: the page's half, the storing of the session, and the giving of the cookie. */
export function newSession(c: Context<ApiEnv>, { personId, now }: { readonly personId: string; readonly now: Date }) {
  const { token, stored, giveCookie } = PEOPLE.begin(c, now);
  const session = { ...stored, sessionId: randomUUID(), personId };
  return { token, giveCookie, write: (db: Queryable) => insertSession(db, session) };
}

/** The person's session of the cookie and a token, with its user where the call returns them. */
export function heldSession(
  c: Context<ApiEnv>,
  { withUser, ...claim }: Claim & { readonly withUser: boolean },
): Promise<HeldSession | null> {
  return PEOPLE.held(c, claim, (db, halves) => findSession(db, halves, { withUser }));
}

/** Ends the person's session of this browser. */
export const endSessionHere = PEOPLE.endHere;

/** What the page's half of a staff session begins with: it tells which kind of session a call brings. */
const STAFF_TOKEN = "staff_";

/** Tells whether a page's half is one of the staff. */
export function isStaffToken(token: string): boolean {
  return token.startsWith(STAFF_TOKEN);
}

/**
 * Begins a staff session by a code, which is used up; null when the code is not valid. people#staff-codes,
 * promises#promise-37.
 */
export async function beginStaffSession(
  c: Context<ApiEnv>,
  { db, codeHash, now }: { readonly db: Queryable; readonly codeHash: string; readonly now: Date },
): Promise<{ readonly token: string; readonly restaurantId: string; readonly staffId: string } | null> {
  const { token, stored, giveCookie } = STAFF.begin(c, now);
  const begun = await takeStaffCode(db, { ...stored, codeHash });
  if (begun === null) return null;
  giveCookie();
  return { token: `${STAFF_TOKEN}${token}`, ...begun };
}

/** The staff session of the cookie and a token. */
export function heldStaffSession(c: Context<ApiEnv>, { token, ...claim }: Claim): Promise<HeldStaffSession | null> {
  return STAFF.held(c, { ...claim, token: token.slice(STAFF_TOKEN.length) }, findStaffSession);
}

/** Ends the staff session of this browser. */
export const endStaffSessionHere = STAFF.endHere;
