import { ShareTaken } from "./restaurant-share.ts";
import { isUnanswered, sqlState } from "./transaction.ts";

const NETWORK_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"]);
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|cannot use a pool after/i;

/**
 * Tells whether a failure means that the database is away (stopped, starting, out of connections, cut off, taking no writes) or that a wait for
 * it has ended (for a connection, a lock, a statement, an answer) or was in another's way, rather than that a query was wrong. Callers are then asked to come back: 503 instead of 500.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection failures; 40: two that stood in each other's way more often than they were tried; 53: out of connections or memory; 57P: shutting down, crashed or starting; 55P03: a lock, and
  // 57014: a statement that took too long; 25006: not the primary, or not any more.
  if (state && /^(08|40|53|57P|55P03|57014|25006)/.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ShareTaken || isUnanswered(cause)) return true;
    // What is fatal ends the connection, not only the statement.
    if ("severity" in cause && (cause.severity === "FATAL" || cause.severity === "PANIC")) return true;
    if ("code" in cause && NETWORK_CODES.has(String(cause.code))) return true;
    if (LOST_CONNECTION.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}
