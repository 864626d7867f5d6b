import type { Who } from "@comptoir/ordering";

/** Who may be on the other side of a call. people#guest, people#staff. */
const ROLES = ["guest", "user", "operator", "acting-operator", "staff"] as const satisfies readonly Who["kind"][];

/** What a call says of who may make it, and of a session that has ended. One middleware of the api decides by it. people#roles. */
export type CallAccess = {
  readonly "x-roles": readonly Who["kind"][];
  /**
   * What becomes of a call that brings a session which has expired or was revoked: it is refused with code 201, or, where
   * it begins or ends a session, made as a guest.
   */
  readonly "x-ended-session": "refused" | "as-guest";
};

/** Open to all, but refused with the token of an ended session. */
export const ANYONE = { "x-roles": ROLES, "x-ended-session": "refused" } as const satisfies CallAccess;

/** Everybody may make the call, whatever session they bring: it begins or ends one, or leads to it. */
export const ANYONE_AT_THE_DOOR = { "x-roles": ROLES, "x-ended-session": "as-guest" } as const satisfies CallAccess;

/** A signed-in person, for themselves or for a suite's owner. people#web-user. */
export const SIGNED_IN = {
  "x-roles": ["user", "operator", "acting-operator"],
  "x-ended-session": "refused",
} as const satisfies CallAccess;

/** Signed-in staff of a restaurant, for that restaurant alone. people#staff. */
export const STAFF = { "x-roles": ["staff"], "x-ended-session": "refused" } as const satisfies CallAccess;

/** A signed-in person, for themselves alone: an operator who acts for an owner is refused. promises#promise-36. */
export const ONESELF = { "x-roles": ["user", "operator"], "x-ended-session": "refused" } as const satisfies CallAccess;

/** Suite operators alone. Who is signed in and is none is told so: *User is not a suite operator.* people#suite-operator. */
export const OPERATORS = { "x-roles": ["operator"], "x-ended-session": "refused" } as const satisfies CallAccess;
