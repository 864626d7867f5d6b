import { m } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { findCardNumber } from "./find-card-number.ts";
import { refuse } from "./refuse.ts";
import { securityEvent } from "./security-event.ts";

/** Fields that are not searched: generated ids, gift card codes and tokens may look like card numbers. */
const MACHINE_MADE = /^(?:code|token|giftCardNumber|id|.*(?:_id|Id|Token))$/;
/** A whole UUID in any field, such as the claim or the people of a table: its digits may look like a card number. */
const IS_UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const IS_TOKEN = /token$/i;
const HAS_LETTER = /\p{L}/u;

/**
 * Refuses a body with a card number, in a card field or in free text, before a handler reads it. Card numbers
 * are therefore never stored or logged. payment#card-numbers.
 */
export const refuseCardNumbers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.var.bodyBytes || !holdsCardNumber(await c.req.json(), "")) return next();
  securityEvent(c, { event: "card_number_refused" });
  return refuse(c, "invalidRequest", { message: m.order_card_in_body({}, { locale: c.var.locale }) });
};

/**
 * Tells whether a value of a body, or any nested value, holds a card number. Values are checked one by one: a
 * number split over several fields is not found.
 */
export function holdsCardNumber(value: unknown, key: string): boolean {
  if (typeof value === "number") return !MACHINE_MADE.test(key) && findCardNumber(String(value));
  if (typeof value === "string") {
    if (IS_UUID.test(value)) return false;
    // A token may contain any digits. If it has no letters, it may be a card number.
    if (MACHINE_MADE.test(key)) return IS_TOKEN.test(key) && !HAS_LETTER.test(value) && findCardNumber(value);
    return findCardNumber(value);
  }
  if (Array.isArray(value)) return value.some((entry) => holdsCardNumber(entry, key));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, entry]) => holdsCardNumber(entry, name));
}
