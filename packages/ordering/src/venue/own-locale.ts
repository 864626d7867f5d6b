import type { Locale } from "./locale.ts";
import { isInQuebec } from "./province.ts";
import type { RestaurantData } from "./restaurant-data.ts";

type Venue = Pick<RestaurantData, "locales" | "province">;

/** Returns the language of a venue's own texts, whose translations are in `localization`. law#french. */
export function ownLocale({ locales }: Pick<Venue, "locales">): Locale {
  return locales?.find((locale) => locale.is_default)?.locale_long === "fr-CA" ? "fr-CA" : "en-CA";
}

/** Whether the law requires a venue's texts in a language: French in Québec. law#french. */
export function isRequiredLocale(venue: Pick<Venue, "province">, locale: Locale): boolean {
  return locale === "fr-CA" && isInQuebec(venue);
}
