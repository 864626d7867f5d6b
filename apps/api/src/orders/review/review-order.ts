import { formatMoney, m } from "@comptoir/messages";
import {
  type Cents,
  cents,
  completeDestination,
  isPaymentNotRequired,
  isRefused,
  isSameId,
  type Locale,
  type Menu,
  personOf,
  soldTogether,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { findCard } from "../../payment/saved-cards.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { quoteCart } from "../../quote/quote-cart.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import type { OrderForMove } from "../order-moves.store.ts";
import { findOrder } from "../orders.store.ts";
import { cartOfSubmit, lookUpAddress, readOrderRequest, withAreaLabel, wordNoQuote } from "./order-request.ts";
import { type OrderToPlace, orderToPlace } from "./order-to-place.ts";
import { pointsOfOrder } from "./points-of-order.ts";
import { reviewForm } from "./review-form.ts";
import { type Charge, lessCredit, onTab, PAID_BY_CREDIT, reviewPayment, withoutPayment } from "./review-payment.ts";
import type { Submit, SubmitRefusal } from "./submit.ts";
import { reviewSuite } from "./suite-order.ts";
import { readyTimes, type TimeWanted } from "./wanted-time.ts";

/** An order that may be placed, with what it takes to word a refusal that comes later. */
export type ReviewedOrder = {
  readonly orders: readonly [OrderToPlace];
  /** The card to charge and through whom; none when nothing is charged now. */
  readonly charges: readonly Charge[];
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
  submitted: Submit,
  replaced: Pick<OrderForMove, "wantedAt" | "taken" | "tenders" | "giftCardMask" | "remarks"> | null = null,
): Promise<ReviewedOrder | { readonly refused: SubmitRefusal }> {
  const submit = withoutHiddenContact(submitted);
  const { venue, locale, now } = submit;
  const body = await atTableOfRound(deps, submit);
  // A school's order is of one date of one child, which `create-k12-order` alone sets. api#create-k12-order.
  if (body.type === "school" && submit.childId === undefined) return { refused: { name: "orderTypeNotOffered" } };
  const own = replaced && { ...replaced, ...replaced.taken };
  const suite = await reviewSuite(deps, submit);
  if (suite && isRefused(suite)) return suite;
  const request = readOrderRequest(body, venue, { ...deps, caller: submit.caller, suite, now });
  if (isRefused(request)) return request;
  const { costs, checkout } = body.data;
  const quote = await quoteCart(deps, venue, {
    ...cartOfSubmit(submit, request),
    eventEndsAt: suite?.kind === "event-day" ? suite.suite.endsAt : null,
    own,
  });
  if (isRefused(quote)) return { refused: wordNoQuote(quote.refused) };
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
    eventDayOrdering: suite?.kind === "event-day",
    paymentProcessor: venue.data.payment_processor ?? null,
    totalWithTipCents,
  });
  if (isCreditOfNobody(submit)) return { refused: { name: "creditShort" } };
  const creditCents = creditOfOrder(submit, totalWithTipCents);
  // Who pays all of it with credit has no card to show; a card that comes along is of the other dates.
  const isCovered = creditCents > 0 && creditCents === totalWithTipCents && !body.data.checkout.card?.token;
  const addressFaults = await lookUpAddress(deps, submit, request.destination);
  const form = reviewForm(checkout, {
    ...submit,
    ...request,
    addressFaults,
    quote,
    suiteNotes: suite && body.data.suites?.notes,
    replaced: replaced?.remarks ?? null,
    paymentRequired: !needsNoPayment && !isCovered,
  });
  if (isRefused(form)) return form;
  const destination = completeDestination(withAreaLabel(request.destination, venue));
  if (isRefused(destination)) throw new Error("A form that passed its review says where the order goes.");
  const shownCents = costs.totalWithTipCents;
  if (shownCents !== null && shownCents !== totalWithTipCents)
    return { refused: wordOtherTotal(totalWithTipCents, locale) };
  const { paymentGateways, wallets } = deps;
  const isOnTab = suite?.kind === "event-day";
  const savedCard = needsNoPayment || isOnTab || isCovered ? null : await chosenCard(deps, submit);
  if (savedCard && isRefused(savedCard)) return savedCard;
  const asked = isOnTab
    ? onTab()
    : needsNoPayment
      ? withoutPayment({ totalWithTipCents })
      : isCovered
        ? PAID_BY_CREDIT
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
  if (isRefused(asked)) return asked;
  const payment = lessCredit(asked, creditCents);
  // A pre-order is paid by a saved card, or billed: no other card is kept until the event.
  if (suite?.kind === "pre-order" && payment.charge && !savedCard) return { refused: { name: "paymentRequired" } };

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
  const times = await readyTimes(deps.kitchens, venue, time);
  const toPlace = orderToPlace(submit, {
    request: { ...request, destination },
    quote,
    form,
    payment,
    creditCents: payment.charge || isCovered ? creditCents : ZERO_CENTS,
    readyTimes: times,
    points: await pointsOfOrder(deps.database, checkout, {
      venue,
      quote,
      payment,
      personId: personOf(submit.caller.who),
    }),
    suite,
  });
  return { quote, time, charges: payment.charge ? [payment.charge] : [], venue, orders: [toPlace] };
}

/** Another round goes to the table of the order that it repeats, where it names none itself. ordering#another-round. */
async function atTableOfRound({ database }: OrderDeps, { body, venue }: Submit): Promise<Submit["body"]> {
  const { config } = body.data;
  const roundId = config?.anotherRoundId;
  if (body.type !== "dine-in" || config?.tableNum || !roundId || !isOrderId(roundId)) return body;
  const order = await findOrder(database, roundId);
  if (order?.destination.kind !== "table" || !isSameId(order.venue.id, venue.id)) return body;
  const { tableNum } = order.destination;
  return { ...body, data: { ...body.data, config: { ...config, tableNum } } };
}

/** What account credit pays of an order at a school: as much as its payer was shown, in their own name. school#account-credit. */
function creditOfOrder({ body, creditCents, caller }: Submit, totalCents: Cents): Cents {
  const shownCents = creditCents ?? body.data.checkout.accountCredit ?? 0;
  const mayUse = body.type === "school" && personOf(caller.who) !== null;
  return cents(mayUse ? Math.max(0, Math.min(shownCents, totalCents)) : 0);
}

/** Whose session has ended since they saw what credit pays has none: else a card would pay more than was shown. school#account-credit. */
function isCreditOfNobody({ body, caller }: Submit): boolean {
  return body.type === "school" && (body.data.checkout.accountCredit ?? 0) > 0 && personOf(caller.who) === null;
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

/** What a venue hides of the contact is dropped before anything reads it. checkout#hide-guest-info. */
function withoutHiddenContact(submit: Submit): Submit {
  const hidden = submit.venue.data.order_options?.hide_guest_info;
  const { data } = submit.body;
  const { contact } = data.checkout;
  if (!contact || !hidden) return submit;
  const email = hidden.email ? null : contact.email;
  const phone_number = hidden.phone ? null : contact.phone_number;
  const checkout = { ...data.checkout, contact: { ...contact, email, phone_number } };
  return { ...submit, body: { ...submit.body, data: { ...data, checkout } } };
}
