/** The zones of Canada, from east to west. time#zone. */
const ZONES = [
  "America/St_Johns",
  "America/Halifax",
  "America/Moncton",
  "America/Toronto",
  "America/Iqaluit",
  "America/Winnipeg",
  "America/Regina",
  "America/Edmonton",
  "America/Vancouver",
  "America/Whitehorse",
] as const;

/** Lists the zones by their city, with the one that is chosen already. */
export function zoneOptions(chosen: string): { readonly value: string; readonly label: string }[] {
  const zones = chosen === "" || ZONES.some((zone) => zone === chosen) ? ZONES : [chosen, ...ZONES];
  return zones.map((value) => ({ value, label: value.replace(/^.*\//, "").replaceAll("_", " ") }));
}
