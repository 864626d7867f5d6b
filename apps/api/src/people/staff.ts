import { randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import type { Database } from "../platform/db/database.ts";
import type { Clock } from "../platform/settings.ts";
import { newCode } from "./codes.ts";
import { hashSecret } from "./secrets.ts";
import { inviteStaff, listStaff, removeStaff } from "./staff.store.ts";

export const STAFF_NAME_MAX = 60;
const HOUR_MS = 3_600_000;

type StaffDeps = { readonly database: Database; readonly clock: Clock };
type OfRestaurant = { readonly restaurantId: string };
/** The name is empty, too long, or has control characters. */
type NameRefusal = { readonly code: "name-not-possible" };
type Invited = { readonly name: string; readonly code: string; readonly expiresAt: Date };

/**
 * Creates a single-use sign-in code, and revokes an unused one. Only its hash is stored. people#staff-codes,
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

function parseStaffName(typed: string): string | null {
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

/** Hashes a code for storage. Case, spaces and hyphens make no difference. */
export function hashStaffCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replace(/[^0-9A-Z]/g, ""));
}
