import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiEnv, Deps } from "../deps.ts";
import { isSecure } from "../middleware/guest-session.ts";

const COOKIE = "comptoir_cart";
const CART_ID = /^[A-Za-z0-9_-]{32}$/;
const CART_ID_BYTES = 24;

/** How long a cart is kept: half a day. Spec 9, Cart cookie expiry. */
export const CART_LIFE_MS = 12 * 60 * 60 * 1000;

/** The cart that the request's cookie names; null when it names none. */
export function cartIdOf(c: Context<ApiEnv>): string | null {
  const cartId = getCookie(c, COOKIE);
  return cartId !== undefined && CART_ID.test(cartId) ? cartId : null;
}

/** The cart that the cookie names, or a new one, kept for half a day from now. Rules, section 1. */
export function keepCartId(c: Context<ApiEnv>, deps: Pick<Deps, "config">): string {
  const cartId = cartIdOf(c) ?? randomBytes(CART_ID_BYTES).toString("base64url");
  setCookie(c, COOKIE, cartId, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: CART_LIFE_MS / 1000,
    secure: isSecure(c, deps),
  });
  return cartId;
}

/**
 * Lets go of the cart that the cookie names, since its order stands: the next visit begins with an empty one. What it named
 * is cleared away with other old carts. Spec 4, Cart.
 */
export function letGoOfCart(c: Context<ApiEnv>): void {
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { path: "/" });
}
