import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import type { LoadedPerson } from "../people/people.store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { refuseBusy, refuseForNow } from "./refuse-for-now.ts";

/** How long ago somebody without a password may have signed in, for what a password would be asked for. */
const RECENT_MS = 15 * 60_000;

/** Whether who calls signed in a short while ago: a browser that was left open is not theirs any more. people#present-password. */
function isRecent(c: Context<ApiEnv>, now: Date): boolean {
  const startedAt = c.var.caller.login?.startedAt.getTime() ?? 0;
  return now.getTime() - startedAt <= RECENT_MS;
}

/**
 * Refuses what only the account's owner may do, at a browser that somebody else may have found open: without the present
 * password, or, of an account that has none, long after signing in. Null when they may. people#present-password.
 */
export async function refuseStranger(
  c: Context<ApiEnv>,
  deps: Pick<AccountDeps, "loginLimit" | "passwords" | "clock">,
  person: LoadedPerson,
  currentPassword: string | null | undefined,
): Promise<Refusal<"passwordWrong" | "signInAgain" | "tooManyRequests" | "unavailable"> | null> {
  const { address, note } = c.var.caller;
  if (person.passwordHash === null) {
    return isRecent(c, deps.clock()) ? null : refuse(c, "signInAgain");
  }
  const attempt = await deps.loginLimit("password", { address, account: person.id, knownDevice: null });
  if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
  const isRight = await deps.passwords.isRight(currentPassword ?? "", person.passwordHash, address);
  if (isRight === null) return refuseBusy(c, attempt);
  if (!isRight) {
    note({ event: "login_failed", person: person.id });
    return refuse(c, "passwordWrong");
  }
  await attempt.was("right");
  return null;
}
