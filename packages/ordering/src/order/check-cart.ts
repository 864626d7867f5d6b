import { cartQuantity } from "../cart/cart-quantity.ts";
import type { ResolvedLine } from "../cart/line.ts";
import type { PricedLine } from "../costs/priced-line.ts";
import { checkSchoolDay } from "../school/school-day.ts";
import { minutesBetween } from "../time/local-moment.ts";
import { closedReasons } from "../venue/can-order.ts";
import { type CartRefusal, type CartRefusalCode, mostTelling } from "./cart-refusal.ts";
import type { CartToCheck } from "./cart-to-check.ts";
import { checkLine } from "./check-line.ts";
import { shortLines } from "./check-stock.ts";

/** What a check found: the lines that the menu has, those that have a price, and why the cart is refused, if it is. */
export type CartCheck = {
  readonly lines: readonly ResolvedLine[];
  readonly priced: readonly PricedLine[];
  readonly refusal: CartRefusal | null;
};

/**
 * Checks everything about a cart that can be checked before capacity and stock are taken: the one validation that item,
 * validate, set-costs and the submit calls share. It collects every offending line; the refusal's own code is the most
 * telling of all. An empty cart passes, since there is nothing wrong in it yet. ordering#cart-check.
 */
export function checkCart(cart: CartToCheck): CartCheck {
  const checks = cart.lines.map((line) => checkLine(line, cart));
  const lines = checks.flatMap((check) => check.resolved ?? []);
  const short = shortLines(lines);
  const refusals = checks.flatMap((check) => {
    // A shortage is less telling than that the line cannot be had at all, and more than its options or price.
    const shortage = check.resolved && short.get(check.resolved.line.orderId);
    const found = [check.refusal, shortage].filter((refusal) => refusal != null);
    const code = mostTelling(found.map((refusal) => refusal.code));
    return found.find((refusal) => refusal.code === code) ?? [];
  });
  const codes = [...checkWholeCart(cart), ...refusals.map((refusal) => refusal.code)];
  const code = mostTelling(codes);
  return {
    lines,
    priced: checks.flatMap((check) => check.priced ?? []),
    refusal: code === null ? null : { code, lines: refusals },
  };
}

/** What stands in the way of any order at all then, whatever its lines. */
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

/** What stands in the way of a school's order on its date; null for any other order. school#past-cutoff. */
function checkDay({ schoolDay, now, when, leadMinutes }: CartToCheck) {
  if (!schoolDay || !when) return null;
  return checkSchoolDay(schoolDay, { now, leadMinutes: leadMinutes ?? minutesBetween(now, when) });
}
