import { noteDiscount } from "./note-charges.ts";
import { type Fault, startReading, type Warning } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import { readBy } from "./reading/schema-types.ts";
import { discount } from "./shapes/venue-shape.ts";
import type { DiscountData } from "./venue-file.ts";

/** The code in its canonical form, with doubts about it, or what is wrong with it. Paths are names of fields. */
export type ReadDiscount =
  | { readonly discount: DiscountData; readonly warnings: readonly Warning[] }
  | { readonly faults: readonly Fault[] };

const ROOT: JsonPath = null;

/**
 * Parses one discount code by the schema of venue files, for a page that changes it alone. `zone` is the venue's, in which
 * times without a zone are. venue#file-faults, studio#codes.
 */
export function readDiscount(
  data: Readonly<Record<string, unknown>>,
  { zone }: { readonly zone: string },
): ReadDiscount {
  const reading = startReading(new Date(0).toISOString());
  reading.zone = zone;
  const read = readBy(discount, withoutAbsent(data), reading, ROOT);
  if (reading.faultCount > 0) return { faults: reading.faults };
  noteDiscount(read.value, pathTo(ROOT, "value"), reading);
  return { discount: withoutAbsent(read) as DiscountData, warnings: reading.warnings };
}

/** Removes fields without a value, so that equal codes are equal texts. */
function withoutAbsent(data: object): Record<string, unknown> {
  const isAbsent = (value: unknown) => value == null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isAbsent(value)));
}
