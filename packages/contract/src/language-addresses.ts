import { LOCALES, type Locale } from "@comptoir/ordering";

/** The query parameter by which an address asks for a page in one language. screens#locale-link. */
export const LOCALE_PARAMETER = "locale";

/** A page's address in one language. */
export function addressInLanguage(address: string, locale: Locale): string {
  return `${address}?${LOCALE_PARAMETER}=${locale}`;
}

/**
 * The addresses of a page for search engines: one in each language, and the one that answers in the visitor's own.
 *
 * @param address whole, without a query: `https://order.example/grill`.
 */
export function languageAddresses(address: string): { readonly hrefLang: string; readonly href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ hrefLang: locale, href: addressInLanguage(address, locale) })),
    { hrefLang: "x-default", href: address },
  ];
}
