import type { BilledMeans } from "./means.ts";

/** The venue sends an invoice. payment#invoiced. */
export const INVOICE = {
  name: "invoice",
  kind: "billed",
  begins: "invoiced",
  offeredAs: "invoice",
  field: null,
} as const satisfies BilledMeans;
