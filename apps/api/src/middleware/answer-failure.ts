import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { isDatabaseUnreachable } from "../db/unreachable.ts";
import type { ApiEnv, Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

/**
 * Answers what was thrown. A database that is away is 503 with `Retry-After`; all else is a mistake of ours: it is logged
 * with the request's id, and the answer says that id and nothing more. Rules, section 1.
 */
export function answerFailure({ logger, metrics }: Deps): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, error.status === 415 ? "unsupportedMediaType" : "invalidRequest");
    }
    const requestId = c.var.requestId;
    if (isDatabaseUnreachable(error)) {
      metrics.refusals.inc({ code: "unavailable" });
      logger.warn({ event: "database_unreachable", request_id: requestId, reason: error.name });
      return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    }
    metrics.refusals.inc({ code: "internal" });
    logger.error({ event: "failure", request_id: requestId, failure: describe(error) });
    return refuse(c, "internal");
  };
}

/** A path that the api does not have. */
export const answerNotFound: NotFoundHandler<ApiEnv> = (c) => refuse(c, "notFound");

/** What a log may know of a failure: where it happened, without the values that a query was given. */
function describe(error: Error): { name: string; message: string; stack: string | undefined; cause?: unknown } {
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined;
  const isQuery = "params" in error;
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
