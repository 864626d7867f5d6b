import type { RestaurantData } from "./restaurant-data.ts";

/** The names by which provinces are written in venue files, beside their codes. */
const CODES: Readonly<Record<string, string>> = {
  ONTARIO: "ON",
  QUEBEC: "QC",
  QUÉBEC: "QC",
  MANITOBA: "MB",
  PEI: "PE",
};

/** The two-letter code of a province however it is written; a name that is not known stays as it is, in capitals. */
export function provinceCode(province: string | null | undefined): string {
  const written = (province ?? "").trim().toUpperCase();
  return CODES[written] ?? written;
}

/** Tells whether a restaurant is in Québec, where the law has rules of its own for words and tips. law#french, law#tips. */
export function isInQuebec(data: Pick<RestaurantData, "province">): boolean {
  return provinceCode(data.province) === "QC";
}
