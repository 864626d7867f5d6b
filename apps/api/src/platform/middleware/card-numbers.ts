import { m } from "@comptoir/messages";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { findCardNumber } from "./find-card-number.ts";
import { refuse } from "./refuse.ts";
import { securityEvent } from "./security-event.ts";

/** What is not looked into: ids, gift cards' codes and tokens are made by machines and may look like anything. */
const MACHINE_MADE = /^(?:code|token|giftCardNumber|id|.*(?:_id|Id|Token))$/;
const IS_TOKEN = /token$/i;
const HAS_LETTER = /\p{L}/u;

/**
 * Refuses every body that holds a card's number, in a card field or typed into a name, a memo or a note, before anything of
 * it is read, kept or logged. payment#card-numbers.
 */
export const refuseCardNumbers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.var.bodyBytes || !holdsCardNumber(await c.req.json(), "")) return next();
  securityEvent(c, { event: "card_number_refused" });
  return refuse(c, "invalidRequest", { message: m.order_card_in_body({}, { locale: c.var.locale }) });
};

/**
 * Whether a value of a body, or anything within it, is or contains the number of a payment card. Each value is looked at
 * alone: a number that is split over several fields is not found.
 */
export function holdsCardNumber(value: unknown, key: string): boolean {
  if (typeof value === "number") return !MACHINE_MADE.test(key) && findCardNumber(String(value));
  if (typeof value === "string") {
    // A token, a gateway's or a page's own, may hold any digits, but has letters too.
    if (MACHINE_MADE.test(key)) return IS_TOKEN.test(key) && !HAS_LETTER.test(value) && findCardNumber(value);
    return findCardNumber(value);
  }
  if (Array.isArray(value)) return value.some((entry) => holdsCardNumber(entry, key));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, entry]) => holdsCardNumber(entry, name));
}
