import { formatMoney, m } from "@comptoir/messages";
import {
  type Cents,
  cents,
  commonSaleTimes,
  completeDestination,
  dinersOfOrder,
  isPaymentNotRequired,
  isRefused,
  isSameId,
  keptDiners,
  type Locale,
  ORDER_TYPE_RULES,
  type OrderType,
  personOf,
  type Refused,
  sumCents,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { holderOf, isOwner } from "../../../people/owner.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CartQuote, OwnTaken } from "../../quote/cart-request.ts";
import { quoteCart } from "../../quote/quote-cart.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import type { OrderForMove } from "../order-moves.store.ts";
import { findOrder } from "../orders.store.ts";
import { chosenCard } from "./chosen-card.ts";
import {
  cartOfSubmit,
  lookUpAddress,
  type OrderRequest,
  readOrderRequest,
  withAreaLabel,
  wordNoQuote,
} from "./order-request.ts";
import { type OrderToPlace, orderToPlace, travelMinutesTo } from "./order-to-place.ts";
import { pointsOfOrder } from "./points-of-order.ts";
import { reviewForm } from "./review-form.ts";
import {
  type Charge,
  lessCredit,
  onTab,
  onTableBill,
  PAID_BY_CREDIT,
  type ReviewedPayment,
  reviewPayment,
  withoutPayment,
} from "./review-payment.ts";
import type { Submit, SubmitRefusal } from "./submit.ts";
import { reviewSuite, type SuiteOrder } from "./suite-order.ts";
import { readyTimes, type TimeWanted } from "./wanted-time.ts";

/** An order that may be placed. `venue`, `quote` and `time` are kept for the message of a later refusal. */
export type ReviewedOrder = {
  readonly toPlace: OrderToPlace;
  readonly charge: Charge | null;
  readonly venue: LoadedVenue;
  readonly quote: CartQuote;
  readonly time: TimeWanted;
};

/** The fields of a replaced order for the review. The submit may use its stock, slots and tenders. */
export type ReplacedOrder = Pick<OrderForMove, "wantedAt" | "taken" | "tenders" | "giftCardMask" | "remarks">;

/**
 * Reviews a submit: order type, availability, price, form and payment. Nothing is taken yet. A client's
 * amount that differs from the server's is refused, never silently corrected. bill#server-prices.
 */
export async function reviewOrder(
  deps: OrderDeps,
  submitted: Submit,
  replaced: ReplacedOrder | null = null,
): Promise<ReviewedOrder | Refused<SubmitRefusal>> {
  const submit = await completeSubmit(deps, submitted);
  const { body, venue, locale, now } = submit;
  // A school's order is for one date of one child, which only `create-k12-order` sets. api#create-k12-order.
  if (ORDER_TYPE_RULES[body.type].bySchoolDate && submit.childId === undefined)
    return { refused: { name: "orderTypeNotOffered" } };
  const suite = await reviewSuite(deps, submit);
  if (suite && isRefused(suite)) return suite;
  const request = readOrderRequest(body, venue, { ...deps, caller: submit.caller, suite, now });
  if (isRefused(request)) return request;
  const own = replaced && { ...replaced, ...replaced.taken };
  const quote = await quoteSubmit(deps, submit, { request, suite, own });
  if (isRefused(quote)) return quote;
  const { totalWithTipCents } = quote.costs;
  const credit = creditOf(submit, totalWithTipCents);
  if (isRefused(credit)) return credit;
  const form = reviewForm(body.data.checkout, {
    ...submit,
    ...request,
    addressFaults: await lookUpAddress(deps, submit, request.destination),
    quote,
    suiteNotes: suite && body.data.suites?.notes,
    diners: body.data.diners && dinersOfOrder(body.data.diners, body.data.items),
    replaced: replaced?.remarks ?? null,
  });
  if (isRefused(form)) return form;
  const destination = completeDestination(withAreaLabel(request.destination, venue));
  if (isRefused(destination)) throw new Error("A validated checkout has no destination.");
  const otherTotal = checkShownTotal([quote], body.data.costs.totalWithTipCents, locale);
  if (otherTotal) return otherTotal;
  const payment = await reviewMeans(deps, submit, { type: request.type, totalWithTipCents, suite, credit });
  if (isRefused(payment)) return payment;
  const time = timeWanted(submit, { request, quote, ownSlots: own?.slots ?? [] });
  const toPlace = orderToPlace(submit, {
    request: { ...request, destination },
    quote,
    form,
    payment,
    creditCents: payment.charge || credit.isWhole ? credit.cents : ZERO_CENTS,
    readyTimes: await readyTimes(deps.kitchens, venue, time),
    points: await pointsOfOrder(deps.database, submit, { quote, payment }),
    suite,
  });
  return { quote, time, charge: payment.charge, venue, toPlace };
}

/** Returns the server's price of a submit's cart, or the refusal to order it. bill#server-prices. */
async function quoteSubmit(
  deps: OrderDeps,
  submit: Submit,
  {
    request,
    suite,
    own,
  }: { readonly request: OrderRequest; readonly suite: SuiteOrder | null; readonly own: OwnTaken | null },
): Promise<CartQuote | Refused<SubmitRefusal>> {
  const quote = await quoteCart(deps, submit.venue, {
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
  if (cannotBeOrdered === null) return quote;
  const { name, message, invalidItems } = cannotBeOrdered;
  return { refused: { name, details: { message, invalidItems } } };
}

/**
 * Amount that account credit pays. `isWhole`: whether it pays the whole order and no card was sent.
 * school#account-credit.
 */
type CreditOfOrder = { readonly cents: Cents; readonly isWhole: boolean };

/**
 * Returns how much of a school's order the payer's account credit pays: the amount that the page showed. If
 * the payer has signed out since, the order is refused: otherwise the card would pay more than was shown.
 * school#account-credit.
 */
function creditOf({ body, creditCents, caller }: Submit, totalCents: Cents): CreditOfOrder | Refused<SubmitRefusal> {
  const { accountCredit, card } = body.data.checkout;
  if (!ORDER_TYPE_RULES[body.type].bySchoolDate) return { cents: ZERO_CENTS, isWhole: false };
  if (personOf(caller.who) === null) {
    return (accountCredit ?? 0) > 0 ? { refused: { name: "creditShort" } } : { cents: ZERO_CENTS, isWhole: false };
  }
  const usedCents = cents(Math.max(0, Math.min(creditCents ?? accountCredit ?? 0, totalCents)));
  // A payer whose credit covers the total needs no card. A card that was sent pays for other dates of the
  // checkout.
  return { cents: usedCents, isWhole: usedCents > 0 && usedCents === totalCents && !card?.token };
}

/**
 * Reviews how an order is paid: on the suite's tab, by account credit, by the means in its body, or not at
 * all. payment#methods.
 */
async function reviewMeans(
  deps: OrderDeps,
  submit: Submit,
  {
    type,
    totalWithTipCents,
    suite,
    credit,
  }: {
    readonly type: OrderType;
    readonly totalWithTipCents: Cents;
    readonly suite: SuiteOrder | null;
    readonly credit: CreditOfOrder;
  },
): Promise<ReviewedPayment | Refused<SubmitRefusal>> {
  const { venue, caller, locale, body } = submit;
  if (suite?.kind === "event-day") return onTab();
  if (submit.table && !submit.table.group && totalWithTipCents > 0) return onTableBill();
  const paymentProcessor = venue.data.payment_processor ?? null;
  if (isPaymentNotRequired({ type, eventDayOrdering: false, paymentProcessor, totalWithTipCents })) {
    return withoutPayment({ totalWithTipCents });
  }
  if (credit.isWhole) return PAID_BY_CREDIT;
  const savedCard = await chosenCard(deps, submit.caller, body.data.chosenCreditCard?.paymentCardId);
  if (savedCard && isRefused(savedCard)) return savedCard;
  const { paymentGateways, wallets } = deps;
  const context = { venue, paymentGateways, wallets, type, totalWithTipCents, payer: caller, savedCard, locale };
  const asked = reviewPayment(body.data.checkout, context);
  if (isRefused(asked)) return asked;
  // The token of an unsaved card is not kept until the event. A pre-order must therefore be paid by a saved
  // card or be billed.
  if (suite?.kind === "pre-order" && asked.charge && !savedCard) return { refused: { name: "paymentRequired" } };
  return lessCredit(asked, credit.cents);
}

function timeWanted(
  { venue, now, caller }: Submit,
  {
    request,
    quote,
    ownSlots,
  }: { readonly request: OrderRequest; readonly quote: CartQuote } & Pick<TimeWanted, "ownSlots">,
): TimeWanted {
  const { type, wantedAt } = request;
  const { ordering } = venue;
  return {
    menus: [...new Set(quote.resolved.map(({ menu }) => menu))],
    work: quote.work,
    ...{ type, now, wantedAt, ownSlots },
    prepMinutes: quote.prepMinutes,
    travelMinutes: travelMinutesTo(request.destination, venue) ?? 0,
    holder: holderOf(caller),
    isSoldAt: commonSaleTimes(quote.resolved, { type, settings: ordering }),
  };
}

/**
 * Removes the contact fields that the venue hides, and adds the table of the order that another round
 * repeats. checkout#hide-guest-info.
 */
async function completeSubmit(deps: OrderDeps, submitted: Submit): Promise<Submit> {
  const submit = withoutHiddenContact(submitted);
  return { ...submit, body: await asRound(deps, submit) };
}

/**
 * Adds to another round what the earlier order `anotherRoundId` says: the table of an order at a table that names none,
 * and the caller's own allergies if the body says nothing of them. ordering#another-round, menu#diner-allergies.
 */
async function asRound({ database }: OrderDeps, { body, venue, caller }: Submit): Promise<Submit["body"]> {
  const { config, diners } = body.data;
  const roundId = config?.anotherRoundId;
  const isTableOpen = ORDER_TYPE_RULES[body.type].atTable && !config?.tableNum;
  if (!roundId || !isOrderId(roundId) || !(isTableOpen || diners === null)) return body;
  const order = await findOrder(database, roundId);
  if (order === null || !isSameId(order.venue.id, venue.id)) return body;
  const { destination, remarks } = order;
  const tableNum = isTableOpen && destination.kind === "table" ? destination.tableNum : config?.tableNum;
  // Whoever knows an order's id may join its table, but must not learn its guest's allergies.
  const earlier = isOwner(caller, { ...order, suiteId: null }) ? keptDiners(remarks.diners ?? []) : null;
  return { ...body, data: { ...body.data, config: { ...config, tableNum }, diners: diners ?? earlier } };
}

/**
 * Refuses orders whose total differs from the total that the diner was shown. The prices of the lines were
 * compared before, so the difference is in a tax, a charge or a discount. @param shownCents the total that
 * the diner was shown; null if the body has none
 */
export function checkShownTotal(
  orders: readonly Pick<CartQuote, "costs">[],
  shownCents: Cents | null,
  locale: Locale,
): Refused<SubmitRefusal> | null {
  const totalCents = sumCents(orders.map(({ costs }) => costs.totalWithTipCents));
  if (shownCents === null || shownCents === totalCents) return null;
  const message = m.refusal_price_changed_total({ total: formatMoney(totalCents, locale) }, { locale });
  return { refused: { name: "priceChanged", details: { message, invalidItems: [] } } };
}

/** Only the first order of a submission counts the use of a discount code. payment#discounts. */
export function countedOnce(reviewed: ReviewedOrder, index: number): ReviewedOrder {
  const { toPlace } = reviewed;
  const discount = toPlace.discount && { ...toPlace.discount, isCounted: index === 0 };
  return { ...reviewed, toPlace: { ...toPlace, discount } };
}

/** Merges the card payments of all orders into one; empty if there are none. */
export function mergeCardPayments(orders: readonly ReviewedOrder[]): readonly Charge[] {
  const charges = orders.flatMap(({ charge }) => charge ?? []);
  const amountCents = sumCents(charges.map((charge) => charge.amountCents));
  return charges[0] ? [{ ...charges[0], amountCents }] : [];
}

/**
 * Removes the contact fields that the venue hides. Called first, so that no other code reads them.
 * checkout#hide-guest-info.
 */
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
