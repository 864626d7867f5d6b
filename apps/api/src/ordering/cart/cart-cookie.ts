import { createHash } from "node:crypto";
import type { Context } from "hono";
import { dropCookie, keepCookie, readCookie } from "../../people/cookies.ts";
import { ownPersonOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { CART_LIFE_MS } from "./carts.store.ts";

const COOKIE = "comptoir_cart";
/**
 * Cookie that names the guest's cart after sign-in. At each restaurant, the guest's cart is merged into the
 * person's cart.
 */
const GUEST_COOKIE = "comptoir_guest_cart";
const CART_NAME = /^[A-Za-z0-9_-]{32}$/;
/** Prefix of the cart names of signed-in people. A cookie whose value has this prefix is ignored. */
const PERSON_NAME = "person-";

export type CartNames = {
  /**
   * The signed-in person's cart, otherwise the cart that the cookie names; null if the request has no cart.
   */
  readonly own: string | null;
  readonly guest: string | null;
};

/**
 * Returns the names of a request's carts. A person has one cart at each restaurant, shared by all browsers.
 * ordering#cart-owner.
 */
export function cartNamesOf(c: Context<ApiEnv>): CartNames {
  const person = ownPersonOf(c.var.caller);
  const named = guestNameIn(c, COOKIE);
  if (person === null) return { own: named, guest: null };
  return { own: cartNameOfPerson(person), guest: named ?? guestNameIn(c, GUEST_COOKIE) };
}

function guestNameIn(c: Context<ApiEnv>, cookie: string): string | null {
  const name = readCookie(c, cookie);
  return name !== undefined && CART_NAME.test(name) && !name.startsWith(PERSON_NAME) ? name : null;
}

/**
 * The name has the format of a guest cart's name, so that a server of the previous version accepts it in the
 * cookie. Decision 093.
 */
function cartNameOfPerson(personId: string): string {
  const hash = createHash("sha256").update(`cart of ${personId}`).digest("base64url");
  return `${PERSON_NAME}${hash}`.slice(0, 32);
}

/**
 * Returns the id under which a cart is stored. A cart that changes an order gets another id than the ordinary
 * cart, so that the two never overwrite each other. ordering#change-by-guest.
 */
export function cartIdFor(named: string, changeId: string | null): string {
  if (changeId === null) return named;
  return createHash("sha256").update(`${named} ${changeId}`).digest("base64url").slice(0, named.length);
}

/** Sets the cookies that name a request's carts, for half a day from now. ordering#cart-cookie. */
export function keepCartName(c: Context<ApiEnv>, { own, guest }: CartNames): void {
  if (own === null) return;
  keepCookie(c, { name: COOKIE, value: own, seconds: CART_LIFE_MS / 1000 });
  const isMoved = guest !== null && guestNameIn(c, COOKIE) === guest;
  if (isMoved) keepCookie(c, { name: GUEST_COOKIE, value: guest, seconds: CART_LIFE_MS / 1000 });
}

/**
 * Deletes the cart cookies, so this browser loses its carts at every restaurant. A person's cart stays
 * stored. people#logout.
 */
export function dropCartCookie(c: Context<ApiEnv>): void {
  for (const name of [COOKIE, GUEST_COOKIE]) if (readCookie(c, name) !== undefined) dropCookie(c, name);
}
