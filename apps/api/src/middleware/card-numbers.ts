import { m } from "@comptoir/messages";
import { isCardNumber } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { refuse } from "./refuse.ts";

/** Thirteen to nineteen digits, with or without a space or a dash between any two. */
const DIGIT_RUN = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
/** What is not looked into: ids, gift cards' codes and tokens are made by machines and may look like anything. */
const MACHINE_MADE = /^(?:code|token|giftCardNumber|id|.*(?:_id|Id))$/;

/**
 * Refuses every body that holds a card's number, in a card field or typed into a name, a memo or a note, before anything of
 * it is read, kept or logged. payment#card-numbers.
 */
export const refuseCardNumbers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const text = await c.req.text();
  // Almost no body has so many digits in a row; only then is it worth looking at what they are.
  if (text.search(DIGIT_RUN) < 0 || !holdsCardNumber(JSON.parse(text), "")) return next();
  return refuse(c, "invalidRequest", { message: m.order_card_in_body({}, { locale: c.var.locale }) });
};

/** Whether a value of a body, or anything within it, is or contains the number of a payment card. */
export function holdsCardNumber(value: unknown, key: string): boolean {
  if (typeof value === "number") return !MACHINE_MADE.test(key) && looksLikeCard(String(value));
  if (typeof value === "string") {
    if (MACHINE_MADE.test(key)) return key === "token" && looksLikeCard(value.replace(/[ -]/g, ""));
    return (value.match(DIGIT_RUN) ?? []).some((run) => looksLikeCard(run.replace(/[ -]/g, "")));
  }
  if (Array.isArray(value)) return value.some((entry) => holdsCardNumber(entry, key));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, entry]) => holdsCardNumber(entry, name));
}

/** The number of a card, and not of something else that happens to have a right check digit: brands begin with 2 to 6. */
function looksLikeCard(digits: string): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && isCardNumber(digits);
}
