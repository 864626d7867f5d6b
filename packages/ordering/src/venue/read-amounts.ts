import { type Cents, parseCents } from "../money/cents.ts";
import { parseRate, type Rate, ZERO_RATE } from "../money/rate.ts";
import type { TaxRate } from "./restaurant.ts";
import type { TaxRateData } from "./restaurant-data.ts";

/** Parses an amount of validated data; throws for an invalid one. */
export function readCents(text: string): Cents {
  const amount = parseCents(String(text));
  if (amount === null) throw new RangeError(`Not an amount: ${text}`);
  return amount;
}

/**
 * Parses a pair of tax rates; a missing rate is 0. If both are missing, returns null, so that the enclosing
 * level's rates apply.
 */
export function readTaxRate(data: TaxRateData | null | undefined): TaxRate | null {
  if (!data || (data.tax1 == null && data.tax2 == null)) return null;
  return { tax1: readRate(data.tax1), tax2: readRate(data.tax2) };
}

function readRate(text: string | null | undefined): Rate {
  if (text == null) return ZERO_RATE;
  const rate = parseRate(String(text));
  if (rate === null) throw new RangeError(`Not a rate: ${text}`);
  return rate;
}
