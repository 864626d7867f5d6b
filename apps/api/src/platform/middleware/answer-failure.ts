import type { ErrorHandler, Hono, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { isOfGoneAccount, sqlState } from "../db/transaction.ts";
import { isDatabaseUnreachable } from "../db/unreachable.ts";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { IncompleteRequest } from "./bounded-body.ts";
import type { Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";

/** PostgreSQL could not write: it is there, and keeps nothing. */
const DISK_FULL = "53100";

/**
 * Answers what was thrown. A database that is away is 503 with `Retry-After`; a row of an account that is deleted at this moment is that of
 * a session that has ended; all else is a mistake of ours: it is logged with the request's id, and the answer says that id and nothing
 * more. api#internal, people#deletion.
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

/** A path that the api does not have, or one that has other methods: 404 and 405 in the shape of every error. */
export function answerNotFound(app: Pick<Hono<ApiEnv>, "routes">): NotFoundHandler<ApiEnv> {
  let methodsByPath: readonly { readonly pattern: RegExp; readonly method: string }[] | undefined;
  return (c) => {
    // Only when asked for the first time are all routes known.
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

/** What a log may know of a failure: where it happened, without the values that a query was given. */
function describe(error: Error): { name: string; message: string; stack: string | undefined; cause?: unknown } {
  // What the database says of a wrong query may quote its values; its code says enough.
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
