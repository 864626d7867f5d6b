import { GUEST, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { ApiConfig } from "../settings.ts";
import { beginGuestSession, guestSessionOf } from "./guest-session.ts";

/** Who sent a request: who they are, in which session, from which network address. */
export type Asker = {
  readonly who: Who;
  /** The guest's session, as the hash of its secret; null without one. */
  readonly session: string | null;
  /** The address as the server saw it; null for calls within the process. */
  readonly address: string | null;
};

declare module "hono" {
  interface ContextVariableMap {
    asker: Asker;
  }
}

/** Finds out, once for each call, who asks. Everything that depends on it reads `c.var.asker`. people#guest, people#session. */
export function whoAsks(deps: { readonly config: ApiConfig }): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set("asker", { who: GUEST, session: guestSessionOf(c, deps), address: c.env?.clientAddress ?? null });
    return next();
  };
}

/** The asker with a session, begun now when a guest has none. Only set-costs begins one: a lost first answer must not change it. */
export function withSession(c: Context<ApiEnv>, deps: { readonly config: ApiConfig }): Asker {
  const asker = { ...c.var.asker, session: beginGuestSession(c, deps) };
  c.set("asker", asker);
  return asker;
}
