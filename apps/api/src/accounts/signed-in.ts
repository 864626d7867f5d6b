import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { HeldSession } from "../people/sessions.store.ts";

/** The session of a call that nobody makes without one, as its contract says. people#roles. */
export function signedIn(c: Context<ApiEnv>): HeldSession {
  const { login } = c.var.caller;
  if (!login) throw new Error("A call for people who are signed in was let through without a session.");
  return login;
}
