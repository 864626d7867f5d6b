import { randomUUID } from "node:crypto";
import { FALLBACK_LOCALE, LOCALES } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "../settings.ts";
import { inRequestSpan, noteAnswer, type Span, type Tracer } from "../tracing/spans.ts";
import type { ApiEnv } from "./api-env.ts";
import type { Metrics } from "./metrics.ts";

const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Security headers of every answer. The documentation page has a policy of its own, for its styles. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Search engines must not index answers of calls. screens#indexed.
  "x-robots-tag": "noindex",
};

const HEADERS_OF_EVERY_ANSWER = Object.entries({
  ...SECURITY_HEADERS,
  // Answers may hold a person's order, so they are not cached unless the handler sets another `cache-control`.
  "cache-control": "no-store",
});

/** Returns the proxy's request id if it is safe to log, otherwise a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** `tracer`: null while traces are off. */
export type Observed = { readonly logger: Logger; readonly metrics: Metrics; readonly tracer?: Tracer | null };

/**
 * Records an answered request in the metrics, the log and its span. None of them has personal data: no body, no network
 * address, and the route's pattern instead of its path.
 */
export function recordRequest(
  { metrics, logger }: Observed,
  answered: {
    readonly requestId: string;
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly milliseconds: number;
    readonly restaurantId?: string | undefined;
    readonly span?: Span | null;
  },
): void {
  const { requestId, method, route, status, milliseconds, restaurantId, span } = answered;
  metrics.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
  if (span) {
    noteAnswer(span, { method, route, status });
    span.note({
      "comptoir.request_id": requestId,
      ...(restaurantId === undefined ? {} : { "comptoir.restaurant_id": restaurantId }),
    });
  }
  logger.info({
    event: "request",
    request_id: requestId,
    method,
    route,
    status,
    ms: Math.round(milliseconds * 10) / 10,
    ...(restaurantId === undefined ? {} : { restaurant_id: restaurantId }),
    ...(span?.isRecording() ? { trace_id: span.traceId } : {}),
  });
}

/** Assigns the request id, measures, logs and traces the request, and sets the common headers. */
export function requestContext(deps: Observed): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    const { method } = c.req;
    return inRequestSpan(deps.tracer, { method, traceparent: c.req.header("traceparent") }, async (span) => {
      const started = performance.now();
      const requestId = requestIdOf(c.req.header("x-request-id"));
      c.set("requestId", requestId);
      c.set("logger", deps.logger);
      await next();
      // Menu data sets all headers itself. Checking them again would cost more than the rest of its request.
      if (!c.var.hasAllHeaders) {
        const { headers } = c.res;
        headers.set("x-request-id", requestId);
        for (const [name, value] of HEADERS_OF_EVERY_ANSWER) if (!headers.has(name)) headers.set(name, value);
      }

      const { status } = c.res;
      recordRequest(deps, {
        ...{ requestId, method, status, span },
        route: status === 404 ? "unknown" : routePath(c, -1),
        milliseconds: performance.now() - started,
        restaurantId: c.var.venue?.restaurantId,
      });
    });
  };
}

/** Reads the language from `x-locale`; defaults to en-CA. api#headers. */
export const locale: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const asked = c.req.header("x-locale")?.trim().toLowerCase();
  c.set("locale", LOCALES.find((name) => name.toLowerCase() === asked) ?? FALLBACK_LOCALE);
  await next();
};
