import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv, Deps } from "../deps.ts";

const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** What every answer of the api carries. Menu data and the documentation bring their own word on caching and scripts. */
const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["strict-transport-security", "max-age=63072000; includeSubDomains"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"],
  // What is not said to be cacheable may hold a person's order.
  ["cache-control", "no-store"],
];

/**
 * Gives the request an id, measures it, writes one log line without personal data (no body, no address, no query, only
 * the route's pattern), and sees to the headers of the answer.
 */
export function requestContext(deps: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const given = c.req.header("x-request-id");
    const requestId = given !== undefined && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    await next();
    const { headers } = c.res;
    headers.set("x-request-id", requestId);
    for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value);

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
