import { randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import type { Database } from "../platform/db/database.ts";
import type { Clock } from "../platform/settings.ts";
import { newCode } from "./codes.ts";
import { hashSecret } from "./secrets.ts";
import { inviteStaff, listStaff, removeStaff } from "./staff.store.ts";

/** The longest name of one of the staff, in characters. */
export const STAFF_NAME_MAX = 60;
const HOUR_MS = 3_600_000;

type StaffDeps = { readonly database: Database; readonly clock: Clock };
type OfRestaurant = { readonly restaurantId: string };
/** It is empty, too long, or has letters that cannot be read. */
type NameRefusal = { readonly code: "name-not-possible" };
type Invited = { readonly name: string; readonly code: string; readonly expiresAt: Date };

/**
 * Makes a single-use code; an unused earlier one is revoked, and only a hash is kept. people#staff-codes,
 * operations#staff-commands.
 */
export async function inviteToStaff(
  { database, clock }: StaffDeps,
  { restaurantId, name: typed, hours }: OfRestaurant & { readonly name: string; readonly hours: number },
): Promise<{ readonly invited: Invited } | Refused<NameRefusal>> {
  const name = parseStaffName(typed);
  if (name === null) return { refused: { code: "name-not-possible" } };
  const code = newStaffCode();
  const now = clock();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const [staffId, codeHash] = [randomUUID(), hashStaffCode(code)];
  await inviteStaff(database, { restaurantId, staffId, name, codeHash, now, expiresAt });
  return { invited: { name, code, expiresAt } };
}

/** The staff of a restaurant by name: until when a code of theirs can be used, and where they are signed in. operations#staff-commands. */
export function staffOfRestaurant({ database, clock }: StaffDeps, { restaurantId }: OfRestaurant) {
  return listStaff(database, { restaurantId, now: clock() });
}

/** Signs one of the staff out everywhere at once; their codes hold no more. people#staff-codes, operations#staff-commands. */
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

/** The name as it is kept; null for what is none. */
function parseStaffName(typed: string): string | null {
  const name = typed.trim().replace(/\s+/gu, " ");
  return name === "" || name.length > STAFF_NAME_MAX || /[\p{C}]/u.test(name) ? null : name;
}

/** Three groups of four: sixty bits, which a quarter of an hour of twenty tries does not dent. people#staff-codes. */
const CODE_LENGTH = 12;

/** A one-time sign-in code for a staff member, as typed. */
export function newStaffCode(): string {
  return newCode(CODE_LENGTH);
}

/** What is stored of a code, however it was typed: capitals, spaces and hyphens make no difference. */
export function hashStaffCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replace(/[^0-9A-Z]/g, ""));
}
