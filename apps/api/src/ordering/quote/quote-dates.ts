import {
  type Costs,
  cents,
  earliestDate,
  isRefused,
  leftForNext,
  NOON_MINUTES,
  schoolDay,
  schoolOrderKey,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { instantOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { CartQuote, CartRequest, NoQuote } from "./cart-request.ts";
import { type QuotingDeps, quoteOrder } from "./quote-order.ts";

export type DateQuote = { readonly date: string; readonly quote: CartQuote };

/**
 * Quotes a school's cart by date and child, earliest first. Each order is priced at its own time, with the
 * part of tip, discount and gift card that earlier orders left. A line without a date belongs to the earliest
 * date. school#dated-costs, school#moment.
 */
export async function quoteDates(
  deps: QuotingDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<readonly DateQuote[] | { readonly refused: NoQuote }> {
  const earliest = earliestDate(request.lines);
  const byKey = Map.groupBy(request.lines, (line) => schoolOrderKey(line, earliest));
  let terms: DateTerms = { costs: request.costs, voucherSpentCents: request.voucherSpentCents ?? ZERO_CENTS };
  const days: DateQuote[] = [];
  for (const key of [...byKey.keys()].sort()) {
    const lines = byKey.get(key) ?? [];
    const date = lines[0]?.date ?? earliest;
    const quote = await quoteOrder(deps, venue, {
      ...request,
      lines,
      date: servingInstant(venue, date),
      isTimeOpen: false,
      ...terms,
    });
    if (isRefused(quote)) return quote;
    days.push({ date, quote });
    terms = termsAfter(terms, quote.costs);
  }
  return days;
}

/**
 * Tip and codes that earlier dates left for a date. `voucherSpentCents` is what earlier dates took from the
 * gift card. school#dated-costs.
 */
export type DateTerms = Required<Pick<CartRequest, "costs" | "voucherSpentCents">>;

/**
 * Returns the tip and codes that a date's bill leaves for the next date. Points are spent on the first date.
 * school#dated-costs.
 */
export function termsAfter({ costs, voucherSpentCents }: DateTerms, bill: Costs): DateTerms {
  const left = leftForNext(bill);
  return {
    costs: {
      tip: left.keepsTip ? costs.tip : null,
      discountCode: left.keepsDiscount ? costs.discountCode : null,
      voucherCode: left.voucherLeftCents === null ? null : costs.voucherCode,
      points: null,
    },
    voucherSpentCents: cents(voucherSpentCents + (bill.voucher?.amountCents ?? 0)),
  };
}

/**
 * Returns the instant at which a date's food is served. If the school is closed on that day, returns noon; a
 * later check refuses the day. school#moment.
 */
export function servingInstant(venue: LoadedVenue, date: string): Date {
  return instantOf(schoolDay(venue.school, date).moment ?? { date, minutes: NOON_MINUTES }, venue.zone);
}
