import { randomUUID } from "node:crypto";
import type { Refused, StaffKind, StaffRole } from "@comptoir/ordering";
import type { Database } from "../platform/db/database.ts";
import { inRefusableTransaction } from "../platform/db/refusable-transaction.ts";
import type { Clock } from "../platform/settings.ts";
import { newCode } from "./codes.ts";
import { hashSecret } from "./secrets.ts";
import { findStaffByName, inviteStaff, listStaff, removeStaff } from "./staff.store.ts";

export const STAFF_NAME_MAX = 60;
const HOUR_MS = 3_600_000;
/** Hours for which a code is valid unless said otherwise. people#staff-codes. */
export const STAFF_CODE_HOURS = 24;

export type StaffDeps = { readonly database: Database; readonly clock: Clock };
type OfRestaurant = { readonly restaurantId: string };
/** The name is empty, too long, or has control characters. */
type NameRefusal = { readonly code: "name-not-possible" };

export type StaffInvitation = OfRestaurant & {
  readonly name: string;
  readonly hours: number;
  /** Null: a known member's kind and role stay; a new member is a person, and a manager. staff#staff-roles. */
  readonly kind: StaffKind | null;
  readonly role: StaffRole | null;
  /** The restaurant at which the same person works already; null for none. staff#switch. */
  readonly sameAt: string | null;
};
type Invited = {
  readonly name: string;
  readonly kind: StaffKind;
  readonly role: StaffRole;
  readonly code: string;
  readonly expiresAt: Date;
};

type InvitedAnswer = { readonly invited: Invited };
type InviteRefusal =
  | NameRefusal
  /** The name is of a person, not of a device as asked. */
  | { readonly code: "kind-differs"; readonly name: string }
  /** The other restaurant has no person of this name. */
  | { readonly code: "name-unknown"; readonly name: string }
  /** Another person has this name here already. */
  | { readonly code: "other-person"; readonly name: string };

/**
 * Creates a single-use sign-in code, and revokes an unused one. Only its hash is stored. people#staff-codes,
 * operations#staff-commands.
 */
export async function inviteToStaff(
  { database, clock }: StaffDeps,
  { restaurantId, name: typed, hours, kind, role, sameAt }: StaffInvitation,
): Promise<InvitedAnswer | Refused<InviteRefusal>> {
  const name = parseStaffName(typed);
  if (name === null) return { refused: { code: "name-not-possible" } };
  const same = sameAt === null ? null : await findStaffByName(database, sameAt, name);
  if (sameAt !== null && same?.kind !== "person") return { refused: { code: "name-unknown", name } };
  const staffId = same?.id ?? randomUUID();
  const { code, codeHash, expiresAt } = makeStaffCode(clock(), hours);
  return inRefusableTransaction<InvitedAnswer, InviteRefusal>(database, "read committed", async (transaction) => {
    const invitation = { restaurantId, staffId, name, kind, role, codeHash, now: clock(), expiresAt };
    const invited = await inviteStaff(transaction, invitation);
    if (invited === null) return { refused: { code: "kind-differs", name } };
    if (same && invited.id !== same.id) return { refused: { code: "other-person", name } };
    return { invited: { name, kind: invited.kind, role: invited.role, code, expiresAt } };
  });
}

/**
 * Lists a restaurant's staff by name, with the expiry of their code and the number of their sessions.
 * operations#staff-commands.
 */
export function staffOfRestaurant({ database, clock }: StaffDeps, { restaurantId }: OfRestaurant) {
  return listStaff(database, { restaurantId, now: clock() });
}

/**
 * Removes a staff member, and ends their sessions and codes. people#staff-codes, operations#staff-commands.
 */
export async function removeFromStaff(
  { database }: Pick<StaffDeps, "database">,
  { restaurantId, name: typed }: OfRestaurant & { readonly name: string },
): Promise<
  { readonly removed: string } | Refused<NameRefusal | { readonly code: "name-unknown"; readonly name: string }>
> {
  const name = parseStaffName(typed);
  if (name === null) return { refused: { code: "name-not-possible" } };
  if (await removeStaff(database, restaurantId, name)) return { removed: name };
  return { refused: { code: "name-unknown", name } };
}

/** Normalizes a name of the staff; null if it is empty, too long, or has control characters. */
export function parseStaffName(typed: string): string | null {
  const name = typed.trim().replace(/\s+/gu, " ");
  return name === "" || name.length > STAFF_NAME_MAX || /[\p{C}]/u.test(name) ? null : name;
}

/**
 * Number of characters of a code. They are 60 bits, which cannot be guessed with twenty attempts in 15
 * minutes. people#staff-codes.
 */
const CODE_LENGTH = 12;

export function newStaffCode(): string {
  return newCode(CODE_LENGTH);
}

/** Creates a code that is valid for some hours. Only its hash is stored. people#staff-codes. */
export function makeStaffCode(now: Date, hours: number) {
  const code = newStaffCode();
  return { code, codeHash: hashStaffCode(code), expiresAt: new Date(now.getTime() + hours * HOUR_MS) };
}

/** Hashes a code for storage. Case, spaces and hyphens make no difference. */
export function hashStaffCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replace(/[^0-9A-Z]/g, ""));
}
