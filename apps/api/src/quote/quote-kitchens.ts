import { m } from "@comptoir/messages";
import {
  type Costs,
  checkDiscountTerms,
  computeHubCosts,
  explainCosts,
  formatCosts,
  isRefused,
  linesOfKitchens,
} from "@comptoir/ordering";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { CartRequest, NoQuote, OrderQuote } from "./cart-request.ts";
import { type CodesFound, NO_CODES } from "./codes-found.ts";
import { nearestDate } from "./nearest-date.ts";
import { codesTaken, type QuotingDeps, quoteOrder } from "./quote-order.ts";
import { readCodes } from "./read-codes.ts";
import { wordDiscountUnmet } from "./word-refusal.ts";

/** A hub, which has kitchens. */
export type LoadedHub = LoadedVenue & { readonly kitchens: readonly LoadedVenue[] };

/** What of a hub's cart is one kitchen's, by the kitchen's own ids, and what it costs with its shares of tip, code and gift card. */
export type KitchenQuote = { readonly kitchen: LoadedVenue; readonly quote: OrderQuote; readonly codes: CodesFound };

/** A hub's cart kitchen by kitchen, in their order, and what they come to. */
export type KitchensQuoted = {
  readonly kitchens: readonly [KitchenQuote, ...KitchenQuote[]];
  readonly whole: Costs;
  /** The hub's codes as they were read. */
  readonly codes: CodesFound;
};

/**
 * Quotes a hub's cart kitchen by kitchen: all for one moment, each with its share of the tip, the hub's code and the hub's gift card. Null for
 * an empty cart. Who says that member prices were shown hears that a hub has none. hub#hub-costs, hub#hub-codes, hub#hub-terms.
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
  const codes = await readCodes(deps, hub.restaurantId, { ...request, member: null });
  if ("refused" in codes) return codes;
  const ofPart = (lines: CartRequest["lines"]): CartRequest => ({ ...request, lines, member: null, codes: NO_CODES });
  const date = request.date ?? (request.isTimeOpen ? await latestOf(deps, parts, ofPart) : null);
  const quoted: { readonly kitchen: LoadedVenue; readonly quote: OrderQuote }[] = [];
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
    const share = shareOf(codes, bill.order);
    return { kitchen, codes: share, quote: withBill({ ...quote, ...codesTaken(share) }, bill) };
  });
  return { kitchens: kitchens as [KitchenQuote, ...KitchenQuote[]], whole, codes };
}

/** The time at which every kitchen's part can be had: the latest of their nearest; null means now. time#nearest. */
async function latestOf(
  deps: QuotingDeps,
  parts: ReturnType<typeof linesOfKitchens<LoadedVenue, CartRequest["lines"][number]>>,
  ofPart: (lines: CartRequest["lines"]) => CartRequest,
): Promise<Date | null> {
  const nearest = await Promise.all(parts.map(({ kitchen, lines }) => nearestDate(deps, kitchen, ofPart(lines), null)));
  const times = nearest.flatMap((date) => date?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The hub's codes as one kitchen's bill has them. What they ask for was asked of all kitchens together. */
function shareOf(codes: CodesFound, { discount, voucher }: OrderQuote["order"]): CodesFound {
  return {
    ...NO_CODES,
    discount: codes.discount && discount && { ...codes.discount, ...discount, minimumCents: null, orderTypes: null },
    giftCard: codes.giftCard && voucher && { ...codes.giftCard, voucher },
  };
}

/** Tip and codes change nothing of a quote but its bill. */
function withBill(quote: OrderQuote, { order, costs }: Pick<OrderQuote, "order" | "costs">): OrderQuote {
  const { label } = quote.costsData.serviceCharge;
  const costsData = formatCosts(costs, { serviceChargeLabel: label });
  return { ...quote, order, costs, costsData, explain: () => explainCosts(order) };
}
