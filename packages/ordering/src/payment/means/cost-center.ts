import type { BilledMeans } from "./means.ts";

/** A company's cost center; the diner must name it. payment#invoiced. */
export const COST_CENTER = {
  name: "costCenter",
  kind: "billed",
  begins: "invoiced",
  offeredAs: "cost_center",
  field: "costCenter",
} as const satisfies BilledMeans;
