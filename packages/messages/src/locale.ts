import { baseLocale, getLocale, overwriteGetLocale } from "#runtime";

/** The supported locales; English is the fallback. screens#locales. */
export const LOCALES = ["en-CA", "fr-CA"] as const;

/** A locale, as in `x-locale`, in the `locale` cookie and in `<html lang>`. */
export type Locale = (typeof LOCALES)[number];

/** The locale for visitors who request no supported one. screens#locales. */
export const FALLBACK_LOCALE: Locale = baseLocale;

/** Tells whether external input (a cookie, a header, a venue file) is exactly a supported locale. */
export function isLocale(text: unknown): text is Locale {
  return text === "en-CA" || text === "fr-CA";
}

/**
 * Parses external input to a supported locale: accepts `fr-CA`, but also `fr`, `FR_ca` or `fr-FR`.
 *
 * Returns undefined for an unsupported language, so that the caller can try the next source.
 */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().slice(0, 2).toLowerCase();
  const isWholeLanguage = /^[a-z]{2}(?:[-_].*)?$/i.test(text?.trim() ?? "");
  if (!isWholeLanguage) return undefined;
  return language === "fr" ? "fr-CA" : language === "en" ? "en-CA" : undefined;
}

/**
 * Returns the supported locale with the highest weight in an `Accept-Language` header.
 *
 * Returns undefined if the header is absent or has no supported language.
 */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wishes = (acceptLanguage ?? "").slice(0, 500).split(",");
  const ranked = wishes
    .map((wish) => {
      const [name, ...parameters] = wish.split(";");
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { locale: parseLocale(name), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.locale !== undefined && wish.weight > 0);
  // The sort is stable, so equal weights keep the order of the header, as browsers intend.
  return ranked.sort((a, b) => b.weight - a.weight)[0]?.locale;
}

/** Returns the default locale of messages: the request's on the server, the page's in the browser. */
export function currentLocale(): Locale {
  return getLocale();
}

/** Makes messages follow the page's `<html lang>`. Called once in the browser, before hydration. */
export function followDocumentLocale(page: { documentElement: { lang: string } }): void {
  overwriteGetLocale(() => parseLocale(page.documentElement.lang) ?? FALLBACK_LOCALE);
}
