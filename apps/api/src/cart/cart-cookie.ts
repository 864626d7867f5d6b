import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "../people/cookies.ts";

const COOKIE = "comptoir_cart";
const CART_ID = /^[A-Za-z0-9_-]{32}$/;

/** How long a cart is kept: half a day. ordering#cart-cookie. */
export const CART_LIFE_MS = 12 * 60 * 60 * 1000;

/** The cart that the request's cookie names; null when it names none. */
export function cartIdOf(c: Context<ApiEnv>): string | null {
  const cartId = readCookie(c, COOKIE);
  return cartId !== undefined && CART_ID.test(cartId) ? cartId : null;
}

/**
 * The id under which a cart is kept that is to replace an order: beside the cart that the cookie names, so that neither takes the
 * place of the other. ordering#change-by-guest.
 */
export function cartIdFor(named: string, changeId: string | null): string {
  if (changeId === null) return named;
  return createHash("sha256").update(`${named} ${changeId}`).digest("base64url").slice(0, named.length);
}

/** Has the browser name a cart for half a day from now. ordering#cart-cookie. */
export function keepCartId(c: Context<ApiEnv>, cartId: string): void {
  keepCookie(c, { name: COOKIE, value: cartId, seconds: CART_LIFE_MS / 1000 });
}

/** Takes the cart's cookie away, and with it the carts of all restaurants. The carts themselves go with other old ones. people#logout. */
export function dropCartCookie(c: Context<ApiEnv>): void {
  if (readCookie(c, COOKIE) !== undefined) dropCookie(c, COOKIE);
}
