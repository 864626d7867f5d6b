import { dropPastCutoff, isRefused } from "@comptoir/ordering";
import type { CartQuote, CartRequest, NoQuote } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import { localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/**
 * Quotes a cart as it goes on: a school's lines for dates past their cutoff are dropped and the costs worked out again without them. The
 * refusal names them beside whatever else stands in the way. A submit quotes the whole cart, and places nothing. school#past-cutoff.
 */
export async function quoteWhatStays(
  deps: QuoteDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<CartQuote | { readonly refused: NoQuote }> {
  const whole = await quoteCart(deps, venue, request);
  if (isRefused(whole) || request.type !== "school") return whole;
  const now = localMomentOf(request.now, venue.zone);
  const { lines, dropped } = dropPastCutoff(request.lines, venue.school, now);
  if (dropped.length === 0) return whole;
  const rest = await quoteCart(deps, venue, { ...request, lines });
  return isRefused(rest) ? rest : { ...rest, refusal: whole.refusal };
}
