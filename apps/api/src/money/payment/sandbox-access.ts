import type { MiddlewareHandler } from "hono";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { Clock } from "../../platform/settings.ts";
import { isSandboxUsed } from "../../venue/venues/restaurants.store.ts";

/** Maximum number of test cards per network address and minute. */
export const TEST_CARDS_A_MINUTE = 120;
const MINUTE_MS = 60_000;
/**
 * Cache lifetimes in ms of the answer whether any restaurant uses the sandbox. A "no" expires sooner, so that
 * a new restaurant works within seconds.
 */
const USED_FOR_MS = 30_000;
const UNUSED_FOR_MS = 2_000;
/** Loopback addresses, which are not rate-limited: tests and benchmarks run on the same machine. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Creates the middleware that answers 404 if no restaurant uses the sandbox, and otherwise rate-limits each
 * network address. payment#sandbox-access.
 */
export function sandboxAccess({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): MiddlewareHandler<ApiEnv> {
  let known: { readonly isUsed: boolean; readonly untilMs: number } | null = null;
  const isUsed = async () => {
    const nowMs = clock().getTime();
    if (known === null || nowMs >= known.untilMs || nowMs < known.untilMs - USED_FOR_MS) {
      const used = await isSandboxUsed(database);
      known = { isUsed: used, untilMs: nowMs + (used ? USED_FOR_MS : UNUSED_FOR_MS) };
    }
    return known.isUsed;
  };
  return async (c, next) => {
    if (!(await isUsed())) return refuse(c, "notFound");
    const address = c.env?.clientAddress;
    if (address === undefined || LOOPBACK.test(address)) return next();
    const { counted, msLeft } = await countAttempt(database, attemptKey("sandbox minute", address), MINUTE_MS);
    if (counted <= TEST_CARDS_A_MINUTE) return next();
    return refuse(c, "tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1_000)) });
  };
}
