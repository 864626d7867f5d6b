import { m } from "@comptoir/messages";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import type { AttemptToRepeat, CountedAttempt } from "../people/attempt-levels.ts";
import { TURN_KEPT_MS } from "../people/reserved-turns.ts";

/** Says to come back: too many passwords are being hashed. What was tried was not looked at, and does not count. people#password. */
export async function refuseBusy(c: Context<ApiEnv>, attempt: CountedAttempt): Promise<Refusal<"unavailable">> {
  await attempt.was("right");
  return refuse(c, "unavailable", { retryAfterSeconds: 2 });
}

/** Says that too much was tried, how long to wait, and whether a turn is kept then. promises#promise-30, people#newcomers. */
export function refuseForNow(
  c: Context<ApiEnv>,
  { retryAfterSeconds, isKept = false }: Pick<AttemptToRepeat, "retryAfterSeconds"> & Partial<AttemptToRepeat>,
): Refusal<"tooManyRequests"> {
  const { locale } = c.var;
  const wait =
    retryAfterSeconds <= 60
      ? m.refusal_wait_seconds({ seconds: retryAfterSeconds }, { locale })
      : m.refusal_wait_minutes({ minutes: Math.ceil(retryAfterSeconds / 60) }, { locale });
  const message = isKept ? m.refusal_turn_kept({ wait, minutes: TURN_KEPT_MS / 60_000 }, { locale }) : wait;
  return refuse(c, "tooManyRequests", { retryAfterSeconds, message });
}
