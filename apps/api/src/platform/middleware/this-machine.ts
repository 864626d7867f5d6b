import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Networks of addresses: the one of `::1` has no other address that anybody could have. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|0:0:0:0::\/64$)/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether the client runs on this machine, for local trials. A local proxy has this address too, but another
 * host.
 */
export function isOnThisMachine(c: Context<ApiEnv>): boolean {
  const address = c.env?.clientAddress;
  const isHere = address === undefined || LOOPBACK.test(address);
  const isProxied = c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded") !== undefined;
  return isHere && !isProxied && LOOPBACK_HOST.test(c.req.header("host") ?? new URL(c.req.url).host);
}

/** What is for development alone is not there for anybody else, and is kept nowhere. */
export const onThisMachineAlone: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header("cache-control", "no-store");
  return isOnThisMachine(c) ? next() : c.notFound();
};
