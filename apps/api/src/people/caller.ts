import { GUEST, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../platform/db/database.ts";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { type NoteSecurityEvent, securityEvent } from "../platform/middleware/security-event.ts";
import type { Clock } from "../platform/settings.ts";
import { beginGuestSession, guestSessionOf } from "./guest-session.ts";
import { heldSession, heldStaffSession, isStaffToken } from "./session.ts";
import type { Acting, HeldSession } from "./sessions.store.ts";

/** Who sent a request: who they are, in which session, from which network address. */
export type Caller = {
  readonly who: Who;
  /** The guest's session, as the hash of its secret; null without one. A signed-in caller keeps it. */
  readonly session: string | null;
  /** The session of a person who is signed in; null for guests and staff. */
  readonly login: HeldSession | null;
  /** The suite in which an operator acts for its owner; null for everybody else. */
  readonly acting: Acting | null;
  /** A session was brought that does not hold: it has ended, or its halves are of two. people#expired. */
  readonly hasEnded: boolean;
  /** The address, as limits count it: the network of an IPv6 address; null for calls within the process. */
  readonly address: string | null;
  /** What their browser calls itself; null where it says nothing. */
  readonly userAgent: string | null;
  /** Writes a line of what this caller did. promises#promise-46. */
  readonly note: NoteSecurityEvent;
};

declare module "hono" {
  interface ContextVariableMap {
    caller: Caller;
    /** The call answers who is signed in: they are read with their session, in one step. */
    withUser?: true;
  }
}

const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * Identifies the caller once per call, from body or `Authorization` and cookie. people#guest, people#session,
 * people#staff-session, api#token-place.
 */
export function identifyCaller({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const note: NoteSecurityEvent = (event) => securityEvent(c, event);
    const { token, userId } = await claimOf(c);
    const held = token === null ? null : await sessionOf(c, { db: database, token, now: clock() });
    // A `userId` that does not match the token is treated as signed out.
    const { who, login } = held && (userId === null || userId === held.id) ? held : SIGNED_OUT;
    c.set("caller", {
      who,
      session: guestSessionOf(c),
      login,
      acting: login?.acting ?? null,
      hasEnded: token !== null && who.kind === "guest",
      address: c.env?.clientAddress ?? null,
      userAgent: c.req.header("user-agent") ?? null,
      note,
    });
    return next();
  };
}

/** Who is signed in by a session, with the id that they have; `login` is a person's alone. */
type Held = { readonly who: Who; readonly id: string | null; readonly login: HeldSession | null };
const SIGNED_OUT: Held = { who: GUEST, id: null, login: null };

/** Whose session a token is half of, the other half being the cookie; null when it has ended, or they are halves of two. */
async function sessionOf(
  c: Context<ApiEnv>,
  claimed: { readonly db: Database; readonly token: string; readonly now: Date },
): Promise<Held | null> {
  if (isStaffToken(claimed.token)) {
    const held = await heldStaffSession(c, claimed);
    if (held === null) return null;
    const { staffId, restaurantId } = held;
    return { who: { kind: "staff", staffId, restaurantId }, id: staffId, login: null };
  }
  const login = await heldSession(c, { ...claimed, withUser: c.var.withUser ?? false });
  return login && { who: whoOf(login), id: login.personId, login };
}

function whoOf({ personId, isOperator, acting }: HeldSession): Who {
  if (acting) return { kind: "acting-operator", operatorId: acting.operatorId, userId: personId };
  return isOperator ? { kind: "operator", operatorId: personId } : { kind: "user", userId: personId };
}

/** For calls that answer who is signed in; stands before `identifyCaller`. */
export const answersUser: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set("withUser", true);
  return next();
};

/** What a call says of who asks: in its body where it has a place for it, otherwise in its header. */
async function claimOf(c: Context<ApiEnv>): Promise<{ readonly token: string | null; readonly userId: string | null }> {
  const body: unknown = c.var.bodyBytes ? await c.req.json() : null;
  const { token, userId } = (typeof body === "object" && body !== null ? body : {}) as Readonly<
    Record<string, unknown>
  >;
  const sent = typeof token === "string" ? token : BEARER.exec(c.req.header("authorization") ?? "")?.[1];
  return { token: sent ?? null, userId: typeof userId === "string" ? userId : null };
}

/** The caller with a session, begun now when a guest has none. Only set-costs begins one: a lost first answer must not change it. */
export function withSession(c: Context<ApiEnv>): Caller {
  const caller = { ...c.var.caller, session: beginGuestSession(c) };
  c.set("caller", caller);
  return caller;
}
