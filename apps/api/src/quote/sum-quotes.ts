import { type CartLine, formatCosts, stockNeeds, sumCosts, workOfLines } from "@comptoir/ordering";
import type { CartQuote } from "./cart-request.ts";
import type { DateQuote } from "./quote-dates.ts";

/**
 * The quotes of a school's dates as one cart: its lines in their own order, the bills added up, and of what stands in the way the
 * earliest date's words with every offending line. school#dated-costs.
 */
export function sumQuotes(days: readonly DateQuote[], lines: readonly CartLine[]): CartQuote {
  const [first] = days;
  if (first === undefined) throw new Error("a school's cart has a date");
  if (days.length === 1) return { ...first.quote, date: null };
  const quotes = days.map(({ quote }) => quote);
  const places = new Map(lines.map(({ orderId }, place) => [orderId, place]));
  const placeOf = (orderId: number) => places.get(orderId) ?? 0;
  const costs = sumCosts(quotes.map((quote) => quote.costs));
  const refused = quotes.flatMap(({ refusal }) => refusal ?? []);
  const earliest = refused[0] ?? null;
  const resolved = quotes.flatMap((quote) => quote.resolved);
  return {
    ...first.quote,
    lines: quotes.flatMap((quote) => quote.lines),
    resolved,
    priced: quotes.flatMap((quote) => quote.priced),
    orderItems: quotes.flatMap((quote) => quote.orderItems).sort((a, b) => placeOf(a.orderId) - placeOf(b.orderId)),
    costs,
    costsData: formatCosts(costs, { serviceChargeLabel: first.quote.costsData.serviceCharge.label }),
    refusal: earliest && { ...earliest, invalidItems: refused.flatMap(({ invalidItems }) => invalidItems) },
    tooSmall: quotes.flatMap(({ tooSmall }) => tooSmall ?? [])[0] ?? null,
    codeBlocked: quotes.flatMap(({ codeBlocked }) => codeBlocked ?? [])[0] ?? null,
    date: null,
    stockNeeds: stockNeeds(resolved),
    work: workOfLines(resolved),
  };
}
