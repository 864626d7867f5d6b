import { formatMoney, m } from "@comptoir/messages";
import {
  type Cents,
  completeDestination,
  isPaymentNotRequired,
  isRefused,
  type Locale,
  type Menu,
  personOf,
  soldTogether,
} from "@comptoir/ordering";
import { findCard } from "../../payment/saved-cards.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { quoteCart } from "../../quote/quote-cart.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderForMove } from "../status/order-moves.store.ts";
import type { OrderToPlace } from "../write/take-scarce.ts";
import { lookUpAddress, withAreaLabel } from "./delivery-place.ts";
import { readOrderRequest } from "./order-request.ts";
import { orderToPlace, type Submit } from "./order-to-place.ts";
import { pointsOfOrder } from "./points-of-order.ts";
import { readyTimes, type TimeWanted } from "./ready-times.ts";
import { reviewForm } from "./review-form.ts";
import { type Charge, reviewPayment, withoutPayment } from "./review-payment.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** An order that may be placed, with what it takes to word a refusal that comes later. */
export type ReviewedOrder = {
  readonly orders: readonly [OrderToPlace];
  /** The card to charge and through whom; null when nothing is charged now. */
  readonly charge: Charge | null;
  readonly venue: LoadedVenue;
  readonly quote: CartQuote;
  readonly time: TimeWanted;
};

/**
 * Reviews a submit: what kind of order it is, whether the restaurant can take it and what it costs by the server's own
 * prices, the form, and how it is paid. Nothing is taken yet. What the client says of amounts is only compared: a
 * difference is refused, never silently corrected. bill#server-prices.
 * @param replaced the order whose place it takes: what that has taken is there for it
 */
export async function reviewOrder(
  deps: OrderDeps,
  submit: Submit,
  replaced: Pick<OrderForMove, "taken" | "giftCardMask"> | null = null,
): Promise<ReviewedOrder | { readonly refused: SubmitRefusal }> {
  const { body, venue, locale, now } = submit;
  const own = replaced && { ...replaced.taken, giftCardMask: replaced.giftCardMask };
  const request = readOrderRequest(body, venue, { ...deps, caller: submit.caller });
  if (isRefused(request)) return request;
  const { items, costs, checkout } = body.data;
  const quote = await quoteCart(deps, venue, {
    lines: items,
    type: request.type,
    date: request.wantedAt,
    isTimeOpen: false,
    deliveryFlag: checkout.pickup?.delivery ?? false,
    costs,
    member: checkout.memberInfo,
    locale,
    now,
    guesser: submit.caller,
    codeUser: {
      owner: holderOf(submit.caller),
      email: checkout.contact?.email ?? null,
      phone: checkout.contact?.phone_number ?? null,
    },
    holder: holderOf(submit.caller),
    looksAtKitchen: false,
    ...(submit.voucherSpentCents === undefined ? {} : { voucherSpentCents: submit.voucherSpentCents }),
    own,
  });
  if (isRefused(quote)) {
    const { name, message } = quote.refused;
    return { refused: message === undefined ? { name } : { name, details: { message } } };
  }
  if (quote.codeBlocked) {
    const { name, message, retryAfterSeconds } = quote.codeBlocked;
    return { refused: { name, details: { message, retryAfterSeconds } } };
  }
  const cannotBeOrdered = quote.refusal ?? quote.tooSmall;
  if (cannotBeOrdered) {
    const { name, message, invalidItems } = cannotBeOrdered;
    return { refused: { name, details: { message, invalidItems } } };
  }

  const { totalWithTipCents } = quote.costs;
  const needsNoPayment = isPaymentNotRequired({
    type: request.type,
    eventDayOrdering: false,
    paymentProcessor: venue.data.payment_processor ?? null,
    totalWithTipCents,
  });
  const addressFaults = await lookUpAddress(deps, submit, request.destination);
  const form = reviewForm(checkout, { ...submit, ...request, addressFaults, quote, paymentRequired: !needsNoPayment });
  if (isRefused(form)) return form;
  const destination = completeDestination(withAreaLabel(request.destination, venue));
  if (isRefused(destination)) throw new Error("A form that passed its review says where the order goes.");
  const shownCents = costs.totalWithTipCents;
  if (shownCents !== null && shownCents !== totalWithTipCents)
    return { refused: wordOtherTotal(totalWithTipCents, locale) };
  const { paymentGateways, wallets } = deps;
  const savedCard = needsNoPayment ? null : await chosenCard(deps, submit);
  if (savedCard && isRefused(savedCard)) return savedCard;
  const payment = needsNoPayment
    ? withoutPayment({ totalWithTipCents })
    : reviewPayment(checkout, {
        venue,
        paymentGateways,
        wallets,
        type: request.type,
        totalWithTipCents,
        payer: submit.caller,
        savedCard,
        locale,
      });
  if (isRefused(payment)) return payment;

  const time = {
    menus: menusOf(quote),
    work: quote.work,
    type: request.type,
    now,
    wantedAt: request.wantedAt,
    prepMinutes: quote.prepMinutes,
    holder: holderOf(submit.caller),
    ownSlots: own?.slots ?? [],
    isSoldAt: soldTogether(quote.resolved, {
      type: request.type,
      settings: venue.ordering,
      taxRate: venue.bill.taxRate,
    }),
  };
  const times = await readyTimes(deps.database, venue, time);
  const toPlace = orderToPlace(submit, {
    request: { ...request, destination },
    quote,
    form,
    payment,
    readyTimes: times,
    points: pointsOfOrder(checkout, { venue, quote, payment }),
  });
  return { quote, time, charge: payment.charge, venue, orders: [toPlace] };
}

/** The card that a body names by its `paymentCardId`, of whoever asks; another's is one that there is not. payment#saved-cards. */
async function chosenCard({ database }: OrderDeps, { body, caller }: Submit) {
  const paymentCardId = body.data.chosenCreditCard?.paymentCardId;
  if (paymentCardId == null) return null;
  const personId = personOf(caller.who);
  const card = personId === null ? null : await findCard(database, personId, paymentCardId);
  return card ?? { refused: { name: "cardUnknown" as const } };
}

/** The lines are as they were shown, and still the whole costs something else: a tax, a charge or a discount changed. */
export function wordOtherTotal(totalWithTipCents: Cents, locale: Locale): SubmitRefusal {
  const total = formatMoney(totalWithTipCents, locale);
  return {
    name: "priceChanged",
    details: { message: m.refusal_price_changed_total({ total }, { locale }), invalidItems: [] },
  };
}

function menusOf(quote: CartQuote): Menu[] {
  return [...new Set(quote.resolved.map((resolved) => resolved.menu))];
}
