import type { DiscountCodeData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

/** Columns with the names of the venue file. */
const FIELDS = [
  "code",
  "name",
  "value",
  "starts_at",
  "ends_at",
  "max_uses",
  "max_uses_per_person",
  "minimum_order_amount",
  "order_types",
] as const;

/** Returns discount codes as CSV, one row per code. Column names are those of the venue file and the API. studio#codes. */
export function csvOfCodes(codes: readonly DiscountCodeData[]): string {
  const rows = codes.map(({ discount, state, uses, discountedAmount }) => [
    ...FIELDS.map((field) => textOf(discount[field])),
    state,
    String(uses),
    discountedAmount,
  ]);
  return csvOf([[...FIELDS, "state", "uses", "discounted_amount"], ...rows]);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return value == null ? "" : String(value);
}
