import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import type { Metrics } from "./metrics.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

const HEADERS_OF_EVERY_ANSWER = Object.entries({
  ...SECURITY_HEADERS,
  // What is not said to be cacheable may hold a person's order.
  "cache-control": "no-store",
});

/**
 * Gives the request an id, measures it, writes one log line without personal data (no body, no address, no query, only
 * the route's pattern), and sees to the headers of the answer.
 */
export function requestContext(deps: {
  readonly logger: Logger;
  readonly metrics: Metrics;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const given = c.req.header("x-request-id");
    const requestId = given !== undefined && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    await next();
    // Menu data brings all of its headers: looking at them again would cost it more than everything else.
    if (!c.var.hasAllHeaders) {
      const { headers } = c.res;
      headers.set("x-request-id", requestId);
      for (const [name, value] of HEADERS_OF_EVERY_ANSWER) if (!headers.has(name)) headers.set(name, value);
    }

    const milliseconds = performance.now() - started;
    const route = c.res.status === 404 ? "unknown" : routePath(c, -1);
    deps.metrics.requestSeconds.observe({ method: c.req.method, route, status: c.res.status }, milliseconds / 1000);
    deps.logger.info({
      event: "request",
      request_id: requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(milliseconds * 10) / 10,
      ...(c.var.venue ? { restaurant_id: c.var.venue.restaurantId } : {}),
    });
  };
}
