import { billSettings } from "./bill-settings.ts";
import { readTaxRate } from "./read-amounts.ts";
import type { BillSettings } from "./restaurant.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/**
 * What the bill needs of a restaurant for food that is wanted on a day: its rates begin and end on days by themselves. Of several that hold
 * the last one counts; where none does, `tax_rate`. What has a rate of its own keeps it. bill#tax-rate-periods.
 * @param always the restaurant's settings of every other day, where they have been read
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
