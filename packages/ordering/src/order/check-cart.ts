import { cartQuantity } from "../cart/cart-quantity.ts";
import type { ResolvedLine } from "../cart/line.ts";
import type { PricedLine } from "../costs/priced-line.ts";
import { checkSchoolDay } from "../school/school-day.ts";
import { minutesBetween } from "../time/local-moment.ts";
import { closedReasons } from "../venue/can-order.ts";
import { type CartRefusal, type CartRefusalCode, mostSpecificRefusal } from "./cart-refusal.ts";
import type { CartToCheck } from "./cart-to-check.ts";
import { checkLine } from "./check-line.ts";
import { shortLines } from "./check-stock.ts";

/** The result of a check: the lines found on the menu, the lines with a price, and the cart's refusal or null. */
export type CartCheck = {
  readonly lines: readonly ResolvedLine[];
  readonly priced: readonly PricedLine[];
  readonly refusal: CartRefusal | null;
};

/**
 * Checks a cart, except for taking capacity and stock. The API calls item, validate, set-costs and submit
 * share it. Returns every refused line; an empty cart passes. ordering#cart-check.
 */
export function checkCart(cart: CartToCheck): CartCheck {
  const checks = cart.lines.map((line) => checkLine(line, cart));
  const lines = checks.flatMap((check) => check.resolved ?? []);
  const short = shortLines(lines);
  const refusals = checks.flatMap((check) => {
    // A line with a shortage and another refusal gets the more specific code.
    const shortage = check.resolved && short.get(check.resolved.line.orderId);
    const found = [check.refusal, shortage].filter((refusal) => refusal != null);
    const code = mostSpecificRefusal(found.map((refusal) => refusal.code));
    return found.find((refusal) => refusal.code === code) ?? [];
  });
  const codes = [...checkWholeCart(cart), ...refusals.map((refusal) => refusal.code)];
  const code = mostSpecificRefusal(codes);
  return {
    lines,
    priced: checks.flatMap((check) => check.priced ?? []),
    refusal: code === null ? null : { code, lines: refusals },
  };
}

/** Returns the reasons that refuse any order at the cart's time, regardless of its lines. */
function checkWholeCart(cart: CartToCheck): CartRefusalCode[] {
  const { settings } = cart;
  const codes: CartRefusalCode[] = [...closedReasons(settings, cart.when ?? cart.now)];
  const refusedDay = checkDay(cart);
  if (refusedDay) codes.push(refusedDay === "closed" ? "restaurant-closed" : "too-soon");
  if (cart.isKitchenFull) codes.push("interval-full");
  if (!cart.isTimeOffered) codes.push("not-a-slot");
  if (settings.maxItemsPerCart !== null && cartQuantity(cart.lines) > settings.maxItemsPerCart)
    codes.push("cart-limit");
  return codes;
}

/** Returns the reason why a school's date cannot be ordered for; null for any other order. school#past-cutoff. */
function checkDay({ schoolDay, now, when, leadMinutes }: CartToCheck) {
  if (!schoolDay || !when) return null;
  return checkSchoolDay(schoolDay, { now, leadMinutes: leadMinutes ?? minutesBetween(now, when) });
}
