import { GUEST, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type NoteSecurityEvent, securityEvent } from "../middleware/security-event.ts";
import type { Clock } from "../settings.ts";
import { beginGuestSession, guestSessionOf } from "./guest-session.ts";
import { heldSession } from "./session.ts";
import type { HeldSession } from "./sessions.store.ts";

/** Who sent a request: who they are, in which session, from which network address. */
export type Caller = {
  readonly who: Who;
  /** The guest's session, as the hash of its secret; null without one. Somebody who is signed in has it besides. */
  readonly session: string | null;
  /** The session of who is signed in; null for guests. */
  readonly login: HeldSession | null;
  /** A session was brought that does not hold: it has ended, or its halves are of two. people#expired. */
  readonly hasEnded: boolean;
  /** The address, as limits count it: the network of an IPv6 address; null for calls within the process. */
  readonly address: string | null;
  /** Writes a line of what this caller did. promises#promise-46. */
  readonly note: NoteSecurityEvent;
};

declare module "hono" {
  interface ContextVariableMap {
    caller: Caller;
  }
}

const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * Finds out, once for each call, who asks. Everything that depends on it reads `c.var.caller`. A call brings the page's half of a
 * session in its body or in `Authorization`, and the other half in its cookie; without the first it is a guest's. people#guest,
 * people#session, api#token-place.
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
    const found = token === null ? null : await heldSession(c, { db: database, token, now: clock() });
    // Whoever says another's id with their own token has mistaken one of the two.
    const login = found && (userId === null || userId === found.personId) ? found : null;
    c.set("caller", {
      who: login ? whoOf(login) : GUEST,
      session: guestSessionOf(c),
      login,
      hasEnded: token !== null && login === null,
      address: c.env?.clientAddress ?? null,
      note,
    });
    return next();
  };
}

function whoOf({ personId, isOperator }: HeldSession): Who {
  return isOperator ? { kind: "operator", operatorId: personId } : { kind: "user", userId: personId };
}

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
