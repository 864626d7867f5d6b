import { ACCOUNT_CREDIT, cents, isRefused, ZERO_CENTS } from "@comptoir/ordering";
import { type DateTerms, servingInstant, termsAfter } from "../../quote/quote-dates.ts";
import { paidBy } from "../../tender/tender.ts";
import type { OrderDeps } from "../order-deps.ts";
import { type ReviewedOrder, reviewOrder, wordOtherTotal } from "../review/review-order.ts";
import { PAID_BY_CREDIT } from "../review/review-payment.ts";
import type { Submit } from "../review/submit.ts";
import type { SubmitRefusal } from "../review/submit-refusal.ts";
import { checkWantedDay, readWantedTime } from "../review/wanted-time.ts";
import { chargeTogether, type ReviewedSeveral, totalOf } from "../submit/place-several.ts";
import type { OrderToPlace } from "../write/to-place.ts";

/** A school's checkout: the lines of its body name their dates and children, and each date of a child is an order. */
export type DatesSubmit = Omit<Submit, "orderId" | "voucherSpentCents" | "childId"> & {
  readonly days: readonly DayToReview[];
};

/** One order of a school's checkout: a date, of a child where one is named. school#child-orders. */
export type DayToReview = { readonly date: string; readonly childId: string | null; readonly orderId: string };

/** The orders of a school's dates that may be placed, with what is charged for all of them together. */
export type ReviewedDates = ReviewedSeveral<ReviewedOrder & DayToReview>;

/**
 * Reviews each date of a school's checkout as an order of its own, the earliest first, with what the dates before it leave of the tip, the
 * code and the gift card. The first that cannot be ordered refuses all of them. What was shown is compared with their sum.
 * school#school-orders, school#dated-costs.
 */
export async function reviewDates(
  deps: OrderDeps,
  submit: DatesSubmit,
): Promise<ReviewedDates | { readonly refused: SubmitRefusal }> {
  const { body, venue, locale } = submit;
  const said = readWantedTime(body, venue.zone);
  const elsewhen = isRefused(said)
    ? said
    : checkWantedDay(
        said,
        submit.days.map(({ date }) => date),
        venue.zone,
      );
  if (elsewhen) return elsewhen;
  const days: (ReviewedOrder & DayToReview)[] = [];
  const { totalWithTipCents: shownCents, ...costs } = body.data.costs;
  const { pickup } = body.data.checkout;
  const checkout = { ...body.data.checkout, pickup: pickup && { delivery: pickup.delivery, notes: pickup.notes } };
  let creditLeftCents = body.data.checkout.accountCredit ?? ZERO_CENTS;
  let terms: DateTerms = { costs, voucherSpentCents: ZERO_CENTS };
  for (const { date, childId, orderId } of submit.days) {
    const items = body.data.items.filter((line) => line.date === date && (line.childId ?? null) === childId);
    const data = {
      ...body.data,
      items,
      checkout,
      date: servingInstant(venue, date),
      costs: { ...terms.costs, totalWithTipCents: null },
    };
    const day = await reviewOrder(deps, {
      ...submit,
      body: { ...body, type: "school", pickup_time: null, data },
      orderId,
      childId,
      creditCents: creditLeftCents,
      voucherSpentCents: terms.voucherSpentCents,
    });
    if (isRefused(day)) return day;
    days.push({ ...day, date, childId, orderId });
    creditLeftCents = cents(creditLeftCents - paidBy(ACCOUNT_CREDIT.name, day.orders[0].order.tenders));
    terms = termsAfter(terms, day.quote.costs);
  }
  const totalCents = totalOf(days);
  if (shownCents !== null && shownCents !== totalCents) return { refused: wordOtherTotal(totalCents, locale) };
  const charges = chargeTogether(days).filter(({ amountCents }) => amountCents > 0);
  return {
    parts: days,
    orders: days.map(({ orders: [toPlace] }, index) => ({
      ...toPlace,
      // A code is used once for a checkout, however many dates it is for.
      discount: toPlace.discount && { ...toPlace.discount, isCounted: index === 0 },
      // A card that nothing is left for is not asked, whatever came along.
      order: charges[0] || !usesCredit(toPlace) ? toPlace.order : { ...toPlace.order, ...PAID_BY_CREDIT.onOrder },
    })),
    charges,
  };
}

function usesCredit({ order }: OrderToPlace): boolean {
  return paidBy(ACCOUNT_CREDIT.name, order.tenders) > 0;
}
