import { readMemberTable } from "@comptoir/converters";
import { memberLookupKey, type Refused, type VenueCaller } from "@comptoir/ordering";
import { type Fault, type MemberData, readMember } from "@comptoir/venue-file";
import { listMembers, saveMember } from "../../people/membership/members.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { holdMenu } from "../venues/restaurants.store.ts";
import type { ListDeps } from "./change-codes.ts";
import { MEMBERS_MAX, memberFieldsOf, memberVersion, textOfMember } from "./change-members.ts";

/** Maximum number of members in a file; a larger club is imported by the command. */
const ROWS_MAX = 2_000;
const LISTED_FAULTS = 50;

export type ImportedMembers = { readonly added: number; readonly changed: number; readonly same: number };

/** A member who is there already, with the fields that the table has otherwise. */
type DifferingMember = { readonly identifier: string; readonly fields: readonly string[] };

export type MembersRefusal =
  | { readonly code: "unreadable" | "no-identifier" | "too-many" | "full" }
  /** The table changes members whom the person has not seen as they are; `seen` says that they have. */
  | {
      readonly code: "differ";
      readonly seen: string;
      readonly count: number;
      readonly members: readonly DifferingMember[];
    }
  | { readonly code: "unknown-columns"; readonly columns: string }
  | { readonly code: "faulty"; readonly faults: readonly LineFault[] };

/** What is wrong on a line. `twice`: a look-up would find the member of an earlier line. */
export type LineFault = { readonly line: number } & ({ readonly fault: Fault } | { readonly twice: number });

/**
 * Adds the members of a table, and gives those that exist the fields of the table: all of them, or none. Others stay. Members
 * are changed only as the person saw them (`seen`, of the refusal before). Idempotent. studio#member-import.
 */
export async function importMembers(
  { database, clock }: ListDeps,
  { text, seen }: { readonly text: string; readonly seen: string | null },
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
    const saved = [...read].flatMap(([key, { member: typed }]) => {
      const before = standing.get(key) ?? null;
      const member = memberFieldsOf({ ...typed, ...(before ? { identifier: before.identifier } : {}) });
      return before && textOfMember(before) === textOfMember(member) ? [] : [{ before, member }];
    });
    const differing = saved.flatMap(({ before, member }) => (before ? [{ before, member }] : []));
    const changed = differing.length;
    const added = saved.length - changed;
    const current = memberVersion(...differing.map(({ before }) => before));
    if (changed > 0 && seen !== current) {
      const members = differing.slice(0, LISTED_FAULTS).map(({ before, member }) => {
        return { identifier: before.identifier, fields: differingFields(before, member) };
      });
      return { refused: { code: "differ", seen: current, count: changed, members } };
    }
    if (added > 0 && all.length + added > MEMBERS_MAX) return { refused: { code: "full" } };
    for (const { member } of saved) await saveMember(transaction, restaurantId, member);
    if (added + changed > 0) {
      await writeStaffAct(transaction, by, { at: clock(), act: "import-guest-members", details: { added, changed } });
    }
    return { added, changed, same: read.size - saved.length };
  });
}

function differingFields(before: MemberData, member: MemberData): string[] {
  const [was, is]: Readonly<Record<string, unknown>>[] = [memberFieldsOf(before), memberFieldsOf(member)];
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
  return [...names].filter((name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]));
}
