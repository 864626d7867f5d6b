/** The languages of the product; en-CA is the fallback. screens#locales. */
export const LOCALES = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = "en-CA";

/** Translated words of one thing: a map from locale to its translated fields. */
export type Localization<Field extends string> = {
  readonly [locale in Locale]?: { readonly [field in Field]?: string };
};

/** Translated words by locale; `"fr"` is read as `"fr-CA"` and `"en"` as `"en-CA"`. */
export type LocalizationData = Readonly<Record<string, Readonly<Record<string, string | null | undefined>> | null>>;
