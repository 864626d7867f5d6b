import type { BilledMeans } from "./means.ts";

/** A purchase order of a company, which has to be named. payment#invoiced. */
export const PURCHASE_ORDER = {
  name: "purchaseOrder",
  kind: "billed",
  begins: "invoiced",
  offeredAs: "purchase_order",
  field: "purchaseOrder",
} as const satisfies BilledMeans;
