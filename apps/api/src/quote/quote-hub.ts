import { m } from "@comptoir/messages";
import { cartQuantity, formatCosts, type Id, idInHub, type Locale, restaurantName } from "@comptoir/ordering";
import { localMomentOf } from "../time/zoned.ts";
import type { CartQuote, CartRequest, NoQuote, WordedRefusal } from "./cart-request.ts";
import { type KitchenQuote, type LoadedHub, quoteKitchens } from "./quote-kitchens.ts";
import { codesTaken, type QuotingDeps, quoteOrder } from "./quote-order.ts";
import { sumQuotes } from "./sum-quotes.ts";
import { wordBlockedCode, wordRefusal } from "./word-refusal.ts";

/** Quotes a hub's cart: its kitchens' bills added up, by the ids of the hub's menu. hub#hub-costs. */
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
    ...codesTaken(codes),
    codeBlocked: codes.blocked && { ...wordBlockedCode(request.locale), ...codes.blocked },
    costs,
    costsData: formatCosts(costs, { serviceChargeLabel: label }),
    refusal: hubCartFull(hub, request) ?? whole.refusal,
    prepMinutes: Math.max(...quotes.map(({ prepMinutes }) => prepMinutes)),
    readyAt: new Date(Math.max(...quotes.map(({ readyAt }) => readyAt.getTime()))),
    queue: longestOf(quotes),
  };
}

/** The longest wait is the hub's: a meal is whole when the last kitchen is done. time#queue. */
function longestOf(quotes: readonly CartQuote[]): CartQuote["queue"] {
  const queues = quotes.flatMap(({ queue }) => queue ?? []);
  if (queues.length === 0) return null;
  return {
    prepTime: Math.max(...queues.map(({ prepTime }) => prepTime)),
    ordersAhead: Math.max(...queues.map(({ ordersAhead }) => ordersAhead)),
  };
}

/** More dishes than a cart of the hub may hold, of all kitchens together. ordering#cart-limit. */
export function hubCartFull(
  hub: LoadedHub,
  { lines, locale, now }: Pick<CartRequest, "lines" | "locale" | "now">,
): WordedRefusal | null {
  const { maxItemsPerCart } = hub.ordering;
  if (maxItemsPerCart === null || cartQuantity(lines) <= maxItemsPerCart) return null;
  return wordRefusal({ code: "cart-limit", lines: [] }, [], hub, { locale, when: localMomentOf(now, hub.zone) });
}

/** A kitchen's quote by the ids of its hub's menu; the cart's lines are as they came. */
function asInHub({ kitchen, quote }: KitchenQuote, { lines, locale }: CartRequest): CartQuote {
  const sent = new Map(lines.map((line) => [line.orderId, line]));
  const named = (id: Id) => idInHub(kitchen.id, id);
  const lineOf = <Line extends { readonly orderId: number }>(line: Line) => sent.get(line.orderId) ?? line;
  return {
    ...quote,
    lines: quote.lines.map(lineOf),
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

/** What is wrong with a whole kitchen says whose it is; a line's own words name its dish. */
function ofKitchen(kitchen: KitchenQuote["kitchen"], refusal: WordedRefusal, locale: Locale): WordedRefusal {
  const invalidItems = refusal.invalidItems.map((item) => ({ ...item, id: idInHub(kitchen.id, item.id) }));
  return {
    ...refusal,
    invalidItems,
    message: invalidItems.length > 0 ? refusal.message : wordOfKitchen(kitchen, refusal.message, locale),
  };
}

/** Says of which kitchen something is said. */
export function wordOfKitchen({ data }: KitchenQuote["kitchen"], message: string, locale: Locale): string {
  return m.refusal_of_kitchen({ kitchen: restaurantName(data, locale), message }, { locale });
}
