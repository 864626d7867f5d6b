import type { SubmitBody } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import {
  isPaymentNotRequired,
  isRefused,
  type Locale,
  type Menu,
  type StockNeeds,
  servedValues,
} from "@comptoir/ordering";
import { type Asker, ownerOf } from "../../people/who-asks.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { quoteCart } from "../../quote/quote-cart.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderToPlace } from "../write/take-scarce.ts";
import { readOrderRequest } from "./order-request.ts";
import { readyTimes, type TimeWanted } from "./ready-times.ts";
import { reviewForm } from "./review-form.ts";
import { type Charge, reviewPayment, withoutPayment } from "./review-payment.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";
import { venueOnReceipt } from "./venue-on-receipt.ts";

/** Who submits what, where and when. */
export type Submit = {
  readonly body: SubmitBody;
  readonly venue: LoadedVenue;
  readonly orderId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly asker: Asker;
};

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
 */
export async function reviewOrder(
  deps: OrderDeps,
  submit: Submit,
): Promise<ReviewedOrder | { readonly refused: SubmitRefusal }> {
  const { body, venue, locale, now } = submit;
  const request = readOrderRequest(body, venue, deps);
  if (isRefused(request)) return request;
  const { items, costs, checkout } = body.data;
  const quote = await quoteCart(deps, venue, {
    lines: items,
    type: request.type,
    date: request.wantedAt,
    deliveryFlag: checkout.pickup?.delivery ?? false,
    costs,
    member: checkout.memberInfo,
    locale,
    now,
    guesser: submit.asker,
    looksAtKitchen: false,
  });
  if (isRefused(quote)) {
    const { name, ...details } = quote.refused;
    return { refused: { name, details } };
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
  const form = reviewForm(checkout, { ...submit, type: request.type, quote, paymentRequired: !needsNoPayment });
  if (isRefused(form)) return form;
  const shownCents = costs.totalWithTipCents;
  if (shownCents !== null && shownCents !== totalWithTipCents) return { refused: wordOtherTotal(quote, locale) };
  const { paymentGateways } = deps;
  const payment = needsNoPayment
    ? withoutPayment({ totalWithTipCents })
    : reviewPayment(checkout, { venue, paymentGateways, totalWithTipCents });
  if (isRefused(payment)) return payment;

  const time = {
    menus: menusOf(quote),
    type: request.type,
    now,
    wantedAt: request.wantedAt,
    prepMinutes: quote.prepMinutes,
  };
  const giftCardCents = quote.costs.voucher?.amountCents ?? 0;
  const toPlace: OrderToPlace = {
    revision: venue.revision,
    stock: venue.countsStock ? countedNeeds(quote) : null,
    readyTimes: await readyTimes(deps.database, venue, time),
    discountKey: quote.discount?.codeKey ?? null,
    giftCard:
      quote.giftCard && quote.costs.voucher && giftCardCents > 0
        ? { codeHash: quote.giftCard.codeHash, amountCents: quote.costs.voucher.amountCents }
        : null,
    order: {
      restaurantId: venue.restaurantId,
      orderId: submit.orderId,
      localDay: localMomentOf(now, venue.zone).date,
      ...request,
      owner: ownerOf(submit.asker),
      placedAt: now,
      locale,
      venue: venueOnReceipt(venue, locale),
      costs: quote.costsData,
      explanation: quote.explain(),
      totalWithTipCents,
      ...form,
      ...payment.onOrder,
      lines: linesOf(quote),
    },
  };
  return { quote, time, charge: payment.charge, venue, orders: [toPlace] };
}

/** The lines are as they were shown, and still the whole costs something else: a tax, a charge or a discount changed. */
function wordOtherTotal(quote: CartQuote, locale: Locale): SubmitRefusal {
  const total = formatMoney(quote.costs.totalWithTipCents, locale);
  return {
    name: "priceChanged",
    details: { message: m.refusal_price_changed_total({ total }, { locale }), invalidItems: [] },
  };
}

/** What the order takes of counted things; null when nothing in it is counted. */
function countedNeeds({ stockNeeds, resolved }: CartQuote): StockNeeds | null {
  const items = new Set(resolved.flatMap(({ item }) => (item.stock === null ? [] : String(item.id))));
  const values = new Set(
    resolved
      .flatMap(({ choices }) => servedValues(choices, 1))
      .flatMap(({ value }) => (value.stock === null ? [] : String(value.id))),
  );
  if (items.size === 0 && values.size === 0) return null;
  return {
    items: new Map([...stockNeeds.items].filter(([id]) => items.has(id))),
    values: new Map([...stockNeeds.values].filter(([id]) => values.has(id))),
  };
}

function menusOf(quote: CartQuote): Menu[] {
  return [...new Set(quote.resolved.map((resolved) => resolved.menu))];
}

function linesOf(quote: CartQuote): OrderToPlace["order"]["lines"] {
  const priceByOrderId = new Map(quote.priced.map((line) => [line.orderId, line.orderPriceCents]));
  return quote.orderItems.flatMap((details) => {
    const orderPriceCents = priceByOrderId.get(details.orderId);
    if (orderPriceCents === undefined) return [];
    return { itemId: details.id, menuId: details.menu_id, quantity: details.quantity, orderPriceCents, details };
  });
}
