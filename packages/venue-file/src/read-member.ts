import { type Fault, startReading } from "./reading/findings.ts";
import type { JsonPath } from "./reading/json-path.ts";
import { readBy } from "./reading/schema-types.ts";
import { member } from "./shapes/people-shape.ts";
import type { MemberData } from "./venue-file.ts";

const ROOT: JsonPath = null;

/**
 * Parses one member by the schema of venue files, for a page that changes it alone. Returns its fields with a value, or what
 * is wrong with it; paths are names of fields. venue#file-faults, studio#venue-members.
 */
export function readMember(
  data: Readonly<Record<string, unknown>>,
): { readonly member: MemberData } | { readonly faults: readonly Fault[] } {
  const reading = startReading(new Date(0).toISOString());
  const read = readBy(member, data, reading, ROOT);
  return reading.faultCount > 0 ? { faults: reading.faults } : { member: read };
}
