import type { ErrorHandler, Hono, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { isOfGoneAccount, sqlState } from "../db/transaction.ts";
import { isDatabaseUnreachable } from "../db/unreachable.ts";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { IncompleteRequest } from "./bounded-body.ts";
import type { Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";

/** SQLSTATE of a full disk: PostgreSQL answers but cannot write. */
const DISK_FULL = "53100";

/**
 * Maps an exception to an answer. An unavailable database is 503 with `Retry-After`. A row of a just deleted
 * account is an expired session. Anything else is 500: details are logged, and the answer has only the
 * request id. api#internal, people#deletion.
 */
export function answerFailure({
  logger,
  metrics,
}: {
  readonly logger: Logger;
  readonly metrics: Metrics;
}): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, error.status === 415 ? "unsupportedMediaType" : "invalidRequest");
    }
    if (error instanceof IncompleteRequest) return refuse(c, "invalidRequest");
    const requestId = c.var.requestId;
    if (isDatabaseUnreachable(error)) {
      metrics.refusals.inc({ code: "unavailable" });
      const event = sqlState(error) === DISK_FULL ? "disk_full" : "database_unreachable";
      logger.warn({ event, request_id: requestId, reason: error.name });
      return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    }
    if (isOfGoneAccount(error)) return refuse(c, "sessionExpired");
    metrics.refusals.inc({ code: "internal" });
    logger.error({ event: "failure", request_id: requestId, failure: describe(error) });
    return refuse(c, "internal");
  };
}

/** Answers 404 for an unknown path and 405 for a wrong method, as standard error bodies. */
export function answerNotFound(app: Pick<Hono<ApiEnv>, "routes">): NotFoundHandler<ApiEnv> {
  let methodsByPath: readonly { readonly pattern: RegExp; readonly method: string }[] | undefined;
  return (c) => {
    // Computed at the first call, when all routes are mounted.
    methodsByPath ??= app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}/?$`) }));
    const methods = new Set(
      methodsByPath.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method),
    );
    if (methods.size === 0) return refuse(c, "notFound");
    if (methods.has("GET")) methods.add("HEAD");
    return refuse(c, "methodNotAllowed", { allow: [...methods].sort().join(", ") });
  };
}

/** Returns the loggable part of an error, without query parameters. */
function describe(error: Error): { name: string; message: string; stack: string | undefined; cause?: unknown } {
  // PostgreSQL's message may quote values of the query, so log only its code.
  const isQuery = "params" in error;
  const cause =
    error.cause instanceof Error ? (isQuery ? { code: sqlState(error) } : describe(error.cause)) : undefined;
  return {
    name: error.name,
    message: isQuery ? "A query failed." : error.message,
    stack: isQuery
      ? error.stack
          ?.split("\n")
          .filter((line) => line.startsWith("    at "))
          .join("\n")
      : error.stack,
    ...(cause ? { cause } : {}),
  };
}
