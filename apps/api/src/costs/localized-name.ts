import type { Locale, Localization } from "@comptoir/ordering";

/** A thing's name in a language, or in the venue's own words where it is not translated. */
export function localizedName(
  thing: { readonly name: string; readonly localization: Localization<"name"> },
  locale: Locale,
): string {
  return thing.localization[locale]?.name ?? thing.name;
}
