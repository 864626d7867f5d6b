import type { MiddlewareHandler } from "hono";
import type { Database } from "../platform/db/database.ts";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { refuse } from "../platform/middleware/refuse.ts";
import { attemptKey } from "./attempt-keys.ts";
import { countAttempt } from "./attempts.store.ts";

const MINUTE_MS = 60_000;
/** The calls that a key may make in a minute, on all servers together. partners#key-limit. */
export const KEY_CALLS_A_MINUTE = 600;

/** Limits how often a key calls. Other callers pass. partners#key-limit. */
export function limitKeys({ database }: { readonly database: Database }): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { who } = c.var.caller;
    if (who.kind !== "key") return next();
    const { counted, msLeft } = await countAttempt(database, attemptKey("api key", who.keyId), MINUTE_MS);
    if (counted <= KEY_CALLS_A_MINUTE) return next();
    return refuse(c, "tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1_000)) });
  };
}
