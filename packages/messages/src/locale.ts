import { baseLocale, getLocale, overwriteGetLocale } from "#runtime";

/** The languages of the product, with English as the fallback. screens#locales. */
export const LOCALES = ["en-CA", "fr-CA"] as const;

/** A language and region, as it stands in `x-locale`, in the `locale` cookie and in `<html lang>`. */
export type Locale = (typeof LOCALES)[number];

/** The language of those who ask for none of ours. screens#locales. */
export const FALLBACK_LOCALE: Locale = baseLocale;

/** Whether a text from outside (a cookie, a header, a venue's file) names one of our languages exactly. */
export function isLocale(text: unknown): text is Locale {
  return text === "en-CA" || text === "fr-CA";
}

/**
 * The language that a text from outside means: `fr-CA` as it stands, but also `fr`, `FR_ca` or `fr-FR`.
 *
 * Returns nothing for a language that is not ours, so that the caller can go on to the next source.
 */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().slice(0, 2).toLowerCase();
  const isWholeLanguage = /^[a-z]{2}(?:[-_].*)?$/i.test(text?.trim() ?? "");
  if (!isWholeLanguage) return undefined;
  return language === "fr" ? "fr-CA" : language === "en" ? "en-CA" : undefined;
}

/**
 * The language that a browser prefers most among ours, from its `Accept-Language` header.
 *
 * Returns nothing when the header is absent or names none of ours.
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
  // Sorting keeps the written order of equal weights, which is how browsers mean it.
  return ranked.sort((a, b) => b.weight - a.weight)[0]?.locale;
}

/** The language that messages are in where none is given: the request's on the server, the page's in the browser. */
export function currentLocale(): Locale {
  return getLocale();
}

/** Makes messages follow `<html lang>` of the page given. Called once, before the page is hydrated in the browser. */
export function followDocumentLocale(page: { documentElement: { lang: string } }): void {
  overwriteGetLocale(() => parseLocale(page.documentElement.lang) ?? FALLBACK_LOCALE);
}
