import { LOCALES, type Locale } from "@comptoir/ordering";

/** The query parameter that selects a page's language. screens#locale-link. */
export const LOCALE_PARAMETER = "locale";

export function addressInLanguage(address: string, locale: Locale): string {
  return `${address}?${LOCALE_PARAMETER}=${locale}`;
}

/**
 * Returns the `hreflang` URLs of a page for search engines: one per language, and a default that follows the
 * visitor's language.
 * @param address an absolute URL without a query
 */
export function languageAddresses(address: string): { readonly hrefLang: string; readonly href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ hrefLang: locale, href: addressInLanguage(address, locale) })),
    { hrefLang: "x-default", href: address },
  ];
}
