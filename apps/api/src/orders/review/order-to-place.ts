import {
  bareText,
  type Cents,
  type Destination,
  type Locale,
  ORDER_TYPE_RULES,
  type OrderType,
  restaurantName,
  servedValues,
  unlimitedVisitors,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { addressForLimits, type RevocableVisitor } from "../../fulfilment/visitor-share.store.ts";
import type { Caller } from "../../people/caller.ts";
import { holderOf, ownerOf } from "../../people/owner.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { maskCosts, maskExplanation } from "../../quote/masked-gift-card.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import { standsAt } from "../cutoff.ts";
import type { OrderVenue } from "../order-record.ts";
import type { OrderToPlace, ReadyTime } from "../write/to-place.ts";
import type { OrderRequest } from "./order-request.ts";
import type { ReviewedForm } from "./review-form.ts";
import type { ReviewedPayment } from "./review-payment.ts";
import type { Submit } from "./submit.ts";
import { type SuiteOrder, suiteToPlace } from "./suite-order.ts";
import { tendersOfOrder } from "./tenders-of-order.ts";

/** What the review of a submit found, part by part. */
type Reviewed = {
  readonly request: OrderRequest & { readonly destination: Destination };
  readonly quote: CartQuote;
  readonly form: ReviewedForm;
  readonly payment: ReviewedPayment;
  /** What account credit pays of it. */
  readonly creditCents: Cents;
  readonly readyTimes: readonly ReadyTime[];
  readonly points: OrderToPlace["points"];
  readonly suite: SuiteOrder | null;
};

/** The order that a submit becomes: what its row keeps, and what it has to take before it is written. */
export function orderToPlace(
  { venue, orderId, childId = null, locale, now, caller }: Submit,
  { request, quote, form, payment, creditCents, readyTimes, points, suite }: Reviewed,
): OrderToPlace {
  const { discount, costs } = quote;
  const isPaid = creditCents > 0 || isPaidNow(payment, quote);
  const owner = ownerOf(caller);
  const placed = {
    ...request,
    owner,
    status: "placed" as const,
    placedAt: now,
    isPaid,
    isTogether: venue.hub !== null,
  };
  const stands = standsAt(placed, venue);
  const standsAtOnce = stands !== null && stands <= now;
  return {
    revision: venue.revision,
    stock: venue.countsStock ? countedNeeds(quote, localMomentOf(request.wantedAt ?? now, venue.zone).date) : null,
    readyTimes,
    standsAt: stands,
    // A suite is known by name. What was paid for a school's day stays there as credit: it costs something from the start.
    revocable:
      suite || standsAtOnce || (isPaid && request.type === "school")
        ? null
        : revocableVisitor(caller, { type: request.type, isPaid }, venue),
    holder: holderOf(caller),
    discount: discount && { ...discount, isCounted: true },
    points,
    suite:
      suite && suiteToPlace(suite, { tabCents: suite.kind === "event-day" ? costs.totalWithTipCents : ZERO_CENTS }),
    order: {
      restaurantId: venue.restaurantId,
      orderId,
      localDay: localMomentOf(request.wantedAt ?? now, venue.zone).date,
      ...request,
      owner,
      childId,
      placedAt: now,
      locale,
      venue: venueOnReceipt(venue, locale),
      costs: maskCosts(quote.costsData),
      explanation: maskExplanation(quote.explain()),
      totalWithTipCents: costs.totalWithTipCents,
      ...form,
      ...payment.onOrder,
      tenders: tendersOfOrder(quote, {
        creditCents,
        paymentMethod: payment.onOrder.paymentMethod,
        suiteId: suite?.suite.suiteId ?? null,
      }),
      lines: linesOf(quote),
    },
  };
}

/** Whether an order costs its visitor something now: a card is charged, or a gift card or points pay for all of it. */
function isPaidNow({ charge, onOrder }: ReviewedPayment, { costs }: CartQuote): boolean {
  return (
    charge !== null || (onOrder.paymentStatus === "not-required" && (costs.voucher !== null || costs.points !== null))
  );
}

/** Who places an order that can be taken back, as its limits count; null where nothing limits it, and for a call within the process. */
function revocableVisitor(
  caller: Caller,
  { type, isPaid }: { readonly type: OrderType; readonly isPaid: boolean },
  venue: LoadedVenue,
): RevocableVisitor | null {
  const limits = venue.ordering.unpaidOrders;
  const unlimited = unlimitedVisitors(limits);
  const guest = unlimited.guests ? null : holderOf(caller);
  const address = unlimited.addresses ? null : caller.address;
  if (guest === null && address === null) return null;
  return {
    guest,
    address: addressForLimits(venue.restaurantId, address),
    card: null,
    isPaid,
    isAddressShared: ORDER_TYPE_RULES[type].inHouse || type === "school",
    limits,
  };
}

/** A restaurant on a receipt: its name in the order's language, address, phone, e-mail and tax numbers. law#tax-numbers. */
export function venueOnReceipt(
  { data, zone, hub }: Pick<LoadedVenue, "data" | "zone" | "hub">,
  locale: Locale,
): OrderVenue {
  return {
    id: data.id,
    slug: data.slug,
    name: restaurantName(data, locale),
    address: data.address == null ? null : bareText(data.address),
    phone: data.phone == null ? null : bareText(data.phone),
    support_email: data.order_options?.support_email ?? null,
    tax_numbers: Object.entries(data.tax_numbers ?? {}).map(([label, number]) => ({ label, number })),
    zone,
    ...(hub && { hub: { id: hub.id, slug: hub.slug, name: restaurantName(hub, locale) } }),
  };
}

/** What the order takes of counted things of a day; null when nothing in it is counted. */
function countedNeeds({ stockNeeds, resolved }: CartQuote, day: string): OrderToPlace["stock"] {
  const items = new Set(resolved.flatMap(({ item }) => (item.stock === null ? [] : String(item.id))));
  const values = new Set(
    resolved
      .flatMap(({ choices }) => servedValues(choices, 1))
      .flatMap(({ value }) => (value.stock === null ? [] : String(value.id))),
  );
  if (items.size === 0 && values.size === 0) return null;
  return {
    day,
    items: new Map([...stockNeeds.items].filter(([id]) => items.has(id))),
    values: new Map([...stockNeeds.values].filter(([id]) => values.has(id))),
  };
}

function linesOf(quote: CartQuote): OrderToPlace["order"]["lines"] {
  const priceByOrderId = new Map(quote.priced.map((line) => [line.orderId, line.orderPriceCents]));
  return quote.orderItems.flatMap((details) => {
    const orderPriceCents = priceByOrderId.get(details.orderId);
    if (orderPriceCents === undefined) return [];
    return { itemId: details.id, menuId: details.menu_id, quantity: details.quantity, orderPriceCents, details };
  });
}
