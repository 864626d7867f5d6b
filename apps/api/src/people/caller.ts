import { GUEST, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type NoteSecurityEvent, securityEvent } from "../middleware/security-event.ts";
import { beginGuestSession, guestSessionOf } from "./guest-session.ts";

/** Who sent a request: who they are, in which session, from which network address. */
export type Caller = {
  readonly who: Who;
  /** The guest's session, as the hash of its secret; null without one. */
  readonly session: string | null;
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

/** Finds out, once for each call, who asks. Everything that depends on it reads `c.var.caller`. people#guest, people#session. */
export const identifyCaller: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const note: NoteSecurityEvent = (event) => securityEvent(c, event);
  c.set("caller", { who: GUEST, session: guestSessionOf(c), address: c.env?.clientAddress ?? null, note });
  return next();
};

/** The caller with a session, begun now when a guest has none. Only set-costs begins one: a lost first answer must not change it. */
export function withSession(c: Context<ApiEnv>): Caller {
  const caller = { ...c.var.caller, session: beginGuestSession(c) };
  c.set("caller", caller);
  return caller;
}
