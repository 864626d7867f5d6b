import type { MiddlewareHandler } from "hono";
import type { ApiEnv, Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site's page asks for in the visitor's name. Browsers say where a request comes from; a
 * request that says nothing comes from no page. promises#promise-38.
 */
export function ownOrigin({ config }: Deps): MiddlewareHandler<ApiEnv> {
  const publicHost = config.publicOrigin === null ? null : new URL(config.publicOrigin).host;
  return async (c, next) => {
    if (READING.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isForeignSite = site === "cross-site" || site === "same-site";
    if (isForeignSite || (origin !== undefined && !isOwn(origin, c.req.header("host") ?? new URL(c.req.url).host))) {
      return refuse(c, "forbiddenOrigin");
    }
    return next();
  };

  // Schemes are not compared: behind a proxy that ends TLS the request itself is plain.
  function isOwn(origin: string, requestHost: string): boolean {
    if (!URL.canParse(origin)) return false;
    const { host } = new URL(origin);
    return host === requestHost || host === publicHost;
  }
}
