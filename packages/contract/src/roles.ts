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
   * What happens if the session of a call has expired or was revoked:
   * - `refused`: the call is refused with code 201.
   * - `as-guest`: the call is treated as a guest's. Calls that begin or end a session have this value.
   */
  readonly "x-ended-session": "refused" | "as-guest";
};

/** Every role. A call with the token of an ended session is refused. */
export const ANYONE = { "x-roles": ROLES, "x-ended-session": "refused" } as const satisfies CallAccess;

/**
 * Every role. A call with an ended session is treated as a guest's, since such calls begin or end a session or lead to
 * signing in.
 */
export const ANYONE_EVEN_EXPIRED = { "x-roles": ROLES, "x-ended-session": "as-guest" } as const satisfies CallAccess;

/** A signed-in person, also an operator who acts for a suite's owner. people#web-user. */
export const SIGNED_IN = {
  "x-roles": ["user", "operator", "acting-operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/** Signed-in staff, at their own restaurant only. people#staff. */
export const STAFF = { "x-roles": ["staff"], "x-ended-session": "refused" } as const satisfies CallAccess;

/** A signed-in person for themselves only: an operator who acts for a suite's owner is refused. promises#promise-36. */
export const SIGNED_IN_FOR_SELF = {
  "x-roles": ["user", "operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/**
 * Suite operators only. Other signed-in people are refused with *User is not a suite operator.*
 * people#suite-operator.
 */
export const OPERATORS = { "x-roles": ["operator"], "x-ended-session": "refused" } as const satisfies CallAccess;
