import { type CartLine, formatCosts, sumCosts, workOfLines } from "@comptoir/ordering";
import type { CartQuote } from "./cart-request.ts";

/**
 * Sums the quotes of orders that are placed together as one cart. Lines keep the cart's sequence. The refusal
 * is that of the first refused order, with the offending lines of all orders. school#dated-costs,
 * hub#hub-costs. @param quotes at least one, in the sequence of the dates or of the hub's kitchens
 */
export function sumQuotes(quotes: readonly CartQuote[], lines: readonly CartLine[]): CartQuote {
  const [first] = quotes;
  if (first === undefined) throw new Error("A cart of several orders needs at least one.");
  if (quotes.length === 1) return first;
  const indexes = new Map(lines.map(({ orderId }, index) => [orderId, index]));
  const lineIndexOf = (orderId: number) => indexes.get(orderId) ?? 0;
  const costs = sumCosts(quotes.map((quote) => quote.costs));
  const refused = quotes.flatMap(({ refusal }) => refusal ?? []);
  const earliest = refused[0] ?? null;
  const resolved = quotes.flatMap((quote) => quote.resolved);
  return {
    ...first,
    resolved,
    orderItems: quotes
      .flatMap((quote) => quote.orderItems)
      .sort((a, b) => lineIndexOf(a.orderId) - lineIndexOf(b.orderId)),
    costs,
    costsData: formatCosts(costs, { serviceChargeLabel: first.costsData.serviceCharge.label }),
    refusal: earliest && { ...earliest, invalidItems: refused.flatMap(({ invalidItems }) => invalidItems) },
    tooSmall: quotes.flatMap(({ tooSmall }) => tooSmall ?? [])[0] ?? null,
    codeBlocked: quotes.flatMap(({ codeBlocked }) => codeBlocked ?? [])[0] ?? null,
    work: workOfLines(resolved),
  };
}
