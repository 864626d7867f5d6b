import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiEnv } from "../platform/middleware/api-env.ts";

/** Whether the visitor's browser uses https, with or without a proxy that ends it. operations#public-origin. */
function isSecure(c: Context<ApiEnv>): boolean {
  return c.req.url.startsWith("https:");
}

/** Sets a cookie out of reach of scripts; over https it is secure and bound to this host. */
export function keepCookie(
  c: Context<ApiEnv>,
  { name, value, seconds: maxAge }: { readonly name: string; readonly value: string; readonly seconds: number },
): void {
  const secure = isSecure(c);
  const prefix = secure ? { prefix: "host" as const } : {};
  setCookie(c, name, value, { httpOnly: true, sameSite: "Lax", path: "/", maxAge, secure, ...prefix });
}

/** A value that `keepCookie` had the browser keep; over https one that another host may have set does not count. */
export function readCookie(c: Context<ApiEnv>, name: string): string | undefined {
  return isSecure(c) ? getCookie(c, name, "host") : getCookie(c, name);
}

/** Has the browser forget a value. */
export function dropCookie(c: Context<ApiEnv>, name: string): void {
  deleteCookie(c, name, isSecure(c) ? { path: "/", secure: true, prefix: "host" } : { path: "/" });
}
