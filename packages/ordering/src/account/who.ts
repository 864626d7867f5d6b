/** Who asks: a guest, a signed-in person, a suite operator, one who acts for a suite's owner, or the venue's staff. people#guest, people#staff. */
export type Who =
  | { readonly kind: "guest" }
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "operator"; readonly operatorId: string }
  /** `userId` is the owner who is acted for; both are on record. people#acting-as. */
  | { readonly kind: "acting-operator"; readonly operatorId: string; readonly userId: string }
  /** Of one restaurant, and nowhere else. */
  | { readonly kind: "staff"; readonly staffId: string; readonly restaurantId: string };

export const GUEST: Who = { kind: "guest" };

/** Whose carts, orders and cards these are: the person's own, or the owner's who is acted for. Null for anyone else. */
export function personOf(who: Who): string | null {
  return who.kind === "user" || who.kind === "acting-operator" ? who.userId : null;
}

/** Tells whether the caller is signed in as a web user: themselves, or an operator as the suite's owner. people#web-user. */
export function isWebUser(who: Who): boolean {
  return personOf(who) !== null;
}

/** Tells whether a suite operator asks, acting for an owner or not. people#suite-operator. */
export function isSuiteOperator(who: Who): boolean {
  return who.kind === "operator" || who.kind === "acting-operator";
}
