import { createHash, randomUUID } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/**
 * Number of hex digits in an order's id that identify its restaurant: 32 bits, so ten thousand restaurants
 * rarely collide.
 */
const RESTAURANT_DIGITS = 8;
/** Index of the version digit in a UUID. Version 8 leaves the other digits to the application. */
const VERSION_AT = 14;
const OURS = "8";

/**
 * SQL for a restaurant's digits, computed from its id. The table `restaurants` has an index on this
 * expression.
 */
export const RESTAURANT_DIGITS_AS_SQL = `left(md5(restaurant_id), ${RESTAURANT_DIGITS})`;

/** Returns whether a text can be an order's id or a checkout's key, which are both UUIDs. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}

/**
 * Makes the id of a new order. It begins with digits of its restaurant, so that a lookup finds the
 * restaurant's rows. 90 bits are random, so that the id cannot be guessed. api#submit-answer, decision 021.
 */
export function newOrderId(restaurantId: string): string {
  const random = randomUUID();
  return (
    restaurantDigits(restaurantId) + random.slice(RESTAURANT_DIGITS, VERSION_AT) + OURS + random.slice(VERSION_AT + 1)
  );
}

/** Returns the restaurant's digits in an order's id; null for an id of an older version, which has none. */
export function restaurantDigitsOf(orderId: string): string | null {
  return orderId[VERSION_AT] === OURS ? orderId.slice(0, RESTAURANT_DIGITS).toLowerCase() : null;
}

/** Returns a restaurant's digits. MD5 only spreads restaurants evenly; it is not for security. */
function restaurantDigits(restaurantId: string): string {
  return createHash("md5").update(restaurantId).digest("hex").slice(0, RESTAURANT_DIGITS);
}
