import { runWithLocale } from "@comptoir/messages/server";
import type { MiddlewareFunction } from "react-router";
import { localeContext } from "../load-context.ts";
import { parseCookies } from "../visit/cookies.ts";
import { chooseLocale, LOCALE_COOKIE } from "./choose-locale.ts";

/** Answers a request in the visitor's language: their choice, else what their browser prefers. */
export const answerInLocale: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const locale = chooseLocale({
    cookie: parseCookies(request.headers.get("cookie")).get(LOCALE_COOKIE),
    acceptLanguage: request.headers.get("accept-language"),
  });
  context.set(localeContext, locale);
  return runWithLocale(locale, next);
};
