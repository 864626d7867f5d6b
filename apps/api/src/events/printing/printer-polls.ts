import type { MiddlewareHandler } from "hono";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import {
  type Observed,
  recordRequest,
  requestIdOf,
  SECURITY_HEADERS,
} from "../../platform/middleware/request-context.ts";
import { mountEpson } from "./epson-routes.ts";
import type { PollDeps } from "./polls.ts";
import { EPSON_PATH, STAR_PATH } from "./printer-address.ts";
import { mountStar } from "./star-routes.ts";

const HEADERS = Object.entries({ ...SECURITY_HEADERS, "cache-control": "no-store" });

/**
 * Mounts the protocols of printers that poll. They skip the middleware of calls, and polls without news are not logged,
 * since a thousand printers would write nothing else. No line has a path, which has the secret. printing#polls.
 */
export function mountPrinterPolls(app: ApiApp, deps: PollDeps & Observed): void {
  for (const path of [STAR_PATH, EPSON_PATH]) app.use(`${path}/:secret`, observed(deps, `${path}/:secret`));
  mountStar(app, deps);
  mountEpson(app, deps);
}

function observed(deps: Observed, route: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    c.set("logger", deps.logger);
    c.set("locale", "en-CA");
    await next();
    for (const [name, value] of HEADERS) c.res.headers.set(name, value);
    if (c.var.isIdlePoll) return;
    const milliseconds = performance.now() - started;
    recordRequest(deps, { requestId, method: c.req.method, route, status: c.res.status, milliseconds });
  };
}
