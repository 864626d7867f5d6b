import type { DistanceUnit } from "./distance.ts";
import { PROVINCES, provinceCode } from "./province.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/** The countries of restaurants and searches. screens#location-search. */
export const COUNTRIES = ["ca", "us"] as const;
export type Country = (typeof COUNTRIES)[number];

/** The unit of distances in each country. screens#distance-unit. */
export const DISTANCE_UNIT: Readonly<Record<Country, DistanceUnit>> = { ca: "km", us: "mi" };

const CANADIAN_CODE = /[a-z]\d[a-z][\s\u00a0]?\d[a-z]\d/i;
/** A ZIP code or ZIP+4 at the end, after a state: `Buffalo, NY 14202`. */
const STATE_AND_ZIP = /\b[a-z]{2}[\s\u00a0]+\d{5}(-\d{4})?(,? (USA|United States))?$/i;

/** Returns a restaurant's country: by its province, else by its address; Canada if neither tells. */
export function countryOf({ province, address }: Pick<RestaurantData, "province" | "address">): Country {
  const code = provinceCode(province);
  if (PROVINCES.some((one) => one.code === code)) return "ca";
  const text = address?.trim() ?? "";
  if (CANADIAN_CODE.test(text)) return "ca";
  return STATE_AND_ZIP.test(text) ? "us" : "ca";
}
