import type { BilledMeans } from "./means.ts";

/** A cost center of a company, which has to be named. payment#invoiced. */
export const COST_CENTER = {
  name: "costCenter",
  kind: "billed",
  begins: "invoiced",
  offeredAs: "cost_center",
  field: "costCenter",
} as const satisfies BilledMeans;
