import type { Context } from "hono";
import type { IdentityRefusal } from "../../gateways/identity/port.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { type Refusal, refuse } from "../../middleware/refuse.ts";

/**
 * Refuses what a provider's word was not believed for, or not had. The log says why; the answer does not. promises#promise-46.
 * @param name the refusal of a call that knows no other
 */
export function refuseIdentity<Name extends IdentityRefusal["refused"] = IdentityRefusal["refused"]>(
  c: Context<ApiEnv>,
  { refused, reason }: IdentityRefusal,
  name?: Name,
): Refusal<Name> {
  c.var.caller.note({ event: "social_login_refused", reason });
  return refuse(c, (name ?? refused) as Name);
}
