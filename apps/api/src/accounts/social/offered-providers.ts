import type { Context } from "hono";
import type { IdentityProviders } from "../../gateways/identity/port.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { isOnThisMachine } from "../../middleware/this-machine.ts";
import type { AccountDeps } from "../account-deps.ts";

/** The providers that who calls may sign in with: those that are set up; the sandbox's, for who tries the product on this machine. people#social. */
export function offeredProviders(
  c: Context<ApiEnv>,
  { identityProviders, sandboxIdentity }: Pick<AccountDeps, "identityProviders" | "sandboxIdentity">,
): IdentityProviders {
  return sandboxIdentity !== null && isOnThisMachine(c) ? sandboxIdentity.providers : identityProviders;
}
