import type { KeyScope } from "./api-key.ts";
import type { StaffRole } from "./staff-role.ts";

/**
 * A caller of one restaurant's staff, without rights at any other. people#staff, staff#staff-roles.
 */
export type StaffCaller = {
  readonly kind: "staff";
  /** The session's own member: a device, or a person who signed in by a code. */
  readonly staffId: string;
  readonly restaurantId: string;
  /** The role of the person who acts, otherwise the device's own. */
  readonly role: StaffRole;
  /** The person who acts; null on a device on which no person is chosen. staff#choose. */
  readonly personId: string | null;
  /** The hash of the session's secret, which identifies the session. */
  readonly sessionHash: string;
};

/** Another system of one restaurant, which calls by a key. partners#partner-keys, partners#scopes. */
export type KeyCaller = {
  readonly kind: "key";
  readonly keyId: string;
  readonly restaurantId: string;
  /** The system's name, as the history has it. */
  readonly name: string;
  readonly scopes: readonly KeyScope[];
};

/** Who acts for a restaurant: its staff, or another system of it. */
export type VenueCaller = StaffCaller | KeyCaller;

/**
 * The caller: a guest, a signed-in person, a suite operator (acting for an owner or not), venue staff, or another system
 * of the venue. people#guest, people#staff, partners#partner-keys.
 */
export type Who =
  | { readonly kind: "guest" }
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "operator"; readonly operatorId: string }
  /** `userId` is the suite's owner for whom the operator acts; both ids are recorded. people#acting-as. */
  | { readonly kind: "acting-operator"; readonly operatorId: string; readonly userId: string }
  | VenueCaller;

export const GUEST: Who = { kind: "guest" };

/**
 * Returns the person whose carts, orders and cards the caller uses. For an operator who acts, this is the
 * suite's owner. Null for any other caller.
 */
export function personOf(who: Who): string | null {
  return who.kind === "user" || who.kind === "acting-operator" ? who.userId : null;
}

/**
 * Tells whether the caller is signed in as a web user: a person, or an operator who acts for a suite's owner.
 * people#web-user.
 */
export function isWebUser(who: Who): boolean {
  return personOf(who) !== null;
}

/** Tells whether the caller is a suite operator, acting for an owner or not. people#suite-operator. */
export function isSuiteOperator(who: Who): boolean {
  return who.kind === "operator" || who.kind === "acting-operator";
}
