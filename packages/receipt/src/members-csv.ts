import type { VenueMemberData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

/** Columns with the names of the venue file. */
const FIELDS = ["identifier", "firstName", "lastName", "email", "phone", "promos"] as const;

/** Returns members as CSV, one row per member. Column names are those of the venue file. studio#venue-members. */
export function csvOfMembers(members: readonly Pick<VenueMemberData, "member">[]): string {
  const rows = members.map(({ member }) => FIELDS.map((field) => textOf(member[field])));
  return csvOf([[...FIELDS], ...rows]);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return value == null ? "" : String(value);
}
