import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Loopback networks. IPv6 addresses are cut to /64, and the /64 of `::1` has no other reachable address. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|0:0:0:0::\/64$)/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Tells whether the client runs on this machine. Behind a local proxy, every client has a loopback address,
 * but a remote one has no loopback `Host`.
 */
export function isOnThisMachine(c: Context<ApiEnv>): boolean {
  const address = c.env?.clientAddress;
  const isHere = address === undefined || LOOPBACK.test(address);
  const isProxied = c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded") !== undefined;
  return isHere && !isProxied && LOOPBACK_HOST.test(c.req.header("host") ?? new URL(c.req.url).host);
}

/** Answers 404 to clients on other machines: for development tools only. */
export const onThisMachineAlone: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header("cache-control", "no-store");
  return isOnThisMachine(c) ? next() : c.notFound();
};
