import type { contract } from "@comptoir/contract";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { IdentityProviders } from "../../gateways/identity/port.ts";
import type { SandboxIdentity } from "../../gateways/identity/sandbox/sandbox-identity.ts";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { LoginLimit } from "../login-limit.ts";
import type { Passwords } from "../passwords.ts";
import type { HeldSession } from "../sessions.store.ts";

export type AccountDeps = OrderDeps & {
  readonly loginLimit: LoginLimit;
  readonly passwords: Passwords;
  readonly identityProviders: IdentityProviders;
  /** Sandbox identity providers, for local trials; null if they are not enabled. */
  readonly sandboxIdentity: SandboxIdentity | null;
};

type PeopleCalls = typeof contract.people;
export type PersonHandler<Name extends keyof PeopleCalls> = RouteHandler<PeopleCalls[Name], ApiEnv>;

type StaffCalls = typeof contract.staff;
export type StaffHandler<Name extends keyof StaffCalls> = RouteHandler<StaffCalls[Name], ApiEnv>;

/** Returns the session of a call whose contract requires one. people#roles. */
export function signedIn(c: Context<ApiEnv>): HeldSession {
  const { login } = c.var.caller;
  if (!login) throw new Error("A signed-in call reached its handler without a session.");
  return login;
}
