import type { SubmitBody } from "@comptoir/contract";
import {
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
import { addressForLimits, type UnpaidVisitor } from "../../fulfilment/visitor-share.store.ts";
import type { Caller } from "../../people/caller.ts";
import { holderOf, ownerOf } from "../../people/owner.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { maskCosts, maskExplanation } from "../../quote/masked-gift-card.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderVenue } from "../order-record.ts";
import type { OrderToPlace, ReadyTime } from "../write/take-scarce.ts";
import type { OrderRequest } from "./order-request.ts";
import type { ReviewedForm } from "./review-form.ts";
import type { ReviewedPayment } from "./review-payment.ts";

/** Who submits what, where and when. */
export type Submit = {
  readonly body: SubmitBody;
  readonly venue: LoadedVenue;
  readonly orderId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly caller: Caller;
  /** What earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
};

/** What the review of a submit found, part by part. */
type Reviewed = {
  readonly request: OrderRequest & { readonly destination: Destination };
  readonly quote: CartQuote;
  readonly form: ReviewedForm;
  readonly payment: ReviewedPayment;
  readonly readyTimes: readonly ReadyTime[];
  readonly points: OrderToPlace["points"];
};

/** The order that a submit becomes: what its row keeps, and what it has to take before it is written. */
export function orderToPlace(
  { venue, orderId, locale, now, caller }: Submit,
  { request, quote, form, payment, readyTimes, points }: Reviewed,
): OrderToPlace {
  const { discount, giftCard, costs } = quote;
  const giftCardCents = costs.voucher?.amountCents ?? ZERO_CENTS;
  return {
    revision: venue.revision,
    stock: venue.countsStock ? countedNeeds(quote, localMomentOf(request.wantedAt ?? now, venue.zone).date) : null,
    readyTimes,
    unpaid: isPaid(payment, quote) ? null : unpaidVisitor(caller, request.type, venue),
    holder: holderOf(caller),
    discount,
    giftCard: giftCard && giftCardCents > 0 ? { codeHash: giftCard.codeHash, amountCents: giftCardCents } : null,
    points,
    order: {
      restaurantId: venue.restaurantId,
      orderId,
      localDay: localMomentOf(now, venue.zone).date,
      ...request,
      owner: ownerOf(caller),
      placedAt: now,
      locale,
      venue: venueOnReceipt(venue, locale),
      costs: maskCosts(quote.costsData),
      explanation: maskExplanation(quote.explain()),
      totalWithTipCents: costs.totalWithTipCents,
      ...form,
      ...payment.onOrder,
      lines: linesOf(quote),
    },
  };
}

/** Whether an order costs its visitor something now: a card is charged, or a gift card pays for all of it. */
function isPaid({ charge, onOrder }: ReviewedPayment, { costs }: CartQuote): boolean {
  return charge !== null || (onOrder.paymentStatus === "not-required" && costs.voucher !== null);
}

/** Who places an unpaid order, as its limits count; null for a call within the process in the name of nobody, and where nothing limits it. */
function unpaidVisitor(caller: Caller, type: OrderType, venue: LoadedVenue): UnpaidVisitor | null {
  const limits = venue.ordering.unpaidOrders;
  const unlimited = unlimitedVisitors(limits);
  const guest = unlimited.guests ? null : holderOf(caller);
  const address = unlimited.addresses ? null : caller.address;
  if (guest === null && address === null) return null;
  return {
    guest,
    address: addressForLimits(venue.restaurantId, address),
    inHouse: ORDER_TYPE_RULES[type].inHouse,
    limits,
  };
}

/** A restaurant on a receipt: its name in the order's language, address and tax numbers. law#tax-numbers. */
export function venueOnReceipt({ data, zone }: Pick<LoadedVenue, "data" | "zone">, locale: Locale): OrderVenue {
  return {
    id: data.id,
    slug: data.slug,
    name: restaurantName(data, locale),
    address: data.address ?? null,
    tax_numbers: Object.entries(data.tax_numbers ?? {}).map(([label, number]) => ({ label, number })),
    zone,
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
