import { type Locale, parseLocale } from "@comptoir/messages";
import { isInQuebec, type RestaurantData } from "@comptoir/ordering";

/**
 * The language that a restaurant opens in: the default among its `locales`, else French in Québec, else none of its own.
 * screens#locales, law#french.
 */
export function venueDefaultLocale(restaurant: Pick<RestaurantData, "locales" | "province">): Locale | undefined {
  const chosen = restaurant.locales?.find((locale) => locale.is_default);
  const named = parseLocale(chosen?.locale_long) ?? parseLocale(chosen?.locale_short);
  if (named !== undefined) return named;
  return isInQuebec(restaurant) ? "fr-CA" : undefined;
}
