import { randomUUID } from "node:crypto";
import type { Refused, StaffCaller, StaffKind, StaffRole } from "@comptoir/ordering";
import { inRefusableTransaction } from "../platform/db/refusable-transaction.ts";
import { isUniqueViolation } from "../platform/db/transaction.ts";
import { STAFF_MAX, staffNameKey } from "./staff.store.ts";
import { makeStaffCode, parseStaffName, STAFF_CODE_HOURS, type StaffDeps } from "./staff.ts";
import { writeStaffAct } from "./staff-acts.store.ts";
import {
  addMember,
  countStaff,
  endChoices,
  holdMember,
  isNameOfOther,
  removeMember,
  saveMember,
  saveMemberCode,
  savePin,
} from "./staff-people.store.ts";

/** A sign-in code, as it is shown once. */
export type StaffCode = { readonly code: string; readonly expiresAt: Date };

type NameRefusal = { readonly code: "name-not-possible" } | { readonly code: "name-taken" };
type UnknownRefusal = { readonly code: "member-unknown" };
/** A manager cannot lower their own role, nor remove themselves or the device in their hand. staff#people. */
type SelfRefusal = { readonly code: "self" };
type KindRefusal = { readonly code: "device-has-no-pin" };
type AddRefusal = NameRefusal | KindRefusal | { readonly code: "full" };
type ChangeRefusal = NameRefusal | UnknownRefusal | SelfRefusal | KindRefusal;

type Added = { readonly staffId: string; readonly issued: StaffCode };
type Issued = { readonly issued: StaffCode };
type Changed = { readonly changed: true };
type Removed = { readonly removed: true };

/**
 * Adds a person or a device to the caller's restaurant, with a single-use code. `pinHash`: the hash of a
 * person's PIN; null for none. staff#people.
 */
export async function addToStaff(
  { database, clock }: StaffDeps,
  who: StaffCaller,
  member: {
    readonly name: string;
    readonly kind: StaffKind;
    readonly role: StaffRole;
    readonly pinHash: string | null;
  },
): Promise<Added | Refused<AddRefusal>> {
  const name = parseStaffName(member.name);
  if (name === null) return { refused: { code: "name-not-possible" } };
  const { kind, role, pinHash } = member;
  if (kind === "device" && pinHash !== null) return { refused: { code: "device-has-no-pin" } };
  const { restaurantId } = who;
  const [staffId, now] = [randomUUID(), clock()];
  return inRefusableTransaction<Added, AddRefusal>(database, "read committed", async (transaction) => {
    if ((await countStaff(transaction, { restaurantId })).members >= STAFF_MAX) return { refused: { code: "full" } };
    const added = { restaurantId, staffId, name, nameKey: staffNameKey(name), kind, role, pinHash, now };
    if (!(await addMember(transaction, added))) return { refused: { code: "name-taken" } };
    const { code, codeHash, expiresAt } = makeStaffCode(now, STAFF_CODE_HOURS);
    await saveMemberCode(transaction, { restaurantId, staffId, codeHash, expiresAt });
    await writeStaffAct(transaction, who, { at: now, act: "invite", details: { id: staffId, name, kind, role } });
    return { staffId, issued: { code, expiresAt } };
  });
}

/** Creates a new code for a member; an unused one is revoked. staff#people. */
export async function issueCode(
  { database, clock }: StaffDeps,
  who: StaffCaller,
  staffId: string,
): Promise<Issued | Refused<UnknownRefusal>> {
  const { restaurantId } = who;
  const now = clock();
  return inRefusableTransaction<Issued, UnknownRefusal>(database, "read committed", async (transaction) => {
    const member = await holdMember(transaction, { restaurantId, staffId });
    if (member === null) return { refused: { code: "member-unknown" } };
    const { code, codeHash, expiresAt } = makeStaffCode(now, STAFF_CODE_HOURS);
    await saveMemberCode(transaction, { restaurantId, staffId, codeHash, expiresAt });
    await writeStaffAct(transaction, who, { at: now, act: "issue-code", details: { id: staffId, name: member.name } });
    return { issued: { code, expiresAt } };
  });
}

/** Fields to change; an absent one stays. `pinHash`: null removes the PIN. */
export type MemberChange = {
  readonly name?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly pinHash?: string | null | undefined;
};

/**
 * Changes a member's name, role or PIN. The role applies to the next call on every server. A new PIN ends the
 * person's choice on all devices. staff#people, staff#at-once.
 */
export async function changeMember(
  { database, clock }: StaffDeps,
  who: StaffCaller,
  staffId: string,
  change: MemberChange,
): Promise<Changed | Refused<ChangeRefusal>> {
  const typed = change.name === undefined ? undefined : parseStaffName(change.name);
  if (typed === null) return { refused: { code: "name-not-possible" } };
  const { restaurantId } = who;
  const named = { restaurantId, staffId };
  try {
    return await inRefusableTransaction<Changed, ChangeRefusal>(database, "read committed", async (transaction) => {
      const member = await holdMember(transaction, named);
      if (member === null) return { refused: { code: "member-unknown" } };
      const { name, role } = { name: typed ?? member.name, role: change.role ?? member.role };
      if (role !== member.role && isSelf(who, staffId)) return { refused: { code: "self" } };
      const nameKey = staffNameKey(name);
      if (await isNameOfOther(transaction, { ...named, nameKey })) return { refused: { code: "name-taken" } };
      await saveMember(transaction, { ...named, name, nameKey, role });
      if (change.pinHash !== undefined) {
        if (member.kind === "device") return { refused: { code: "device-has-no-pin" } };
        await savePin(transaction, { ...named, pinHash: change.pinHash });
        await endChoices(transaction, named);
      }
      const details = {
        id: staffId,
        name: member.name,
        ...(name === member.name ? {} : { newName: name }),
        ...(role === member.role ? {} : { role: { from: member.role, to: role } }),
        ...(change.pinHash === undefined ? {} : { pin: change.pinHash === null ? "removed" : "set" }),
      };
      await writeStaffAct(transaction, who, { at: clock(), act: "change-member", details });
      return { changed: true };
    });
  } catch (error) {
    // Another manager gave the name to another member at the same moment.
    if (isUniqueViolation(error)) return { refused: { code: "name-taken" } };
    throw error;
  }
}

/** Removes a member, and ends their sessions, choices and code on every server. staff#people, staff#at-once. */
export async function removeFromPeople(
  { database, clock }: StaffDeps,
  who: StaffCaller,
  staffId: string,
): Promise<Removed | Refused<UnknownRefusal | SelfRefusal>> {
  if (isSelf(who, staffId)) return { refused: { code: "self" } };
  const { restaurantId } = who;
  return inRefusableTransaction<Removed, UnknownRefusal>(database, "read committed", async (transaction) => {
    const member = await holdMember(transaction, { restaurantId, staffId });
    if (member === null) return { refused: { code: "member-unknown" } };
    await removeMember(transaction, { restaurantId, staffId });
    const { name, kind } = member;
    await writeStaffAct(transaction, who, { at: clock(), act: "remove-member", details: { id: staffId, name, kind } });
    return { removed: true };
  });
}

function isSelf({ staffId: ownId, personId }: StaffCaller, staffId: string): boolean {
  return staffId === ownId || staffId === personId;
}
