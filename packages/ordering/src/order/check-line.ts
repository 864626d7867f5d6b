import { checkLineOptions } from "../cart/check-options.ts";
import type { ReceivedLine, ResolvedLine } from "../cart/line.ts";
import { resolveLine } from "../cart/resolve-line.ts";
import { alcoholicValueId, isAlcoholAllowed } from "../checkout/alcohol-age.ts";
import { priceLine } from "../costs/line-price.ts";
import type { PricedLine } from "../costs/priced-line.ts";
import { checkMenuTime, takesPart } from "../fulfilment/menu-time.ts";
import { isSoldOut } from "../menu/availability.ts";
import type { Menu } from "../menu/menu.ts";
import { scheduleSlotAt } from "../menu/prices.ts";
import { isRefused, type Refused } from "../refusal.ts";
import { minutesBetween } from "../time/local-moment.ts";
import type { LineRefusal } from "./cart-refusal.ts";
import type { CartToCheck } from "./cart-to-check.ts";
import { servedValues } from "./stock-needs.ts";

/** The result of checking a line. Without a `refusal`, both `resolved` and `priced` are set. */
export type LineCheck = {
  readonly resolved: ResolvedLine | null;
  readonly priced: PricedLine | null;
  readonly refusal: LineRefusal | null;
};

/**
 * Checks a line against its menu, its wanted time, and the shown prices. A members-only menu counts as
 * missing for others, so that its names and prices do not leak. ordering#cart-check, menu#members-only.
 */
export function checkLine(line: ReceivedLine, cart: CartToCheck): LineCheck {
  const found = findLine(line, cart);
  if (isRefused(found)) return { resolved: null, priced: null, refusal: found.refused };
  const resolved = found;
  const slot = scheduleSlotAt(cart.when ?? cart.now);
  const priced = priceLine(resolved, { ...slot, memberPromos: cart.member?.promos ?? [], taxRate: cart.taxRate });
  if (isRefused(priced)) {
    const { valueId } = priced.refused;
    const refusal = checkBeforePrice(resolved, cart) ?? refuse(resolved, "item-unavailable", valueId);
    return { resolved, priced: null, refusal };
  }
  const refusal =
    checkBeforePrice(resolved, cart) ?? checkOptions(resolved) ?? checkPrice(resolved, priced, line, cart);
  return { resolved, priced, refusal };
}

/** Resolves a line against the menus that are visible to the diner. */
export function findLine(
  line: ReceivedLine,
  cart: Pick<CartToCheck, "index" | "member">,
): ResolvedLine | Refused<LineRefusal> {
  const resolved = resolveLine(cart.index, line);
  if (isRefused(resolved)) {
    const { refused } = resolved;
    return refuseGone(line, cart, refused.code === "option-gone" ? { goneFromGroupId: refused.groupId } : {});
  }
  return isHidden(resolved.menu, cart) ? refuseGone(line, cart, {}) : resolved;
}

function isHidden(menu: Menu, { member }: Pick<CartToCheck, "member">): boolean {
  return menu.memberOnly && member === null;
}

/** Refuses a line that is not on the menu. Names the dish if another visible menu has it, else by its id. */
function refuseGone(
  line: ReceivedLine,
  cart: Pick<CartToCheck, "index" | "member">,
  choice: Pick<LineRefusal, "goneFromGroupId">,
): Refused<LineRefusal> {
  const listings = cart.index.listingsByItemId.get(String(line.id)) ?? [];
  const seen = listings.find(({ menu }) => !isHidden(menu, cart))?.item;
  const gone: LineRefusal = {
    orderId: line.orderId,
    id: line.id,
    name: seen?.name ?? String(line.id),
    code: "item-unavailable",
  };
  return { refused: seen ? { ...gone, ...choice } : gone };
}

/** Returns the reason why a line cannot be ordered at the cart's time, regardless of its price. */
function checkBeforePrice(resolved: ResolvedLine, cart: CartToCheck): LineRefusal | null {
  const { menu } = resolved;
  const when = cart.when ?? cart.now;
  const untimely = checkMenuTime(menu, cart) ?? lastCallOfEvent(menu, cart);
  if (untimely === "too-soon") return refuse(resolved, untimely);
  if (!takesPart(menu, cart)) return refuse(resolved, "menu-not-in-order-type");
  if (untimely) return refuse(resolved, untimely);
  if (cart.schoolDay && !cart.schoolDay.menus.includes(menu)) return refuse(resolved, "item-unavailable");
  const gone = checkAvailability(resolved);
  if (gone) return gone;
  const isAllowed = isAlcoholAllowed(resolved, { type: cart.type, when, settings: cart.settings.alcohol });
  return isAllowed ? null : refuse(resolved, "item-unavailable", alcoholicValueId(resolved));
}

/** Refuses a dish after its menu's last call before the event's end. suites#event-menus. */
function lastCallOfEvent({ lastCallMinutes }: Menu, { now, eventEnds }: CartToCheck): "past-last-call" | null {
  const isPast = eventEnds && lastCallMinutes > 0 && minutesBetween(now, eventEnds) < lastCallMinutes;
  return isPast ? "past-last-call" : null;
}

/** Returns the reason why a line cannot be ordered at any time: its dish or a choice is sold out or unavailable. */
export function checkAvailability(resolved: ResolvedLine): LineRefusal | null {
  const { item } = resolved;
  if (isSoldOut(resolved)) return refuse(resolved, "item-sold-out");
  const served = servedValues(resolved.choices, resolved.line.quantity);
  const soldOutValue = served.find(({ value }) => value.stock === 0)?.value;
  if (soldOutValue) return refuse(resolved, "item-sold-out", soldOutValue.id);
  if (item.unavailable) return refuse(resolved, "item-unavailable");
  const unavailableValue = served.find(({ value }) => value.unavailable)?.value;
  return unavailableValue ? refuse(resolved, "item-unavailable", unavailableValue.id) : null;
}

function checkOptions(resolved: ResolvedLine): LineRefusal | null {
  const options = checkLineOptions(resolved);
  return options.length === 0 ? null : { ...refuse(resolved, "invalid-options"), options };
}

/**
 * Compares the shown prices with the server's. A member price without a valid promo is refused as
 * `member-promo`, any other difference as `price-changed`. bill#server-prices.
 */
function checkPrice(
  resolved: ResolvedLine,
  { orderPriceCents, memberOrderPriceCents }: PricedLine,
  { shown }: ReceivedLine,
  { member }: CartToCheck,
): LineRefusal | null {
  const isOrderPriceRight = shown.orderPriceCents === null || shown.orderPriceCents === orderPriceCents;
  const shownMember = shown.memberOrderPriceCents;
  const isMemberPriceRight = shownMember === null || shownMember === memberOrderPriceCents;
  if (isOrderPriceRight && isMemberPriceRight) return null;
  const isMemberPriceShown = isOrderPriceRight && shownMember !== null && shownMember < memberOrderPriceCents;
  const code = isMemberPriceShown && !holdsPromo(resolved, member?.promos ?? []) ? "member-promo" : "price-changed";
  return { ...refuse(resolved, code), orderPriceCents, memberOrderPriceCents };
}

/** Tells whether the dish or a chosen value has one of the member's promos. */
function holdsPromo({ item, choices }: ResolvedLine, memberPromos: readonly string[]): boolean {
  const things = [item, ...servedValues(choices, 1).map(({ value }) => value)];
  return things.some(({ promos }) => promos.some((promo) => memberPromos.includes(promo)));
}

function refuse(
  { line, item }: ResolvedLine,
  code: LineRefusal["code"],
  valueId: LineRefusal["valueId"] | null = null,
): LineRefusal {
  const refusal = { orderId: line.orderId, id: item.id, name: item.name, code };
  return valueId == null ? refusal : { ...refusal, valueId };
}
