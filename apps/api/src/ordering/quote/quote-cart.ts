import { isRefused, ORDER_TYPE_RULES } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { CartQuote, CartRequest, NoQuote } from "./cart-request.ts";
import { quoteDates } from "./quote-dates.ts";
import { quoteHub } from "./quote-hub.ts";
import { type QuoteDeps, type QuotingDeps, quoteOrder } from "./quote-order.ts";
import { sumQuotes } from "./sum-quotes.ts";

export type { QuoteDeps };

/**
 * Quotes a cart, for item, validate, set-costs and the submit calls. A school's cart is one order per date and
 * child, and a hub's cart is one order per kitchen. ordering#cart-check, school#dated-costs, hub#hub-costs.
 */
export async function quoteCart(
  deps: QuotingDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<CartQuote | { readonly refused: NoQuote }> {
  if (venue.kitchens !== null) return quoteHub(deps, { ...venue, kitchens: venue.kitchens }, request);
  const isDated = ORDER_TYPE_RULES[request.type].bySchoolDate && request.lines.some(({ date }) => date !== undefined);
  if (!isDated) return quoteOrder(deps, venue, request);
  const days = await quoteDates(deps, venue, request);
  if (isRefused(days)) return days;
  const quotes = days.map(({ quote }) => quote);
  return { ...sumQuotes(quotes, request.lines), date: null };
}
