import { randomUUID } from "node:crypto";
import { FALLBACK_LOCALE, LOCALES } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import type { Metrics } from "./metrics.ts";

const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** What every answer of the api carries. The documentation's page brings its own policy, for its styles. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Nothing that a call answers is a page of its own. screens#indexed.
  "x-robots-tag": "noindex",
};

const HEADERS_OF_EVERY_ANSWER = Object.entries({
  ...SECURITY_HEADERS,
  // What is not said to be cacheable may hold a person's order.
  "cache-control": "no-store",
});

/** The id of a request: the one that a proxy gave it, where that is safe to write down, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** Where requests are measured and logged. */
export type Observed = { readonly logger: Logger; readonly metrics: Metrics };

/** Measures an answered request and writes its log line, without personal data: no body, no address, only the route's pattern. */
export function recordRequest(
  { metrics, logger }: Observed,
  answered: {
    readonly requestId: string;
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly milliseconds: number;
    readonly restaurantId?: string | undefined;
  },
): void {
  const { requestId, method, route, status, milliseconds, restaurantId } = answered;
  metrics.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
  logger.info({
    event: "request",
    request_id: requestId,
    method,
    route,
    status,
    ms: Math.round(milliseconds * 10) / 10,
    ...(restaurantId === undefined ? {} : { restaurant_id: restaurantId }),
  });
}

/**
 * Gives the request an id, measures it, writes its one log line, and sees to the headers of the answer.
 */
export function requestContext(deps: Observed): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    c.set("logger", deps.logger);
    await next();
    // Menu data brings all of its headers: looking at them again would cost it more than everything else.
    if (!c.var.hasAllHeaders) {
      const { headers } = c.res;
      headers.set("x-request-id", requestId);
      for (const [name, value] of HEADERS_OF_EVERY_ANSWER) if (!headers.has(name)) headers.set(name, value);
    }

    const { status } = c.res;
    recordRequest(deps, {
      requestId,
      method: c.req.method,
      route: status === 404 ? "unknown" : routePath(c, -1),
      status,
      milliseconds: performance.now() - started,
      restaurantId: c.var.venue?.restaurantId,
    });
  };
}

/** Reads the language of the answer from `x-locale`; what is missing or unknown is en-CA. api#headers. */
export const locale: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const asked = c.req.header("x-locale")?.trim().toLowerCase();
  c.set("locale", LOCALES.find((name) => name.toLowerCase() === asked) ?? FALLBACK_LOCALE);
  await next();
};
