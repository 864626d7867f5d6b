import type { PricedLineData } from "@comptoir/contract";
import {
  billSettingsOn,
  type CartLine,
  type Costs,
  type CostsData,
  computeCosts,
  computeHubCosts,
  computeSchoolCosts,
  earliestDate,
  formatCents,
  formatCosts,
  isDeliveryKind,
  isRefused,
  type LocalMoment,
  type MenuIndex,
  momentAtInstant,
  momentOn,
  NOON_MINUTES,
  ORDER_TYPE_RULES,
  type OrderToCost,
  type PricedLine,
  parseClockTime,
  parseHubId,
  parseTipChoice,
  priceLine,
  resolveLine,
  scheduleSlotAt,
  schoolOrderKey,
} from "@comptoir/ordering";
import type { BillData } from "./cart-seed.ts";
import type { CartState, ConfirmedCart } from "./cart-state.ts";
import { confirmedDiscount, confirmedPoints, confirmedVoucher } from "./confirmed-codes.ts";
import { indexDishes } from "./known-dish.ts";
import { isTimeOpen } from "./order-terms.ts";

export type PricingContext = {
  readonly bill: BillData;
  readonly serviceChargeLabel: string;
  /** The current time, as the restaurant's local time and in milliseconds since the epoch. */
  readonly now: LocalMoment;
  readonly nowMs: number;
  /**
   * The earliest time that can be ordered for, while the restaurant takes no immediate orders; else null.
   * time#order-ahead.
   */
  readonly ahead: LocalMoment | null;
  /** The member number of the visitor, and the promos that set this member's prices. */
  readonly member: { readonly identifier: string | null; readonly promos: readonly string[] };
};

/** `priced` is null if the page does not know the dish, or the dish is not sold at the cart's time. */
export type InstantLine = { readonly orderId: number; readonly priced: PricedLine | null };

/** Prices each line from the dishes that the page knows, before the server has priced them. */
export function priceLinesInstantly(
  { lines, dishes, ...wanted }: Pick<CartState, "lines" | "dishes" | "terms" | "confirmed">,
  pricing: PricingContext,
): readonly InstantLine[] {
  const index = indexDishes(dishes);
  const moment = pricedMoment(wanted, pricing);
  const momentOf = ({ date }: CartLine) => (date === undefined ? moment : momentOn(date, NOON_MINUTES));
  const { member } = pricing;
  // Only the server knows the promos of a member number that was entered at the checkout.
  const isMember = member.identifier !== null && wanted.terms.memberIdentifier === member.identifier;
  const memberPromos = isMember ? member.promos : [];
  return lines.map((line) => {
    const at = momentOf(line);
    const { taxRate } = billSettingsOn(pricing.bill, at.date);
    return {
      orderId: line.orderId,
      priced: priceKnownLine(line, index, { ...scheduleSlotAt(at), memberPromos, taxRate }),
    };
  });
}

function priceKnownLine(line: CartLine, index: MenuIndex, context: Parameters<typeof priceLine>[1]): PricedLine | null {
  const resolved = resolveLine(index, line);
  if (isRefused(resolved)) return null;
  const priced = priceLine(resolved, context);
  return isRefused(priced) ? null : priced;
}

/**
 * Computes the costs in the page by the server's rules; null if the page cannot price a line. Discounts, gift
 * cards and points count as last confirmed by the server. bill#steps.
 */
export function computeInstantCosts(
  state: Pick<CartState, "lines" | "dishes" | "terms" | "confirmed">,
  pricing: PricingContext,
): CostsData | null {
  const lines = priceLinesInstantly(state, pricing).map(({ priced }) => priced);
  if (!lines.every((line) => line !== null)) return null;
  const { terms } = state;
  const tip = parseTipChoice(terms.tip);
  const order = {
    settings: billSettingsOn(pricing.bill, pricedMoment(state, pricing).date),
    lines,
    delivered: isDeliveryKind(terms.destination.kind),
    rebateApplies: ORDER_TYPE_RULES[terms.type].taxRebate,
    discount: confirmedDiscount(state),
    tip: tip && isRefused(tip) ? null : tip,
    voucher: confirmedVoucher(state),
    points: confirmedPoints(state),
  };
  const isDated = state.lines.some(({ date }) => date !== undefined);
  const costs = pricing.bill.kitchens
    ? computeKitchensCosts(order, state, pricing)
    : isDated
      ? computeDatedCosts(order, state.lines, pricing)
      : computeCosts(order);
  return formatCosts(costs, { serviceChargeLabel: pricing.serviceChargeLabel });
}

/** Each child's date has a bill of its own, with the taxes of that date. school#dated-costs. */
function computeDatedCosts(order: OrderToCost, lines: readonly CartLine[], { bill }: PricingContext): Costs {
  const earliest = earliestDate(lines);
  const dates = new Map<string, string>();
  const keys = new Map<number, string>();
  for (const line of lines) {
    const key = schoolOrderKey(line, earliest);
    keys.set(line.orderId, key);
    dates.set(key, line.date ?? earliest);
  }
  const keyOf = (orderId: number) => keys.get(orderId) ?? "";
  return computeSchoolCosts(order, keyOf, (key) => billSettingsOn(bill, dates.get(key) ?? earliest)).whole;
}

/** Each kitchen has a bill of its own, with the kitchen's taxes and charges. hub#hub-costs. */
function computeKitchensCosts(
  order: OrderToCost,
  state: Pick<CartState, "lines" | "terms" | "confirmed">,
  { bill: { kitchens = [] }, ...pricing }: PricingContext,
): Costs {
  const kitchenByOrderId = new Map(
    state.lines.map(({ orderId, id }) => [orderId, parseHubId(id, kitchens)?.kitchen ?? kitchens[0]]),
  );
  const { date } = pricedMoment(state, pricing);
  const toCost = kitchens.flatMap((kitchen) => {
    const lines = order.lines.filter(({ orderId }) => kitchenByOrderId.get(orderId) === kitchen);
    return lines.length === 0 ? [] : { ...order, settings: billSettingsOn(kitchen, date), lines };
  });
  return toCost.length === 0 ? computeCosts(order) : computeHubCosts(toCost, order).whole;
}

/** Returns the prices that the page shows. The page sends them, so that the server can report changed prices. */
export function shownPrices(
  state: Pick<CartState, "lines" | "dishes" | "terms" | "confirmed">,
  pricing: PricingContext,
): ReadonlyMap<number, Pick<PricedLineData, "orderPrice">> {
  const priced = priceLinesInstantly(state, pricing).flatMap(({ priced }) => priced ?? []);
  return new Map(priced.map((line) => [line.orderId, { orderPrice: formatCents(line.orderPriceCents) }]));
}

/**
 * Returns the restaurant's local time that a cart is priced for: the chosen time, or now if the order needs
 * no time. While the diner has not chosen, it is the server's nearest time, or `ahead` before the server has
 * answered. time#nearest.
 */
export function pricedMoment(
  { terms, confirmed }: Pick<CartState, "terms" | "confirmed">,
  { now, nowMs, ahead }: Pick<PricingContext, "now" | "nowMs" | "ahead">,
): LocalMoment {
  if (terms.date !== null) return momentAtInstant(Date.parse(terms.date), { now, nowMs });
  if (!isTimeOpen(terms)) return now;
  const nearest = confirmed && isTimeOpen(confirmed.terms) ? nearestMoment(confirmed.answer.nearest) : null;
  return nearest ?? ahead ?? now;
}

export function nearestMoment(nearest: ConfirmedCart["answer"]["nearest"]): LocalMoment | null {
  return nearest && momentOn(nearest.date, parseClockTime(nearest.time) ?? 0);
}
