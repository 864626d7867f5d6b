import { billSettings } from "./bill-settings.ts";
import { readTaxRate } from "./read-amounts.ts";
import type { BillSettings } from "./restaurant.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/**
 * Returns the bill settings for a day: the last matching period's rates replace the restaurant's `tax_rate`.
 * bill#tax-rate-periods.
 * @param always the settings without periods, if the caller has parsed them
 */
export function billSettingsOn(
  data: RestaurantData,
  day: string,
  always: BillSettings = billSettings(data),
): BillSettings {
  const held = data.tax_rate_periods?.findLast(
    ({ from, until }) => (from == null || from <= day) && (until == null || day <= until),
  );
  const taxRate = held && readTaxRate(held);
  return taxRate ? { ...always, taxRate } : always;
}
