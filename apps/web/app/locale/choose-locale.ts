import { FALLBACK_LOCALE, isLocale, type Locale, preferredLocale } from "@comptoir/messages";

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
