import { type Locale, type Localization, plainText } from "@comptoir/ordering";

const TAG = /<[/!a-z][^>]*>?/gi;

/**
 * A thing's name in a language, or in the venue's own words where it is not translated: words alone, without the markup
 * that a menu may show them with. menu#markup.
 */
export function localizedName(
  thing: { readonly name: string; readonly localization: Localization<"name"> },
  locale: Locale,
): string {
  const name = thing.localization[locale]?.name ?? thing.name;
  return name.includes("<") ? plainText(name).replace(TAG, " ").replace(/\s+/g, " ").trim() : name;
}
