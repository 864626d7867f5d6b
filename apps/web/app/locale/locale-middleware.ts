import { FALLBACK_LOCALE, isLocale, type Locale, preferredLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { MiddlewareFunction } from "react-router";
import { localeContext } from "../load-context.ts";
import { parseCookies } from "../visit/cookies.ts";

/** The cookie in which the language switch keeps the visitor's choice. */
export const LOCALE_COOKIE = "locale";

/** What may decide the language of a page. */
export type LocaleSources = {
  readonly cookie?: string | undefined;
  /** The restaurant's own default: a Québec venue opens in French. law#french. */
  readonly venueDefault?: Locale | null;
  readonly acceptLanguage: string | null;
};

/** The visitor's choice wins over the venue's default, that over the browser's wish, and English is what is left. */
export function chooseLocale({ cookie, venueDefault, acceptLanguage }: LocaleSources): Locale {
  if (isLocale(cookie)) return cookie;
  return venueDefault ?? preferredLocale(acceptLanguage) ?? FALLBACK_LOCALE;
}

/** Answers a request in the visitor's language: their choice, else what their browser prefers. */
export const answerInLocale: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const locale = chooseLocale({
    cookie: parseCookies(request.headers.get("cookie")).get(LOCALE_COOKIE),
    acceptLanguage: request.headers.get("accept-language"),
  });
  context.set(localeContext, locale);
  return runWithLocale(locale, next);
};
