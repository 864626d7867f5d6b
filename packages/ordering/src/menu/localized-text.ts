import { FALLBACK_LOCALE, type Locale, type Localization } from "../venue/locale.ts";

/** Something with words of its own and their translations. */
type Localized<Field extends string> = { readonly localization: Localization<Field> };

/**
 * The words of a thing in a locale: their translation, else the venue's own, else those of the fallback locale, so that
 * nothing is nameless for want of a translation. menu#localized-text, screens#locales.
 */
export function localizedText<Field extends string>(
  thing: Localized<Field> & { readonly [field in Field]?: unknown },
  field: Field,
  locale: Locale,
): string {
  const own = thing[field];
  const translated = thing.localization[locale]?.[field];
  if (translated) return translated;
  return (typeof own === "string" && own) || thing.localization[FALLBACK_LOCALE]?.[field] || "";
}
