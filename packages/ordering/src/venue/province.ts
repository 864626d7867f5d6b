import type { RestaurantData } from "./restaurant-data.ts";

/** Canada's provinces and territories, with their English and French names. venue#provinces. */
export const PROVINCES = [
  { code: "AB", names: ["Alberta"] },
  { code: "BC", names: ["British Columbia", "Colombie-Britannique"] },
  { code: "MB", names: ["Manitoba"] },
  { code: "NB", names: ["New Brunswick", "Nouveau-Brunswick"] },
  { code: "NL", names: ["Newfoundland and Labrador", "Terre-Neuve-et-Labrador"] },
  { code: "NS", names: ["Nova Scotia", "Nouvelle-Écosse"] },
  { code: "NT", names: ["Northwest Territories", "Territoires du Nord-Ouest"] },
  { code: "NU", names: ["Nunavut"] },
  { code: "ON", names: ["Ontario"] },
  { code: "PE", names: ["Prince Edward Island", "Île-du-Prince-Édouard", "PEI"] },
  { code: "QC", names: ["Quebec", "Québec"] },
  { code: "SK", names: ["Saskatchewan"] },
  { code: "YT", names: ["Yukon"] },
] as const;

const CODES: ReadonlyMap<string, string> = new Map(
  PROVINCES.flatMap(({ code, names }) => names.map((name) => [name.toUpperCase(), code] as const)),
);

/** Returns the two-letter code of a province; an unknown name is returned in upper case. */
export function provinceCode(province: string | null | undefined): string {
  const written = (province ?? "").trim().toUpperCase();
  return CODES.get(written) ?? written;
}

/** Tells whether a restaurant is in Québec, whose law regulates language and tips. law#french, law#tips. */
export function isInQuebec(data: Pick<RestaurantData, "province">): boolean {
  return provinceCode(data.province) === "QC";
}
