import { checkPassword } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";

/** Refuses a password that may not be one, saying of the field what it lacks; null when it may. people#password. */
export function refusePassword(
  c: Context<ApiEnv>,
  password: string,
  owner: Parameters<typeof checkPassword>[1],
): Refusal<"invalidRequest"> | null {
  const faults = checkPassword(password, owner);
  if (faults.length === 0) return null;
  const problem = faults.includes("common") ? ("password-common" as const) : ("password-rule" as const);
  return refuse(c, "invalidRequest", { issues: [{ path: "password", problem }] });
}
