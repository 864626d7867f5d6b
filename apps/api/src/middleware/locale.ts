import { FALLBACK_LOCALE, LOCALES } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Reads the language of the answer from `x-locale`; what is missing or unknown is en-CA. api#headers. */
export const locale: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const asked = c.req.header("x-locale")?.trim().toLowerCase();
  c.set("locale", LOCALES.find((name) => name.toLowerCase() === asked) ?? FALLBACK_LOCALE);
  await next();
};
