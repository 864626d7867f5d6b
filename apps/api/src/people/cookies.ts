import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { ApiConfig } from "../settings.ts";

export type CookieDeps = { readonly config: ApiConfig };

/** Whether the visitor's browser speaks https with us, with or without a proxy in between that ends it. */
export function isSecure(c: Context<ApiEnv>, { config }: CookieDeps): boolean {
  return new URL(c.req.url).protocol === "https:" || (config.publicOrigin?.startsWith("https:") ?? false);
}

/**
 * Has the browser keep a value for so many seconds from now, out of reach of scripts. `isHostOnly`: over https its name says
 * that no other host may have set it.
 */
export function keepCookie(
  c: Context<ApiEnv>,
  deps: CookieDeps,
  cookie: { readonly name: string; readonly value: string; readonly seconds: number; readonly isHostOnly?: true },
): void {
  const { name, value, seconds: maxAge, isHostOnly } = cookie;
  const secure = isSecure(c, deps);
  const prefix = secure && isHostOnly ? { prefix: "host" as const } : {};
  setCookie(c, name, value, { httpOnly: true, sameSite: "Lax", path: "/", maxAge, secure, ...prefix });
}
