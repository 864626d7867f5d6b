import { m } from "@comptoir/messages";
import {
  type Costs,
  cartQuantity,
  checkDiscountTerms,
  computeHubCosts,
  explainCosts,
  formatCosts,
  type Id,
  idInHub,
  isRefused,
  type Locale,
  linesOfKitchens,
  restaurantName,
} from "@comptoir/ordering";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import {
  type CartQuote,
  type CartRequest,
  type CodesFound,
  NO_CODES,
  type NoQuote,
  type OrderQuote,
  type WordedRefusal,
} from "./cart-request.ts";
import { nearestDate } from "./nearest-date.ts";
import { type QuotingDeps, quoteOrder } from "./quote-order.ts";
import { readCodes } from "./read-codes.ts";
import { sumQuotes } from "./sum-quotes.ts";
import { wordBlockedCode, wordDiscountUnmet, wordRefusal } from "./word-refusal.ts";

/** Quotes a hub's cart: the sum of its kitchens' bills, with the ids of the hub's menu. hub#hub-costs. */
export async function quoteHub(
  deps: QuotingDeps,
  hub: LoadedHub,
  request: CartRequest,
): Promise<CartQuote | { readonly refused: NoQuote }> {
  const quoted = await quoteKitchens(deps, hub, request);
  if (quoted === null) return quoteOrder(deps, hub, { ...request, member: null });
  if ("refused" in quoted) return quoted;
  const { codes, whole: costs } = quoted;
  const quotes = quoted.kitchens.map((kitchen) => asInHub(kitchen, request));
  const whole = sumQuotes(quotes, request.lines);
  const { label } = whole.costsData.serviceCharge;
  return {
    ...whole,
    codes,
    codeBlocked: codes.blocked && { ...wordBlockedCode(request.locale), ...codes.blocked },
    costs,
    costsData: formatCosts(costs, { serviceChargeLabel: label }),
    refusal: hubCartFull(hub, request) ?? whole.refusal,
    prepMinutes: Math.max(...quotes.map(({ prepMinutes }) => prepMinutes)),
    queue: longestOf(quotes),
  };
}

/** Returns the longest queue: a hub's meal is complete when the last kitchen is done. time#queue. */
function longestOf(quotes: readonly CartQuote[]): CartQuote["queue"] {
  const queues = quotes.flatMap(({ queue }) => queue ?? []);
  if (queues.length === 0) return null;
  return {
    prepTime: Math.max(...queues.map(({ prepTime }) => prepTime)),
    ordersAhead: Math.max(...queues.map(({ ordersAhead }) => ordersAhead)),
  };
}

/** Refuses more dishes than a hub's cart may hold, over all kitchens. ordering#cart-limit. */
export function hubCartFull(
  hub: LoadedHub,
  { lines, locale, now }: Pick<CartRequest, "lines" | "locale" | "now">,
): WordedRefusal | null {
  const { maxItemsPerCart } = hub.ordering;
  if (maxItemsPerCart === null || cartQuantity(lines) <= maxItemsPerCart) return null;
  return wordRefusal({ code: "cart-limit", lines: [] }, [], hub, { locale, when: localMomentOf(now, hub.zone) });
}

function asInHub({ kitchen, quote }: KitchenQuote, { lines, locale }: CartRequest): CartQuote {
  const sent = new Map(lines.map((line) => [line.orderId, line]));
  const named = (id: Id) => idInHub(kitchen.id, id);
  const lineOf = <Line extends { readonly orderId: number }>(line: Line) => sent.get(line.orderId) ?? line;
  return {
    ...quote,
    resolved: quote.resolved.map((resolved) => ({ ...resolved, line: { ...resolved.line, ...lineOf(resolved.line) } })),
    orderItems: quote.orderItems.map((item) => ({
      ...item,
      id: named(item.id),
      menu_id: named(item.menu_id),
      section_id: item.section_id === null ? null : named(item.section_id),
    })),
    refusal: quote.refusal && ofKitchen(kitchen, quote.refusal, locale),
  };
}

/** Adds the kitchen's name to a refusal of a whole kitchen. A line's message names its dish already. */
function ofKitchen(kitchen: KitchenQuote["kitchen"], refusal: WordedRefusal, locale: Locale): WordedRefusal {
  const invalidItems = refusal.invalidItems.map((item) => ({ ...item, id: idInHub(kitchen.id, item.id) }));
  return {
    ...refusal,
    invalidItems,
    message: invalidItems.length > 0 ? refusal.message : wordOfKitchen(kitchen, refusal.message, locale),
  };
}

export function wordOfKitchen({ data }: KitchenQuote["kitchen"], message: string, locale: Locale): string {
  return m.refusal_of_kitchen({ kitchen: restaurantName(data, locale), message }, { locale });
}

export type LoadedHub = LoadedVenue & { readonly kitchens: readonly LoadedVenue[] };

/**
 * One kitchen's part of a hub's cart, with the kitchen's own ids, priced with its shares of tip, discount
 * code and gift card.
 */
type KitchenQuote = { readonly kitchen: LoadedVenue; readonly quote: OrderQuote };

/** A hub's cart by kitchen, in the hub's sequence, and the total of their bills. */
type KitchensQuoted = {
  readonly kitchens: readonly [KitchenQuote, ...KitchenQuote[]];
  readonly whole: Costs;
  readonly codes: CodesFound;
};

/**
 * Quotes a hub's cart by kitchen, all for one time. Each kitchen gets its share of the tip and of the hub's
 * discount code and gift card. Null for an empty cart. A hub has no members, so a request that shows member
 * prices is refused. hub#hub-costs, hub#hub-codes, hub#hub-terms.
 */
export async function quoteKitchens(
  deps: QuotingDeps,
  hub: LoadedHub,
  request: CartRequest,
): Promise<KitchensQuoted | null | { readonly refused: NoQuote }> {
  const { locale, member } = request;
  if (member?.promosApplied) {
    return { refused: { name: "memberPromo", message: m.refusal_members_at_hub({}, { locale }) } };
  }
  const parts = linesOfKitchens(hub.kitchens, request.lines);
  if (parts.length === 0) return null;
  const codes = await readCodes(deps, hub, { ...request, member: null });
  if ("refused" in codes) return codes;
  const ofPart = (lines: CartRequest["lines"]): CartRequest => ({ ...request, lines, member: null, codes: NO_CODES });
  const date = request.date ?? (request.isTimeOpen ? await latestOf(deps, parts, ofPart) : null);
  const quoted: KitchenQuote[] = [];
  for (const { kitchen, lines } of parts) {
    const costs = { ...request.costs, tip: null, points: null };
    const quote = await quoteOrder(deps, kitchen, { ...ofPart(lines), costs, date, isTimeOpen: false });
    if (isRefused(quote)) return quote;
    quoted.push({ kitchen, quote });
  }
  const { kitchens: bills, whole } = computeHubCosts(
    quoted.map(({ quote }) => quote.order),
    { tip: request.costs.tip, discount: codes.discount, voucher: codes.giftCard?.voucher ?? null },
  );
  const unmet = codes.discount && checkDiscountTerms(codes.discount, { ...whole, type: request.type });
  if (unmet) return { refused: wordDiscountUnmet(unmet, locale) };
  const kitchens = quoted.map(({ kitchen, quote }, index): KitchenQuote => {
    const bill = bills[index] as (typeof bills)[number];
    return { kitchen, quote: withBill({ ...quote, codes: shareOf(codes, bill.order) }, bill) };
  });
  return { kitchens: kitchens as [KitchenQuote, ...KitchenQuote[]], whole, codes };
}

/** A hub's nearest time is the latest of its kitchens' nearest times; null means now. time#nearest. */
async function latestOf(
  deps: QuotingDeps,
  parts: ReturnType<typeof linesOfKitchens<LoadedVenue, CartRequest["lines"][number]>>,
  ofPart: (lines: CartRequest["lines"]) => CartRequest,
): Promise<Date | null> {
  const nearest = await Promise.all(parts.map(({ kitchen, lines }) => nearestDate(deps, kitchen, ofPart(lines), null)));
  const times = nearest.flatMap((date) => date?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** Returns the hub's codes with one kitchen's share. Their terms were checked for the whole cart. */
function shareOf(codes: CodesFound, { discount, voucher }: OrderQuote["order"]): CodesFound {
  return {
    ...NO_CODES,
    discount: codes.discount && discount && { ...codes.discount, ...discount, minimumCents: null, orderTypes: null },
    giftCard: codes.giftCard && voucher && { ...codes.giftCard, voucher },
  };
}

/** Replaces the bill of a quote, because only the bill depends on tip and codes. */
function withBill(quote: OrderQuote, { order, costs }: Pick<OrderQuote, "order" | "costs">): OrderQuote {
  const { label } = quote.costsData.serviceCharge;
  const costsData = formatCosts(costs, { serviceChargeLabel: label });
  return { ...quote, order, costs, costsData, explain: () => explainCosts(order) };
}
