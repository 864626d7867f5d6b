import { createHash } from "node:crypto";
import { memberIdentifierKey, memberLookupKey, type Refused, type VenueCaller } from "@comptoir/ordering";
import { type Fault, type MemberData, readMember } from "@comptoir/venue-file";
import { maskedBy } from "../../ordering/quote/gift-card-codes.ts";
import { dropMember, listMembers, memberIdOf, saveMember } from "../../people/membership/members.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { holdMenu } from "../venues/restaurants.store.ts";
import type { ListDeps } from "./change-codes.ts";

export type MemberRefusal =
  | { readonly code: "faulty"; readonly faults: readonly Fault[] }
  | { readonly code: "taken" }
  | { readonly code: "full" }
  | { readonly code: "unknown" }
  /** The member has other fields than the person saw. */
  | { readonly code: "changed" };

type Typed = Readonly<Record<string, unknown>>;
type SavedMember = { readonly id: string };

/** Maximum number of members that managers add, since each publication reads all; a file may have more. studio#venue-members. */
export const MEMBERS_MAX = 20_000;

/** Returns a short hash of members' fields, by which a change says which ones the person saw. studio#list-conflicts. */
export function memberVersion(...members: readonly MemberData[]): string {
  return createHash("sha256").update(members.map(textOfMember).join("\n")).digest("hex").slice(0, 16);
}

/** Returns the fields of a member that have a value, in one sequence. */
export function memberFieldsOf({ identifier, firstName, lastName, email, phone, promos }: MemberData): MemberData {
  return {
    identifier,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(promos?.length ? { promos } : {}),
  };
}

/**
 * Adds a member, unless a look-up would find another one by the identifier. A repeated call with the same fields succeeds.
 * studio#venue-members.
 */
export function addMember(
  deps: ListDeps,
  typed: Typed,
  by: VenueCaller,
): Promise<SavedMember | Refused<MemberRefusal>> {
  return storeMember(deps, typed, { by, act: "add-guest-member" }, (before, isEqual) =>
    before === null || isEqual ? null : "taken",
  );
}

/** Changes a member whose fields are those that the person saw; the identifier stays. studio#venue-members, studio#list-conflicts. */
export function changeMember(
  deps: ListDeps,
  typed: Typed,
  { by, seen }: { readonly by: VenueCaller; readonly seen: string },
): Promise<SavedMember | Refused<MemberRefusal>> {
  return storeMember(deps, typed, { by, act: "change-guest-member" }, (before, isEqual) => {
    if (before === null) return "unknown";
    return isEqual || memberVersion(before) === seen ? null : "changed";
  });
}

/** Returns why a member is not saved; null if it is. `isEqual`: it has the fields already. */
type Check = (before: MemberData | null, isEqual: boolean) => "taken" | "unknown" | "changed" | null;

async function storeMember(
  { database, clock }: ListDeps,
  typed: Typed,
  { by, act }: { readonly by: VenueCaller; readonly act: "add-guest-member" | "change-guest-member" },
  check: Check,
): Promise<SavedMember | Refused<MemberRefusal>> {
  const { restaurantId } = by;
  const read = readMember(typed);
  if ("faults" in read) return { refused: { code: "faulty", faults: read.faults } };
  const lookupKey = memberLookupKey(read.member.identifier);
  return inRefusableTransaction<SavedMember, MemberRefusal>(database, "read committed", async (transaction) => {
    // The lock of publications: each writes the members that it read after it got the lock.
    await holdMenu(transaction, { restaurantId });
    const all = await listMembers(transaction, restaurantId);
    const before = all.find(({ identifier }) => memberLookupKey(identifier) === lookupKey) ?? null;
    const member = memberFieldsOf({ ...read.member, ...(before ? { identifier: before.identifier } : {}) });
    const isEqual = before !== null && textOfMember(before) === textOfMember(member);
    const refused = check(before, isEqual);
    if (refused !== null) return { refused: { code: refused } };
    const id = memberIdOf(restaurantId, memberIdentifierKey(member.identifier));
    if (isEqual) return { id };
    if (before === null && all.length >= MEMBERS_MAX) return { refused: { code: "full" } };
    await saveMember(transaction, restaurantId, member);
    await writeStaffAct(transaction, by, { at: clock(), act, details: { name: endOf(member) } });
    return { id };
  });
}

/** Removes a member; succeeds if there is none. Placed orders keep their prices. studio#venue-members. */
export function removeMember(
  { database, clock }: ListDeps,
  id: string,
  by: VenueCaller,
): Promise<SavedMember | Refused<never>> {
  const { restaurantId } = by;
  return inRefusableTransaction<SavedMember, never>(database, "read committed", async (transaction) => {
    await holdMenu(transaction, { restaurantId });
    const removed = await dropMember(transaction, { restaurantId, id });
    if (removed !== null) {
      const details = { name: endOf(removed) };
      await writeStaffAct(transaction, by, { at: clock(), act: "remove-guest-member", details });
    }
    return { id };
  });
}

/** An identifier may be an address or a phone number, so the history, which outlasts the member, has its end only. */
function endOf({ identifier }: Pick<MemberData, "identifier">): string {
  return maskedBy(identifier.slice(-4));
}

/** Returns the fields of a member as a text that is equal for equal members. */
export function textOfMember(member: MemberData): string {
  return JSON.stringify(memberFieldsOf(member));
}
