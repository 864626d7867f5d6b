import { baseLocale, getLocale, overwriteGetLocale } from "#runtime";

/** The supported locales. screens#locales. */
export const LOCALES = ["en-CA", "fr-CA"] as const;

/** A locale in `x-locale`, in the `locale` cookie and in `<html lang>`. */
export type Locale = (typeof LOCALES)[number];

/** The locale of visitors who request no supported one. screens#locales. */
export const FALLBACK_LOCALE: Locale = baseLocale;

export function isLocale(text: unknown): text is Locale {
  return text === "en-CA" || text === "fr-CA";
}

/**
 * Parses external input to a supported locale; accepts `fr-CA`, `fr`, `FR_ca` or `fr-FR`. Undefined for an
 * unsupported language.
 */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().slice(0, 2).toLowerCase();
  const isWholeLanguage = /^[a-z]{2}(?:[-_].*)?$/i.test(text?.trim() ?? "");
  if (!isWholeLanguage) return undefined;
  return language === "fr" ? "fr-CA" : language === "en" ? "en-CA" : undefined;
}

/** Returns the supported locale with the highest weight in an `Accept-Language` header; undefined if there is none. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wishes = (acceptLanguage ?? "").slice(0, 500).split(",");
  const ranked = wishes
    .map((wish) => {
      const [name, ...parameters] = wish.split(";");
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { locale: parseLocale(name), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.locale !== undefined && wish.weight > 0);
  // The sort is stable, so equal weights keep the header's order.
  return ranked.sort((a, b) => b.weight - a.weight)[0]?.locale;
}

export function currentLocale(): Locale {
  return getLocale();
}

/** Makes messages use the page's `<html lang>`. Call it in the browser before hydration. */
export function followDocumentLocale(page: { documentElement: { lang: string } }): void {
  overwriteGetLocale(() => parseLocale(page.documentElement.lang) ?? FALLBACK_LOCALE);
}
