import type { KeyScope, StaffRole, Who } from "@comptoir/ordering";

/** The roles of a caller who is a person or a device: keys make only the calls that are for them. people#guest, people#staff. */
const ROLES = ["guest", "user", "operator", "acting-operator", "staff"] as const satisfies readonly Who["kind"][];

/** Which roles may make a call, and what happens after their session ended. people#roles. */
export type CallAccess = {
  readonly "x-roles": readonly Who["kind"][];
  /**
   * What happens if the session has expired or was revoked:
   * - `refused`: the call is refused with code 201.
   * - `as-guest`: the call is a guest's.
   */
  readonly "x-ended-session": "refused" | "as-guest";
  /** The least role of staff that may make the call; absent if every role may. staff#staff-roles. */
  readonly "x-staff-role"?: StaffRole;
  /** The scope that a key requires for the call; absent if every key may make it. partners#scopes. */
  readonly "x-scope"?: KeyScope;
};

/** Every role; refused after the session ended. */
export const ANYONE = { "x-roles": ROLES, "x-ended-session": "refused" } as const satisfies CallAccess;

/** Every role; a guest's call after the session ended. For calls that begin or end a session. */
export const ANYONE_EVEN_EXPIRED = { "x-roles": ROLES, "x-ended-session": "as-guest" } as const satisfies CallAccess;

/** A signed-in person, or an operator who acts for a suite's owner. people#web-user. */
export const SIGNED_IN = {
  "x-roles": ["user", "operator", "acting-operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/** Signed-in staff of any role, at their own restaurant only. people#staff, staff#staff-roles. */
export const STAFF = {
  "x-roles": ["staff"],
  "x-ended-session": "refused",
  "x-staff-role": "kitchen",
} as const satisfies CallAccess;

/** Staff who deal with guests, and managers. staff#staff-roles. */
export const COUNTER = { ...STAFF, "x-staff-role": "counter" } as const satisfies CallAccess;

/** Managers of the restaurant. staff#staff-roles. */
export const MANAGERS = { ...STAFF, "x-staff-role": "manager" } as const satisfies CallAccess;

/** How a call of a key says who calls, in the OpenAPI document. */
const BY_KEY: { key: string[] }[] = [{ key: [] }];

/** Any key of a restaurant's other systems. partners#key-auth. */
export const KEYS = {
  "x-roles": ["key"],
  "x-ended-session": "refused",
  security: BY_KEY,
} as const satisfies CallAccess & { readonly security: unknown };

/** Keys with a scope. partners#scopes. */
export function keysWith<Scope extends KeyScope>(scope: Scope) {
  return { ...KEYS, "x-scope": scope };
}

/**
 * A signed-in person only for themselves: an operator who acts for a suite's owner is refused.
 * promises#promise-36.
 */
export const SIGNED_IN_FOR_SELF = {
  "x-roles": ["user", "operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/** Suite operators; others are refused with *User is not a suite operator.* people#suite-operator. */
export const OPERATORS = { "x-roles": ["operator"], "x-ended-session": "refused" } as const satisfies CallAccess;
