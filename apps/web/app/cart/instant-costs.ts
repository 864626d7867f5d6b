import type { PricedLineData } from "@comptoir/contract";
import {
  addMinutes,
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
  momentOn,
  ORDER_TYPE_RULES,
  type OrderToCost,
  type PricedLine,
  parseClockTime,
  parseTipChoice,
  priceLine,
  resolveLine,
  scheduleSlotAt,
  schoolOrderKey,
  thingOfKitchen,
} from "@comptoir/ordering";
import type { BillData } from "./cart-seed.ts";
import type { CartState, ConfirmedCart } from "./cart-state.ts";
import { confirmedDiscount, confirmedPoints, confirmedVoucher } from "./confirmed-codes.ts";
import { indexDishes } from "./known-dish.ts";
import { isTimeOpen } from "./order-terms.ts";

/** What the page prices a cart with beside the cart itself. */
export type PricingContext = {
  readonly bill: BillData;
  readonly serviceChargeLabel: string;
  /** The restaurant's wall clock now, and the instant it stands for in milliseconds. */
  readonly now: LocalMoment;
  readonly nowMs: number;
  /** From when one can order ahead, where nothing can be had now; null where something can. time#order-ahead. */
  readonly ahead: LocalMoment | null;
  /** The member whose page it is, with the promos whose prices they get. */
  readonly member: { readonly identifier: string | null; readonly promos: readonly string[] };
};

/** The page's own prices of a line, as the wire writes them; null when it does not know the dish or it is not sold then. */
export type InstantLine = { readonly orderId: number; readonly priced: PricedLine | null };

/** When a school's meals are served, as far as the page knows: the server knows its hours. school#moment. */
export const NOON_MINUTES = 720;

/** Prices each line from the dishes that the page knows. The server's word comes afterwards. */
export function priceLinesInstantly(
  { lines, dishes, ...wanted }: Pick<CartState, "lines" | "dishes" | "terms" | "confirmed">,
  pricing: PricingContext,
): readonly InstantLine[] {
  const index = indexDishes(dishes);
  const moment = pricedMoment(wanted, pricing);
  const momentOf = ({ date }: CartLine) => (date === undefined ? moment : momentOn(date, NOON_MINUTES));
  const { member } = pricing;
  // Of a number that is typed in the cart only the server knows the promos.
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
 * Works out the costs in the page, by the same rules as the server, for totals that answer at once. Null when a line cannot
 * be priced here. A discount and a gift card count as the server last confirmed them. bill#steps.
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

/** Each date of a child at a school is a bill of its own, with the taxes of its date. school#dated-costs. */
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

/** Each kitchen's dishes at a hub are a bill of their own, with the kitchen's taxes and charges. hub#hub-costs. */
function computeKitchensCosts(
  order: OrderToCost,
  state: Pick<CartState, "lines" | "terms" | "confirmed">,
  { bill: { kitchens = [] }, ...pricing }: PricingContext,
): Costs {
  const kitchenByOrderId = new Map(
    state.lines.map(({ orderId, id }) => [orderId, thingOfKitchen(id, kitchens)?.kitchen ?? kitchens[0]]),
  );
  const { date } = pricedMoment(state, pricing);
  const toCost = kitchens.flatMap((kitchen) => {
    const lines = order.lines.filter(({ orderId }) => kitchenByOrderId.get(orderId) === kitchen);
    return lines.length === 0 ? [] : { ...order, settings: billSettingsOn(kitchen, date), lines };
  });
  return toCost.length === 0 ? computeCosts(order) : computeHubCosts(toCost, order).whole;
}

/** The lines for a body, with the prices that the page shows, so that the server can say when they have changed. */
export function shownPrices(
  state: Pick<CartState, "lines" | "dishes" | "terms" | "confirmed">,
  pricing: PricingContext,
): ReadonlyMap<number, Pick<PricedLineData, "orderPrice">> {
  const priced = priceLinesInstantly(state, pricing).flatMap(({ priced }) => priced ?? []);
  return new Map(priced.map((line) => [line.orderId, { orderPrice: formatCents(line.orderPriceCents) }]));
}

/**
 * The moment of the restaurant's wall clock that a cart is priced for: when the food is wanted; while no time is chosen, the nearest
 * one that the server named, or the visit's until it has; else now. time#nearest.
 */
export function pricedMoment(
  { terms, confirmed }: Pick<CartState, "terms" | "confirmed">,
  { now, nowMs, ahead }: Pick<PricingContext, "now" | "nowMs" | "ahead">,
): LocalMoment {
  if (terms.date !== null) return addMinutes(now, Math.floor((Date.parse(terms.date) - nowMs) / 60_000));
  if (!isTimeOpen(terms)) return now;
  const nearest = confirmed && isTimeOpen(confirmed.terms) ? nearestMoment(confirmed.answer.nearest) : null;
  return nearest ?? ahead ?? now;
}

/** A nearest time that the server named, on the restaurant's wall clock. */
export function nearestMoment(nearest: ConfirmedCart["answer"]["nearest"]): LocalMoment | null {
  return nearest && momentOn(nearest.date, parseClockTime(nearest.time) ?? 0);
}
