import { checkKey, GUEST, type KeyCaller, type KeyFault, type StaffCaller, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../platform/db/database.ts";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { type NoteSecurityEvent, securityEvent } from "../platform/middleware/security-event.ts";
import type { Clock } from "../platform/settings.ts";
import { hashKey, isKeyToken } from "./api-key.ts";
import { findApiKey, markKeyUsed } from "./api-keys.store.ts";
import { beginGuestSession, guestSessionOf } from "./guest-session.ts";
import { heldSession, heldStaffSession, isStaffToken } from "./session.ts";
import type { Acting, HeldSession } from "./sessions.store.ts";

export type Caller = {
  readonly who: Who;
  /** Hash of the guest session; null without one. It remains after a sign-in. */
  readonly session: string | null;
  /** Session of a signed-in person; null for guests and staff. */
  readonly login: HeldSession | null;
  /** Suite in which an operator acts for its owner; null for other callers. */
  readonly acting: Acting | null;
  /**
   * Whether the request has an invalid session: it has ended, or its cookie and token do not match.
   * people#expired.
   */
  readonly hasEnded: boolean;
  /** Why the request's key is refused; null without a key, and with one that may be used. partners#key-refused. */
  readonly keyFault: KeyFault | "unknown" | null;
  /** Network address that limits count; for IPv6 its network. Null for calls within the process. */
  readonly address: string | null;
  readonly userAgent: string | null;
  /** Logs a security event of this caller. promises#promise-46. */
  readonly note: NoteSecurityEvent;
};

declare module "hono" {
  interface ContextVariableMap {
    caller: Caller;
    /** Whether the call returns the signed-in user. Session and user are then read in one statement. */
    withUser?: true;
  }
}

const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * Identifies the caller of a call by the token (body or `Authorization`) and the cookie. people#guest,
 * people#session, people#staff-session, api#token-place.
 */
export function identifyCaller({
  database,
  clock,
  movesRealMoney,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Tells whether the payments of a restaurant with this processor move real money. partners#key-mode. */
  readonly movesRealMoney: (processor: string | null) => boolean;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const note: NoteSecurityEvent = (event) => securityEvent(c, event);
    const bearer = bearerOf(c);
    if (bearer !== null && isKeyToken(bearer)) {
      const held = await heldKey(bearer, { database, now: clock(), movesRealMoney });
      c.set("caller", {
        ...{ who: "fault" in held ? GUEST : held.who, keyFault: "fault" in held ? held.fault : null },
        ...{ session: null, login: null, acting: null, hasEnded: false, note },
        address: c.env?.clientAddress ?? null,
        userAgent: c.req.header("user-agent") ?? null,
      });
      return next();
    }
    const { token, userId } = await claimOf(c, bearer);
    const held = token === null ? null : await sessionOf(c, { db: database, token, now: clock() });
    // A `userId` that does not match the token is treated as signed out.
    const { who, login } = held && (userId === null || userId === held.id) ? held : SIGNED_OUT;
    c.set("caller", {
      who,
      session: guestSessionOf(c),
      login,
      acting: login?.acting ?? null,
      hasEnded: token !== null && who.kind === "guest",
      keyFault: null,
      address: c.env?.clientAddress ?? null,
      userAgent: c.req.header("user-agent") ?? null,
      note,
    });
    return next();
  };
}

/** The signed-in caller of a session. `login` is null for staff. */
type Held = { readonly who: Who; readonly id: string | null; readonly login: HeldSession | null };
const SIGNED_OUT: Held = { who: GUEST, id: null, login: null };

/** Finds the session of a token and the cookie; null if it has ended or the two do not match. */
async function sessionOf(
  c: Context<ApiEnv>,
  claimed: { readonly db: Database; readonly token: string; readonly now: Date },
): Promise<Held | null> {
  if (isStaffToken(claimed.token)) {
    const held = await heldStaffSession(c, claimed);
    if (held === null) return null;
    const { staffId, restaurantId, role, personId, sessionHash } = held;
    return { who: { kind: "staff", staffId, restaurantId, role, personId, sessionHash }, id: staffId, login: null };
  }
  const login = await heldSession(c, { ...claimed, withUser: c.var.withUser ?? false });
  return login && { who: whoOf(login), id: login.personId, login };
}

function whoOf({ personId, isOperator, acting }: HeldSession): Who {
  if (acting) return { kind: "acting-operator", operatorId: acting.operatorId, userId: personId };
  return isOperator ? { kind: "operator", operatorId: personId } : { kind: "user", userId: personId };
}

/** Returns the caller of a call whose contract requires staff. people#roles. */
export function staffCaller(c: Context<ApiEnv>): StaffCaller {
  const { who } = c.var.caller;
  if (who.kind !== "staff") throw new Error("A staff call reached its handler without a session.");
  return who;
}

/** Returns the caller of a call whose contract requires a key. partners#key-auth. */
export function keyCaller(c: Context<ApiEnv>): KeyCaller {
  const { who } = c.var.caller;
  if (who.kind !== "key") throw new Error("A call of a key reached its handler without one.");
  return who;
}

/** Minimum interval in ms between two writes of a key's last use. partners#key-used. */
const KEY_USE_MS = 15 * 60_000;

/** Finds the caller of a key, or why it is refused, and records its use. partners#key-refused, partners#key-at-once. */
async function heldKey(
  token: string,
  {
    database,
    now,
    movesRealMoney,
  }: { readonly database: Database; readonly now: Date } & Pick<Parameters<typeof identifyCaller>[0], "movesRealMoney">,
): Promise<{ readonly who: KeyCaller } | { readonly fault: NonNullable<Caller["keyFault"]> }> {
  const keyHash = hashKey(token);
  const key = keyHash === null ? null : await findApiKey(database, { keyHash });
  if (key === null) return { fault: "unknown" };
  const fault = checkKey(key, { now, movesMoney: movesRealMoney(key.processor) });
  if (fault !== null) return { fault };
  const { restaurantId, id, name, scopes, lastUsedAt } = key;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= KEY_USE_MS) {
    await markKeyUsed(database, { restaurantId, id, now });
  }
  return { who: { kind: "key", keyId: id, restaurantId, name, scopes } };
}

/** Marks calls that return the signed-in user. Must run before `identifyCaller`. */
export const answersUser: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set("withUser", true);
  return next();
};

function bearerOf(c: Context<ApiEnv>): string | null {
  return BEARER.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
}

/**
 * Reads the caller's token and user id from the body. The `Authorization` header is the fallback for the
 * token.
 */
async function claimOf(
  c: Context<ApiEnv>,
  bearer: string | null,
): Promise<{ readonly token: string | null; readonly userId: string | null }> {
  const body: unknown = c.var.bodyBytes ? await c.req.json() : null;
  const { token, userId } = (typeof body === "object" && body !== null ? body : {}) as Readonly<
    Record<string, unknown>
  >;
  return { token: typeof token === "string" ? token : bearer, userId: typeof userId === "string" ? userId : null };
}

/**
 * Returns the caller with a guest session, and creates the session if there is none. Only set-costs calls
 * this: if a checkout created the session and its answer were lost, the retry would have another session and
 * thus another key scope.
 */
export function withSession(c: Context<ApiEnv>): Caller {
  const caller = { ...c.var.caller, session: beginGuestSession(c) };
  c.set("caller", caller);
  return caller;
}
