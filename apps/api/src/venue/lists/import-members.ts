import { readMemberTable } from "@comptoir/converters";
import { memberLookupKey, type Refused, type VenueCaller } from "@comptoir/ordering";
import { type Fault, type MemberData, readMember } from "@comptoir/venue-file";
import { listMembers, saveMember } from "../../people/membership/members.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { holdMenu } from "../venues/restaurants.store.ts";
import type { ListDeps } from "./change-codes.ts";
import { memberFieldsOf, textOfMember } from "./change-members.ts";

/** Maximum number of members in a file; a larger club is imported by the command. */
const ROWS_MAX = 2_000;
const LISTED_FAULTS = 50;

export type ImportedMembers = { readonly added: number; readonly changed: number; readonly same: number };

export type MembersRefusal =
  | { readonly code: "unreadable" | "no-identifier" | "too-many" }
  | { readonly code: "unknown-columns"; readonly columns: string }
  | { readonly code: "faulty"; readonly faults: readonly LineFault[] };

/** What is wrong on a line. `twice`: a look-up would find the member of an earlier line. */
export type LineFault = { readonly line: number } & ({ readonly fault: Fault } | { readonly twice: number });

/**
 * Adds the members of a table, and gives those that exist the fields of the table: all of them, or none. Others stay.
 * Idempotent. studio#member-import.
 */
export async function importMembers(
  { database, clock }: ListDeps,
  text: string,
  by: VenueCaller,
): Promise<ImportedMembers | Refused<MembersRefusal>> {
  const table = readMemberTable(text);
  if ("refused" in table) {
    const { refused: code, ...rest } = table;
    return { refused: { code, ...rest } as MembersRefusal };
  }
  if (table.rows.length > ROWS_MAX) return { refused: { code: "too-many" } };
  const faults: LineFault[] = [];
  const read = new Map<string, { readonly line: number; readonly member: MemberData }>();
  for (const { line, member: typed } of table.rows) {
    const result = readMember(typed);
    if ("faults" in result) {
      faults.push(...result.faults.map((fault) => ({ line, fault })));
      continue;
    }
    const key = memberLookupKey(result.member.identifier);
    const earlier = read.get(key);
    if (earlier) faults.push({ line, twice: earlier.line });
    else read.set(key, { line, member: result.member });
  }
  if (faults.length > 0) return { refused: { code: "faulty", faults: faults.slice(0, LISTED_FAULTS) } };
  const { restaurantId } = by;
  return inRefusableTransaction<ImportedMembers, MembersRefusal>(database, "read committed", async (transaction) => {
    // The lock of publications, as for a single member.
    await holdMenu(transaction, { restaurantId });
    const all = await listMembers(transaction, restaurantId);
    const standing = new Map(all.map((member) => [memberLookupKey(member.identifier), member]));
    const count = { added: 0, changed: 0, same: 0 };
    for (const [key, { member: typed }] of read) {
      const before = standing.get(key);
      const member = memberFieldsOf({ ...typed, ...(before ? { identifier: before.identifier } : {}) });
      if (before && textOfMember(before) === textOfMember(member)) {
        count.same += 1;
        continue;
      }
      await saveMember(transaction, restaurantId, member);
      count[before ? "changed" : "added"] += 1;
    }
    const { added, changed } = count;
    if (added + changed > 0) {
      await writeStaffAct(transaction, by, { at: clock(), act: "import-guest-members", details: { added, changed } });
    }
    return count;
  });
}
