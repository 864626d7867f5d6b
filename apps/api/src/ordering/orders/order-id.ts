import { createHash, randomUUID } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** How many of an id's digits are its restaurant's: 32 bits, so that ten thousand restaurants hardly ever share them. */
const RESTAURANT_DIGITS = 8;
/** Where the version of a UUID stands, and the one whose other digits are the maker's to choose. */
const VERSION_AT = 14;
const OURS = "8";

/** The digits of a restaurant, as SQL over its id; an index of the restaurants has them. */
export const RESTAURANT_DIGITS_AS_SQL = `left(md5(restaurant_id), ${RESTAURANT_DIGITS})`;

/** Whether a text can be an order's id or a checkout's key: both are UUIDs, and nothing else is looked up. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}

/**
 * Makes the id of a new order. It begins with digits of its restaurant, so that a look-up finds the
 * restaurant's rows; 90 bits are random, so that the id cannot be guessed. api#submit-answer, decision 021.
 */
export function newOrderId(restaurantId: string): string {
  const random = randomUUID();
  return (
    restaurantDigits(restaurantId) + random.slice(RESTAURANT_DIGITS, VERSION_AT) + OURS + random.slice(VERSION_AT + 1)
  );
}

/** The digits of the restaurant in an order's id; null in one from before they were there. */
export function restaurantDigitsOf(orderId: string): string | null {
  return orderId[VERSION_AT] === OURS ? orderId.slice(0, RESTAURANT_DIGITS).toLowerCase() : null;
}

/** Spreads restaurants evenly; it protects nothing. */
function restaurantDigits(restaurantId: string): string {
  return createHash("md5").update(restaurantId).digest("hex").slice(0, RESTAURANT_DIGITS);
}
