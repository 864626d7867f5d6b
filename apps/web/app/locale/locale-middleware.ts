import { LOCALE_PARAMETER } from "@comptoir/contract";
import { FALLBACK_LOCALE, isLocale, type Locale, preferredLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { MiddlewareFunction } from "react-router";
import { localeContext } from "../load-context.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The cookie in which the visitor's choice is kept, made by the language switch or by a link. */
export const LOCALE_COOKIE = "locale";

/** A choice of language is remembered for a year. */
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The header with a page's language, for requests of public data without cookies. api#headers. */
const LOCALE_HEADER = "x-locale";

/** The language that a visitor has chosen: their cookie's, or, without one, that of the page which asks. */
export function chosenLocale(request: Request): string | undefined {
  return (
    parseCookies(request.headers.get("cookie")).get(LOCALE_COOKIE) ?? request.headers.get(LOCALE_HEADER) ?? undefined
  );
}

/** What may decide the language of a page. */
export type LocaleSources = {
  /** The link's own: search engines know a page by an address in each language. screens#locale-link. */
  readonly link?: string | null;
  readonly cookie?: string | undefined;
  /** The restaurant's own default: a Québec venue opens in French. law#french. */
  readonly venueDefault?: Locale | null;
  readonly acceptLanguage: string | null;
};

/** What a request says of its visitor's language. */
export function localeSourcesOf(request: Request): LocaleSources {
  return {
    link: new URL(request.url).searchParams.get(LOCALE_PARAMETER),
    cookie: chosenLocale(request),
    acceptLanguage: request.headers.get("accept-language"),
  };
}

/**
 * The link's language wins over the visitor's earlier choice, that over the venue's default, that over the browser's wish, and English
 * is what is left.
 */
export function chooseLocale({ link, cookie, venueDefault, acceptLanguage }: LocaleSources): Locale {
  if (isLocale(link)) return link;
  if (isLocale(cookie)) return cookie;
  return venueDefault ?? preferredLocale(acceptLanguage) ?? FALLBACK_LOCALE;
}

/** The cookie that keeps a choice of language, as it is set. */
export function keepLocale(locale: Locale, request: Request): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(LOCALE_COOKIE, locale, { isHttps, seconds: LOCALE_COOKIE_SECONDS });
}

/**
 * Answers a request in the visitor's language: that of their link, which is kept for the pages that follow, else their choice, else
 * what their browser prefers.
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
