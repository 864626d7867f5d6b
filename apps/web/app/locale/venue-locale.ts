import { type Locale, parseLocale } from "@comptoir/messages";
import type { RestaurantData } from "@comptoir/ordering";

/**
 * The language that a restaurant opens in: the default among its `locales`, else French in Québec, else none of its own.
 * Spec 3, Restaurant; Rules, section 8.
 */
export function venueDefaultLocale(restaurant: Pick<RestaurantData, "locales" | "province">): Locale | undefined {
  const chosen = restaurant.locales?.find((locale) => locale.is_default);
  const named = parseLocale(chosen?.locale_long) ?? parseLocale(chosen?.locale_short);
  if (named !== undefined) return named;
  return isQuebec(restaurant.province) ? "fr-CA" : undefined;
}

/** Whether a province is Québec, by its code or its name. */
export function isQuebec(province: string | null | undefined): boolean {
  return ["qc", "quebec", "québec"].includes(province?.trim().toLowerCase() ?? "");
}
