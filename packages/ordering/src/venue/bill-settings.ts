import { ZERO_RATE } from "../money/rate.ts";
import { type ChargeSetting, parseChargeSetting } from "./charge-setting.ts";
import { readCents, readTaxRate } from "./read-amounts.ts";
import type { BillSettings, TaxRebate } from "./restaurant.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/** Parses the restaurant's settings for its bills. An absent charge or a charge of 0 is null. bill#step-5. */
export function billSettings(data: RestaurantData): BillSettings {
  return {
    taxRate: readTaxRate(data.tax_rate) ?? { tax1: ZERO_RATE, tax2: ZERO_RATE },
    taxInclusive: data.tax_inclusive ?? false,
    taxRebate: readTaxRebate(data.tax_rebate),
    serviceCharge: readCharge(data.service_charge),
    deliveryCharge: readCharge(data.delivery?.delivery_charge),
  };
}

function readTaxRebate(data: RestaurantData["tax_rebate"]): TaxRebate | null {
  if (!data) return null;
  const taxRate = readTaxRate(data) ?? { tax1: ZERO_RATE, tax2: ZERO_RATE };
  return { maxAmountCents: readCents(data.max_amount), taxRate };
}

function readCharge(text: string | null | undefined): ChargeSetting | null {
  if (text == null || text.trim() === "") return null;
  const setting = parseChargeSetting(text);
  if (setting === null) throw new RangeError(`Not a charge: ${text}`);
  const isNothing = setting.type === "dollar" ? setting.amountCents === 0 : setting.percentage.digits === 0;
  return isNothing ? null : setting;
}
