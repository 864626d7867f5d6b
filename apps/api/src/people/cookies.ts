import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiEnv } from "../platform/middleware/api-env.ts";

/** Returns whether the browser uses https, even if a proxy terminates TLS. operations#public-origin. */
function isSecure(c: Context<ApiEnv>): boolean {
  return c.req.url.startsWith("https:");
}

/** Sets an `HttpOnly` cookie; over https it is `Secure` and bound to this host (`__Host-`). */
export function keepCookie(
  c: Context<ApiEnv>,
  { name, value, seconds: maxAge }: { readonly name: string; readonly value: string; readonly seconds: number },
): void {
  const secure = isSecure(c);
  const prefix = secure ? { prefix: "host" as const } : {};
  setCookie(c, name, value, { httpOnly: true, sameSite: "Lax", path: "/", maxAge, secure, ...prefix });
}

/**
 * Reads a cookie that `keepCookie` set. A subdomain can set any other cookie, so over https only a host-bound
 * one is read.
 */
export function readCookie(c: Context<ApiEnv>, name: string): string | undefined {
  return isSecure(c) ? getCookie(c, name, "host") : getCookie(c, name);
}

export function dropCookie(c: Context<ApiEnv>, name: string): void {
  deleteCookie(c, name, isSecure(c) ? { path: "/", secure: true, prefix: "host" } : { path: "/" });
}
