import { LOCALE_PARAMETER } from "@comptoir/contract";
import { FALLBACK_LOCALE, isLocale, type Locale, preferredLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { MiddlewareFunction } from "react-router";
import { localeContext } from "../load-context.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The cookie that stores the language chosen by the switch or by a link. */
export const LOCALE_COOKIE = "locale";

/** The cookie's lifetime: one year. */
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The header with a page's language, for requests of public data without cookies. api#headers. */
const LOCALE_HEADER = "x-locale";

/** Returns the visitor's chosen language: from the cookie, else from the header that the page sends. */
export function chosenLocale(request: Request): string | undefined {
  return (
    parseCookies(request.headers.get("cookie")).get(LOCALE_COOKIE) ?? request.headers.get(LOCALE_HEADER) ?? undefined
  );
}

/** The inputs that determine a page's language. */
export type LocaleSources = {
  /** The language in the link; search engines index a page under one URL per language. screens#locale-link. */
  readonly link?: string | null;
  readonly cookie?: string | undefined;
  /** The restaurant's default: a Québec venue opens in French. law#french. */
  readonly venueDefault?: Locale | null;
  readonly acceptLanguage: string | null;
};

/** Returns the language inputs of a request. */
export function localeSourcesOf(request: Request): LocaleSources {
  return {
    link: new URL(request.url).searchParams.get(LOCALE_PARAMETER),
    cookie: chosenLocale(request),
    acceptLanguage: request.headers.get("accept-language"),
  };
}

/**
 * Chooses the language, in this order: the link, the visitor's earlier choice, the venue's default, the
 * browser's preference, English.
 */
export function chooseLocale({ link, cookie, venueDefault, acceptLanguage }: LocaleSources): Locale {
  if (isLocale(link)) return link;
  if (isLocale(cookie)) return cookie;
  return venueDefault ?? preferredLocale(acceptLanguage) ?? FALLBACK_LOCALE;
}

/** Returns the `Set-Cookie` value that stores a language. */
export function keepLocale(locale: Locale, request: Request): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(LOCALE_COOKIE, locale, { isHttps, seconds: LOCALE_COOKIE_SECONDS });
}

/**
 * Answers a request in the language of the link, else of the visitor's earlier choice, else of the browser's
 * preference. Stores the link's language as the visitor's choice.
 */
export const answerInLocale: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const sources = localeSourcesOf(request);
  const locale = chooseLocale(sources);
  context.set(localeContext, locale);
  const response = await runWithLocale(locale, next);
  const isNewChoice = isLocale(sources.link) && sources.link !== sources.cookie;
  if (isNewChoice) response.headers.append("set-cookie", keepLocale(locale, request));
  return response;
};
