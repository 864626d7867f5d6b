import { isRefused } from "@comptoir/ordering";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { CartQuote, CartRequest, NoQuote } from "./cart-request.ts";
import { quoteDates } from "./quote-dates.ts";
import { type QuoteDeps, type QuotingDeps, quoteOrder } from "./quote-order.ts";
import { sumQuotes } from "./sum-quotes.ts";

export type { QuoteDeps };

/**
 * Quotes a cart, for item, validate, set-costs and the submit calls: one order, or a school's lines with their dates, each date an order of
 * its own. ordering#cart-check, school#dated-costs.
 */
export async function quoteCart(
  deps: QuotingDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<CartQuote | { readonly refused: NoQuote }> {
  const isDated = request.type === "school" && request.lines.some(({ date }) => date !== undefined);
  if (!isDated) return quoteOrder(deps, venue, request);
  const days = await quoteDates(deps, venue, request);
  return isRefused(days) ? days : sumQuotes(days, request.lines);
}
