import type { BilledMeans } from "./means.ts";

/** A company's purchase order; the diner must name it. payment#invoiced. */
export const PURCHASE_ORDER = {
  name: "purchaseOrder",
  kind: "billed",
  begins: "invoiced",
  offeredAs: "purchase_order",
  field: "purchaseOrder",
} as const satisfies BilledMeans;
