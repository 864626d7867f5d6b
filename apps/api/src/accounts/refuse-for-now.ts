import { m } from "@comptoir/messages";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import type { CountedAttempt } from "../people/attempt-levels.ts";

/** Says to come back: too many passwords are being hashed. What was tried was not looked at, and does not count. people#password. */
export async function refuseBusy(c: Context<ApiEnv>, attempt: CountedAttempt): Promise<Refusal<"unavailable">> {
  await attempt.was("right");
  return refuse(c, "unavailable", { retryAfterSeconds: 2 });
}

/** Says that too much was tried, and how long to wait. promises#promise-30. */
export function refuseForNow(
  c: Context<ApiEnv>,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Refusal<"tooManyRequests"> {
  const { locale } = c.var;
  const message =
    retryAfterSeconds <= 60
      ? m.refusal_wait_seconds({ seconds: retryAfterSeconds }, { locale })
      : m.refusal_wait_minutes({ minutes: Math.ceil(retryAfterSeconds / 60) }, { locale });
  return refuse(c, "tooManyRequests", { retryAfterSeconds, message });
}
