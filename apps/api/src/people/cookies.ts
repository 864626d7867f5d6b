import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiEnv } from "../middleware/api-env.ts";

/**
 * Whether the visitor's browser speaks https with us, with or without a proxy in between that ends it: a request's address is
 * the one that people see. operations#public-origin.
 */
function isSecure(c: Context<ApiEnv>): boolean {
  return c.req.url.startsWith("https:");
}

/**
 * Has the browser keep a value for so many seconds from now, out of reach of scripts. Over https its name says that no other
 * host may have set it, and it is never sent in the clear.
 */
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
