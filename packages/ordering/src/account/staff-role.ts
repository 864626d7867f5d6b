/**
 * The roles of a restaurant's staff, the least first; each may also do what the roles before it may.
 * staff#staff-roles.
 */
export const STAFF_ROLES = ["kitchen", "counter", "manager"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A member of the staff: a person, or a device on which persons are chosen by PIN. staff#members. */
export const STAFF_KINDS = ["person", "device"] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** Tells whether a role may do what requires at least the role `least`. staff#staff-roles. */
export function roleAllows(role: StaffRole, least: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least);
}
