import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import { wordBlockedCode } from "../quote/word-refusal.ts";

/** Says that a code was not looked at, and how long to wait. checkout#codes-blocked. */
export function refuseBlockedCode(c: Context<ApiEnv>, retryAfterSeconds: number): Refusal<"tooManyRequests"> {
  return refuse(c, "tooManyRequests", { message: wordBlockedCode(c.var.locale).message, retryAfterSeconds });
}
