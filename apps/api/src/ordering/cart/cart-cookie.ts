import { createHash } from "node:crypto";
import type { Context } from "hono";
import { dropCookie, keepCookie, readCookie } from "../../people/cookies.ts";
import { ownPersonOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { CART_LIFE_MS } from "./carts.store.ts";

const COOKIE = "comptoir_cart";
/** The cart of the guest who has signed in: at each restaurant it joins the person's. */
const GUEST_COOKIE = "comptoir_guest_cart";
const CART_NAME = /^[A-Za-z0-9_-]{32}$/;
/** A name that begins so is a person's: no cookie opens it. */
const PERSON_NAME = "person-";

/** The carts that a request means. */
export type CartNames = {
  /** The person's cart when signed in, else the one that the cookie names; null where it names none. */
  readonly own: string | null;
  /** The cart of the guest who has signed in; null for none. */
  readonly guest: string | null;
};

/** Finds the names of a request's carts. A person has one cart at each restaurant, in whichever browser. ordering#cart-owner. */
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

/** Looks like any other name to a server of the version before, which finds the cart by its cookie. Decision 093. */
function cartNameOfPerson(personId: string): string {
  const hash = createHash("sha256").update(`cart of ${personId}`).digest("base64url");
  return `${PERSON_NAME}${hash}`.slice(0, 32);
}

/**
 * The id under which a cart is kept that is to replace an order: beside the cart that has the name, so that neither takes the place of the
 * other. ordering#change-by-guest.
 */
export function cartIdFor(named: string, changeId: string | null): string {
  if (changeId === null) return named;
  return createHash("sha256").update(`${named} ${changeId}`).digest("base64url").slice(0, named.length);
}

/** Has the browser name a cart for half a day from now. ordering#cart-cookie. */
export function keepCartName(c: Context<ApiEnv>, { own, guest }: CartNames): void {
  if (own === null) return;
  keepCookie(c, { name: COOKIE, value: own, seconds: CART_LIFE_MS / 1000 });
  const isMoved = guest !== null && guestNameIn(c, COOKIE) === guest;
  if (isMoved) keepCookie(c, { name: GUEST_COOKIE, value: guest, seconds: CART_LIFE_MS / 1000 });
}

/** Takes the cart's cookies away, and with them the carts of all restaurants. A person's carts stay with the person. people#logout. */
export function dropCartCookie(c: Context<ApiEnv>): void {
  for (const name of [COOKIE, GUEST_COOKIE]) if (readCookie(c, name) !== undefined) dropCookie(c, name);
}
