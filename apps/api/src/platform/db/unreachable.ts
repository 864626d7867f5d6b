import { ShareTaken } from "./restaurant-share.ts";
import { isUnanswered, sqlState } from "./transaction.ts";

const NETWORK_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"]);
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|cannot use a pool after/i;

/**
 * Tells whether an error calls for 503 and a retry, rather than 500: PostgreSQL is unavailable or read-only,
 * a wait timed out, or conflicts exhausted the retries.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection failure; 25006: read-only; 40: conflict after all retries; 53: out of connections, memory or
  // disk; 55P03: lock timeout; 57014: statement timeout; 57P: shutting down, crashed or starting.
  if (state && /^(08|40|53|57P|55P03|57014|25006)/.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ShareTaken || isUnanswered(cause)) return true;
    // A fatal error ends the connection, not only the statement.
    if ("severity" in cause && (cause.severity === "FATAL" || cause.severity === "PANIC")) return true;
    if ("code" in cause && NETWORK_CODES.has(String(cause.code))) return true;
    if (LOST_CONNECTION.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}
