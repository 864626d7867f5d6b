import { cents, isRefused, leftForNext, schoolDay, ZERO_CENTS } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { CartQuote, CartRequest, NoQuote } from "./cart-request.ts";
import { type QuotingDeps, quoteOrder } from "./quote-order.ts";

/** What one date of a school's cart costs. */
export type DateQuote = { readonly date: string; readonly quote: CartQuote };

const NOON_MINUTES = 720;

/**
 * Quotes a school's cart date by date, the earliest first: each at its own moment, with what the dates before it leave of the tip, the code and
 * the gift card. A line without a date is of the earliest. school#dated-costs, school#moment.
 */
export async function quoteDates(
  deps: QuotingDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<readonly DateQuote[] | { readonly refused: NoQuote }> {
  const [earliest = ""] = request.lines.flatMap(({ date }) => date ?? []).sort();
  const byDate = Map.groupBy(request.lines, ({ date }) => date ?? earliest);
  let { costs, voucherSpentCents = ZERO_CENTS } = request;
  const days: DateQuote[] = [];
  for (const date of [...byDate.keys()].sort()) {
    const quote = await quoteOrder(deps, venue, {
      ...request,
      lines: byDate.get(date) ?? [],
      date: servingInstant(venue, date),
      isTimeOpen: false,
      costs,
      voucherSpentCents,
    });
    if (isRefused(quote)) return quote;
    days.push({ date, quote });
    const left = leftForNext(quote.costs);
    voucherSpentCents = cents(voucherSpentCents + (quote.costs.voucher?.amountCents ?? 0));
    costs = {
      tip: left.keepsTip ? costs.tip : null,
      discountCode: left.keepsDiscount ? costs.discountCode : null,
      voucherCode: left.voucherLeftCents === null ? null : costs.voucherCode,
    };
  }
  return days;
}

/** When a date's food is served, as an instant; noon on a day on which the school is closed, to be refused by its name. school#moment. */
export function servingInstant(venue: LoadedVenue, date: string): Date {
  return instantOf(schoolDay(venue.school, date).moment ?? { date, minutes: NOON_MINUTES }, venue.zone);
}
