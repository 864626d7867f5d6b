/** The languages of the product; en-CA is the fallback. screens#locales. */
export const LOCALES = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = "en-CA";

/** Translations: a map from locale to translated fields. */
export type Localization<Field extends string> = {
  readonly [locale in Locale]?: { readonly [field in Field]?: string };
};

/** Translations in menu data, by locale; `"fr"` and `"en"` stand for the Canadian locales. */
export type LocalizationData = Readonly<Record<string, Readonly<Record<string, string | null | undefined>> | null>>;
