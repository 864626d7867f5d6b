import { LOCALE_PARAMETER } from "@comptoir/contract";
import { FALLBACK_LOCALE, isLocale, type Locale, preferredLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { MiddlewareFunction } from "react-router";
import { localeContext } from "../load-context.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The language that the visitor chose by the switch or by a link. */
export const LOCALE_COOKIE = "locale";

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The page's language, sent with requests for public data, which have no cookies. api#headers. */
const LOCALE_HEADER = "x-locale";

/** Returns the visitor's chosen language, from the cookie or from the page's header. */
export function chosenLocale(request: Request): string | undefined {
  return (
    parseCookies(request.headers.get("cookie")).get(LOCALE_COOKIE) ?? request.headers.get(LOCALE_HEADER) ?? undefined
  );
}

export type LocaleSources = {
  /**
   * The language parameter of the link. It gives each language a URL of its own for search engines.
   * screens#locale-link.
   */
  readonly link?: string | null;
  readonly cookie?: string | undefined;
  /** The restaurant's default language, French for a Québec venue. law#french. */
  readonly venueDefault?: Locale | null;
  readonly acceptLanguage: string | null;
};

export function localeSourcesOf(request: Request): LocaleSources {
  return {
    link: new URL(request.url).searchParams.get(LOCALE_PARAMETER),
    cookie: chosenLocale(request),
    acceptLanguage: request.headers.get("accept-language"),
  };
}

/**
 * Chooses the first known: the link's language, the visitor's choice, the venue's default, the browser's
 * preference, English.
 */
export function chooseLocale({ link, cookie, venueDefault, acceptLanguage }: LocaleSources): Locale {
  if (isLocale(link)) return link;
  if (isLocale(cookie)) return cookie;
  return venueDefault ?? preferredLocale(acceptLanguage) ?? FALLBACK_LOCALE;
}

/** Returns the `Set-Cookie` value that stores `locale` as the visitor's choice. */
export function keepLocale(locale: Locale, request: Request): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(LOCALE_COOKIE, locale, { isHttps, seconds: LOCALE_COOKIE_SECONDS });
}

/**
 * Runs a request in the language of the link, the visitor's choice or the browser's preference. Stores the
 * link's language as the visitor's choice.
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
