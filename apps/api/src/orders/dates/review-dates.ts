import { cents, isRefused, ZERO_CENTS } from "@comptoir/ordering";
import { type DateTerms, servingInstant, termsAfter } from "../../quote/quote-dates.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { Submit } from "../review/order-to-place.ts";
import { type ReviewedOrder, reviewOrder, wordOtherTotal } from "../review/review-order.ts";
import type { Charge } from "../review/review-payment.ts";
import type { SubmitRefusal } from "../review/submit-refusal.ts";
import type { OrderToPlace } from "../write/take-scarce.ts";

/** A school's checkout: the lines of its body name their dates, and each date's order has its id. */
export type DatesSubmit = Omit<Submit, "orderId" | "voucherSpentCents"> & {
  readonly orderIds: ReadonlyMap<string, string>;
};

/** The orders of a school's dates that may be placed, with what is charged for all of them together. */
export type ReviewedDates = {
  readonly days: readonly (ReviewedOrder & { readonly date: string })[];
  readonly orders: readonly OrderToPlace[];
  readonly charge: Charge | null;
};

/**
 * Reviews each date of a school's checkout as an order of its own, the earliest first, with what the dates before it leave of the tip, the
 * code and the gift card. The first that cannot be ordered refuses all of them. What was shown is compared with their sum.
 * school#school-orders, school#dated-costs.
 */
export async function reviewDates(
  deps: OrderDeps,
  submit: DatesSubmit,
): Promise<ReviewedDates | { readonly refused: SubmitRefusal }> {
  const { body, venue, orderIds, locale } = submit;
  const days: (ReviewedOrder & { readonly date: string })[] = [];
  const { totalWithTipCents: shownCents, ...costs } = body.data.costs;
  let terms: DateTerms = { costs, voucherSpentCents: ZERO_CENTS };
  for (const [date, orderId] of orderIds) {
    const items = body.data.items.filter((line) => line.date === date);
    const data = {
      ...body.data,
      items,
      date: servingInstant(venue, date),
      costs: { ...terms.costs, totalWithTipCents: null },
    };
    const day = await reviewOrder(deps, {
      ...submit,
      body: { ...body, type: "school", data },
      orderId,
      voucherSpentCents: terms.voucherSpentCents,
    });
    if (isRefused(day)) return day;
    days.push({ ...day, date });
    terms = termsAfter(terms, day.quote.costs);
  }
  const totalCents = cents(days.reduce((sum, { quote }) => sum + quote.costs.totalWithTipCents, 0));
  if (shownCents !== null && shownCents !== totalCents) return { refused: wordOtherTotal(totalCents, locale) };
  const charges = days.flatMap(({ charge }) => charge ?? []);
  const chargedCents = cents(charges.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return {
    days,
    // A code is used once for a checkout, however many dates it is for.
    orders: days.map(({ orders: [order] }, index) => (index === 0 ? order : { ...order, discount: null })),
    charge: charges[0] ? { ...charges[0], amountCents: chargedCents } : null,
  };
}
