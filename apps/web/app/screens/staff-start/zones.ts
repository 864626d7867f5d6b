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

/** The zone of most of each province's people. time#zone. */
const OF_PROVINCES: Readonly<Record<string, (typeof ZONES)[number]>> = {
  NL: "America/St_Johns",
  NS: "America/Halifax",
  PE: "America/Halifax",
  NB: "America/Moncton",
  QC: "America/Toronto",
  ON: "America/Toronto",
  NU: "America/Iqaluit",
  MB: "America/Winnipeg",
  SK: "America/Regina",
  AB: "America/Edmonton",
  NT: "America/Edmonton",
  BC: "America/Vancouver",
  YT: "America/Whitehorse",
};

/** Returns the zone once another province is chosen: the province's, unless another one was chosen by hand. */
export function zoneOnceIn(province: string, { was, zone }: { readonly was: string; readonly zone: string }): string {
  return zone === "" || zone === OF_PROVINCES[was] ? (OF_PROVINCES[province] ?? zone) : zone;
}

/** Lists the zones by their city, with the one that is chosen already. */
export function zoneOptions(chosen: string): { readonly value: string; readonly label: string }[] {
  const zones = chosen === "" || ZONES.some((zone) => zone === chosen) ? ZONES : [chosen, ...ZONES];
  return zones.map((value) => ({ value, label: zoneCity(value) }));
}

/** Returns the city of a zone: `America/St_Johns` is *St Johns*. */
export function zoneCity(zone: string): string {
  return zone.replace(/^.*\//, "").replaceAll("_", " ");
}
