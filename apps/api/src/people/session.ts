import { randomUUID } from "node:crypto";
import type { StaffCaller, StaffKind } from "@comptoir/ordering";
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
type Claim = { readonly db: Queryable; readonly token: string; readonly now: Date };

/** How long a session lasts without use, and in any case. */
type Lifetime = { readonly idleMs: number; readonly longestMs: number };

type SessionKind<Held> = {
  readonly cookie: { readonly name: string; readonly ms: number };
  readonly lifetimeOf: (session: Held) => Lifetime;
  /** Minimum interval in ms between two writes of `seenAt`. */
  readonly renewMs: number;
  readonly renew: (
    db: Queryable,
    session: Held & Pick<Halves, "secretHash" | "now"> & { readonly expiresAt: Date },
  ) => Promise<unknown>;
  readonly end: (db: Queryable, of: Pick<Halves, "secretHash">) => Promise<boolean>;
};

/**
 * Returns the operations of sessions with two halves: a secret in an `HttpOnly` cookie, and a token in the
 * page. people#session.
 */
function sessionsOf<Held extends { readonly startedAt: Date; readonly seenAt: Date }>(kind: SessionKind<Held>) {
  const cookie = secretCookie(kind.cookie.name, kind.cookie.ms / 1000);
  return {
    /**
     * Creates a session's secret and token. The caller stores `stored`, then calls `giveCookie`.
     * promises#promise-37.
     */
    begin: (c: Context<ApiEnv>, now: Date) => {
      const [secret, token] = [newSecret(), newSecret()];
      const stored = {
        secretHash: hashSecret(secret),
        tokenHash: hashSecret(token),
        device: deviceWords(c.req.header("user-agent")),
        now,
        replaces: cookie.hashOf(c),
      };
      return { token, stored, giveCookie: () => cookie.keep(c, secret) };
    },
    /**
     * Finds the session of the cookie and a token, and renews it. Null if it has ended or the two do not
     * match.
     */
    held: async (
      c: Context<ApiEnv>,
      { db, token, now }: Claim,
      find: (db: Queryable, halves: Halves) => Promise<Held | null>,
    ): Promise<Held | null> => {
      const secretHash = cookie.hashOf(c);
      if (secretHash === null || !isSecret(token)) return null;
      const session = await find(db, { secretHash, tokenHash: hashSecret(token), now });
      if (session && now.getTime() - session.seenAt.getTime() > kind.renewMs) {
        const { idleMs, longestMs } = kind.lifetimeOf(session);
        const end = Math.min(now.getTime() + idleMs, session.startedAt.getTime() + longestMs);
        await kind.renew(db, { ...session, secretHash, now, expiresAt: new Date(end) });
      }
      return session;
    },
    secretHashHere: cookie.hashOf,
    /** Ends this browser's session; returns whether there was one. */
    endHere: async (c: Context<ApiEnv>, db: Queryable): Promise<boolean> => {
      const secretHash = cookie.hashOf(c);
      cookie.drop(c);
      return secretHash !== null && kind.end(db, { secretHash });
    },
  };
}

const OF_PERSON: Lifetime = { idleMs: 30 * DAY_MS, longestMs: 180 * DAY_MS };

/** Sessions of people. people#tokens. */
const PEOPLE = sessionsOf<HeldSession>({
  cookie: { name: "comptoir_login", ms: OF_PERSON.longestMs },
  lifetimeOf: () => OF_PERSON,
  renewMs: HOUR_MS,
  renew: renewSession,
  end: endSessionOfSecret,
});

/** A device is signed in once and is in daily use; a person's session is on their own phone. staff#devices. */
const OF_STAFF: Readonly<Record<StaffKind, Lifetime>> = {
  person: { idleMs: DAY_MS, longestMs: 7 * DAY_MS },
  device: { idleMs: 14 * DAY_MS, longestMs: 180 * DAY_MS },
};

/** The cookie of a browser that is signed in as staff. people#staff-session. */
export const STAFF_COOKIE = "comptoir_staff";

/**
 * Sessions of staff. They have a cookie of their own, because one browser may also have a person's session.
 * people#staff-session.
 */
const STAFF = sessionsOf<HeldStaffSession>({
  cookie: { name: STAFF_COOKIE, ms: OF_STAFF.device.longestMs },
  lifetimeOf: ({ kind }) => OF_STAFF[kind],
  renewMs: HOUR_MS / 4,
  renew: renewStaffSession,
  end: endStaffSession,
});

/** Creates a person's session. The caller calls `write` to store it, then `giveCookie`. */
export function newSession(c: Context<ApiEnv>, { personId, now }: { readonly personId: string; readonly now: Date }) {
  const { token, stored, giveCookie } = PEOPLE.begin(c, now);
  const expiresAt = new Date(now.getTime() + OF_PERSON.idleMs);
  const session = { ...stored, expiresAt, sessionId: randomUUID(), personId };
  return { token, giveCookie, write: (db: Queryable) => insertSession(db, session) };
}

/** Finds a person's session by the cookie and a token, with its user if `withUser` is set. */
export function heldSession(
  c: Context<ApiEnv>,
  { withUser, ...claim }: Claim & { readonly withUser: boolean },
): Promise<HeldSession | null> {
  return PEOPLE.held(c, claim, (db, halves) => findSession(db, halves, { withUser }));
}

export const endSessionHere = PEOPLE.endHere;

/** Prefix of a staff session's token, which tells it from a person's. */
const STAFF_TOKEN = "staff_";

export function isStaffToken(token: string): boolean {
  return token.startsWith(STAFF_TOKEN);
}

/**
 * Begins a staff session by a single-use code; null if the code is not valid. people#staff-codes,
 * promises#promise-37.
 */
export async function beginStaffSession(
  c: Context<ApiEnv>,
  { db, codeHash, now }: { readonly db: Queryable; readonly codeHash: string; readonly now: Date },
): Promise<{ readonly token: string; readonly who: StaffCaller } | null> {
  const { token, stored, giveCookie } = STAFF.begin(c, now);
  const [expiresAt, deviceExpiresAt] = [OF_STAFF.person, OF_STAFF.device].map(
    ({ idleMs }) => new Date(now.getTime() + idleMs),
  ) as [Date, Date];
  const begun = await takeStaffCode(db, { ...stored, expiresAt, deviceExpiresAt, codeHash });
  if (begun === null) return null;
  giveCookie();
  const { restaurantId, staffId, kind, role } = begun;
  const personId = kind === "person" ? staffId : null;
  const who = { kind: "staff", staffId, restaurantId, role, personId, sessionHash: stored.secretHash } as const;
  return { token: `${STAFF_TOKEN}${token}`, who };
}

export function heldStaffSession(c: Context<ApiEnv>, { token, ...claim }: Claim): Promise<HeldStaffSession | null> {
  return STAFF.held(c, { ...claim, token: token.slice(STAFF_TOKEN.length) }, findStaffSession);
}

export const endStaffSessionHere = STAFF.endHere;

/** Returns the hash of the cookie's half of this browser's staff session; null without one. */
export const staffSecretHashHere = STAFF.secretHashHere;
