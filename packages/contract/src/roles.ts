import type { Who } from "@comptoir/ordering";

/** The roles of a caller. people#guest, people#staff. */
const ROLES = ["guest", "user", "operator", "acting-operator", "staff"] as const satisfies readonly Who["kind"][];

/**
 * The access rules of a call: the roles that may make it, and its behaviour after a session ended. One middleware of
 * the API enforces them. people#roles.
 */
export type CallAccess = {
  readonly "x-roles": readonly Who["kind"][];
  /**
   * The behaviour for a session that is expired or revoked. The call is refused with code 201, or, if it begins or
   * ends a session, treated as a guest's.
   */
  readonly "x-ended-session": "refused" | "as-guest";
};

/** Every role, but the token of an ended session is refused. */
export const ANYONE = { "x-roles": ROLES, "x-ended-session": "refused" } as const satisfies CallAccess;

/** Every role, even with an ended session: calls that begin or end a session, or lead to signing in. */
export const ANYONE_EVEN_EXPIRED = { "x-roles": ROLES, "x-ended-session": "as-guest" } as const satisfies CallAccess;

/** A signed-in person, also when an operator acts for a suite's owner. people#web-user. */
export const SIGNED_IN = {
  "x-roles": ["user", "operator", "acting-operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/** Signed-in staff, at their own restaurant only. people#staff. */
export const STAFF = { "x-roles": ["staff"], "x-ended-session": "refused" } as const satisfies CallAccess;

/** A signed-in person for themselves only: an operator acting for an owner is refused. promises#promise-36. */
export const SIGNED_IN_FOR_SELF = {
  "x-roles": ["user", "operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/**
 * Suite operators only. Other signed-in people are refused with *User is not a suite operator.*
 * people#suite-operator.
 */
export const OPERATORS = { "x-roles": ["operator"], "x-ended-session": "refused" } as const satisfies CallAccess;
