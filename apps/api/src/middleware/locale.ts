import { FALLBACK_LOCALE, parseLocale } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../deps.ts";

/** Reads the language of the answer from `x-locale`; what is missing or unknown is en-CA. Rules, section 1. */
export const locale: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set("locale", parseLocale(c.req.header("x-locale")?.slice(0, 35)) ?? FALLBACK_LOCALE);
  await next();
};
