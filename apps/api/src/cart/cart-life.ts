/** How long a cart is kept: half a day. ordering#cart-cookie. */
export const CART_LIFE_MS = 12 * 60 * 60 * 1000;

const EXPIRY_STEP_MS = 15 * 60 * 1000;

/**
 * When a cart expires that is changed now: half a day later or in the quarter of an hour that begins then. So changes within a quarter
 * leave the index of expiries alone, and PostgreSQL writes the row in its old place. ordering#cart-cookie.
 */
export function expiryOfCart(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CART_LIFE_MS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);
}
