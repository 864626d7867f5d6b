import {
  ACCOUNT_CREDIT,
  acceptanceOf,
  bareText,
  type Cents,
  cents,
  type Destination,
  type DestinationDraft,
  fireAtOf,
  GIFT_CARD,
  isDeliveryKind,
  type Locale,
  meansOf,
  ORDER_TYPE_RULES,
  type OrderType,
  POINTS,
  restaurantName,
  type StockNeeds,
  servedValues,
  stockNeeds,
  type ThingStock,
  unlimitedVisitors,
  waitBegins,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { PointsOfOrder } from "../../../money/loyalty/enter-points.ts";
import type { TenderRefusal } from "../../../money/tender/means/operations.ts";
import type { TabReference } from "../../../money/tender/means/suite-tab.ts";
import type { NewTender } from "../../../money/tender/tender.ts";
import type { Caller } from "../../../people/caller.ts";
import { holderOf, ownerOf } from "../../../people/owner.ts";
import { instantOf, localMomentOf } from "../../../platform/time/zoned.ts";
import { addressForLimits, type RevocableVisitor } from "../../../venue/fulfilment/visitor-share.store.ts";
import type { SuiteAct } from "../../../venue/suites/acts.store.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { maskCosts, maskExplanation } from "../../quote/gift-card-codes.ts";
import { standsAt } from "../cutoff.ts";
import type { NewOrder, OrderVenue } from "../order-record.ts";
import type { OrderRequest } from "./order-request.ts";
import type { ReviewedForm } from "./review-form.ts";
import type { ReviewedPayment } from "./review-payment.ts";
import type { Submit } from "./submit.ts";
import type { SuiteOrder } from "./suite-order.ts";
import type { TableTakeRefusal, TableToPlace } from "./table-round.ts";
import type { ReadyTime } from "./wanted-time.ts";

/** A suite's order before it is written: its amount on the tab in cents, and its audit entry. */
export type SuiteToPlace = {
  readonly suiteId: string;
  readonly kind: "pre-order" | "event-day";
  readonly tabCents: Cents;
  /**
   * Null for a new order. For a change, `version` is the version that the client last saw, or null if the
   * client sent none.
   */
  readonly changes: { readonly version: number | null } | null;
  readonly act: SuiteAct;
};

/**
 * Refusals by the suite: the tab's limit, no open tab, a concurrent order, or the rate limit of one person.
 */
export type SuiteTakeRefusal =
  | { readonly code: "tab-limit" | "tab-not-open" | "suite-version" }
  | { readonly code: "suite-too-often"; readonly retryAfterSeconds: number };

export type OrderToPlace = {
  readonly order: Omit<NewOrder, "taken" | "readyAt">;
  readonly revision: number;
  /** Counted portions to take, and the day whose stock they are from; null if nothing in the order is counted. */
  readonly stock: (StockNeeds & { readonly day: string }) | null;
  /**
   * Times at which the order can be ready, in the sequence to try. The wanted or earliest time comes first.
   */
  readonly readyTimes: readonly ReadyTime[];
  /**
   * Time from which the order stands for good; null if it does so only at the handover.
   * ordering#stands-for-good.
   */
  readonly standsAt: Date | null;
  /** Visitor of a revocable order, for the limits; null if the order stands at once or the visitor is unknown. */
  readonly revocable: RevocableVisitor | null;
  /** Owner of the slot hold that the order confirms; null for a caller without a session. */
  readonly holder: string | null;
  /**
   * Discount code that the order uses, owned by its restaurant or its hub; null for none. `isCounted`:
   * whether this order counts the use, as only the first order of a submission does. `personKeys`: keys of
   * the person; empty for a code without a limit per person.
   */
  readonly discount: {
    readonly restaurantId: string;
    readonly codeKey: string;
    readonly personKeys: readonly string[];
    readonly isCounted: boolean;
  } | null;
  readonly points: PointsOfOrder | null;
  readonly suite: SuiteToPlace | null;
  readonly table: TableToPlace | null;
};

export type TakeRefusal = { readonly orderId: string } & (
  | { readonly code: "out-of-stock"; readonly short: readonly ThingStock[] }
  | { readonly code: "interval-full" }
  | { readonly code: "too-many-open"; readonly retryAfterSeconds: number }
  /** The slot has capacity, but the visitor's revocable orders use up their share of it. */
  | { readonly code: "slot-share-used" }
  /** The item has stock, but the visitor's revocable orders use up their share of it. */
  | {
      readonly code: "stock-share-used";
      readonly thing: Pick<ThingStock, "kind" | "id">;
      readonly retryAfterSeconds: number;
    }
  | { readonly code: "discount-used-up" }
  /** The code has uses left, but not for this person. */
  | { readonly code: "discount-used-by-person" }
  | TenderRefusal
  | SuiteTakeRefusal
  | TableTakeRefusal
);

type Reviewed = {
  readonly request: OrderRequest & { readonly destination: Destination };
  readonly quote: CartQuote;
  readonly form: ReviewedForm;
  readonly payment: ReviewedPayment;
  readonly creditCents: Cents;
  readonly readyTimes: readonly ReadyTime[];
  readonly points: OrderToPlace["points"];
  readonly suite: SuiteOrder | null;
};

export function orderToPlace(submit: Submit, reviewed: Reviewed): OrderToPlace {
  const { venue, now, caller } = submit;
  const { request, quote, payment, creditCents, readyTimes, points, suite } = reviewed;
  const { discount } = quote.codes;
  const isPaid = creditCents > 0 || isPaidNow(payment, quote);
  const owner = ownerOf(caller);
  const placed = {
    ...request,
    owner,
    status: "placed",
    placedAt: now,
    isPaid,
    isTogether: venue.hub !== null,
  } as const;
  const stands = standsAt(placed, venue);
  const standsAtOnce = stands !== null && stands <= now;
  const order = orderOf(submit, reviewed);
  return {
    revision: venue.revision,
    stock: venue.countsStock ? countedNeeds(quote, order.localDay) : null,
    readyTimes,
    standsAt: stands,
    // A suite is known, so no limit applies to its order. Cancelling a paid school day gives only account
    // credit, so no limit applies to that either.
    revocable:
      suite || standsAtOnce || (isPaid && ORDER_TYPE_RULES[request.type].bySchoolDate)
        ? null
        : revocableVisitor(caller, { type: request.type, isPaid }, venue),
    holder: holderOf(caller),
    discount: discount && {
      restaurantId: discount.restaurantId,
      codeKey: discount.codeKey,
      personKeys: discount.personKeys,
      isCounted: true,
    },
    points,
    suite: suite && {
      suiteId: suite.suite.suiteId,
      kind: suite.kind,
      tabCents: suite.kind === "event-day" ? order.totalWithTipCents : ZERO_CENTS,
      changes: suite.changes,
      act: { ...suite.act, details: {} },
    },
    table: submit.table ?? null,
    order,
  };
}

function orderOf(
  { venue, orderId, childId = null, locale, now, caller, table }: Submit,
  { request, quote, form, payment, creditCents, suite, readyTimes }: Reviewed,
): OrderToPlace["order"] {
  const { paymentMethod } = payment.onOrder;
  const suiteId = suite?.suite.suiteId ?? null;
  const travelMinutes = travelMinutesTo(request.destination, venue);
  return {
    restaurantId: venue.restaurantId,
    orderId,
    localDay: localMomentOf(request.wantedAt ?? now, venue.zone).date,
    ...request,
    ...waitOf(request.type, venue, now),
    fireAt: startOf(request.wantedAt, { readyTimes, prepMinutes: quote.prepMinutes, extra: venue.extra, now }),
    owner: ownerOf(caller),
    childId,
    placedAt: now,
    locale,
    venue: { ...venueOnReceipt(venue, locale), ...(travelMinutes && { travelMinutes }) },
    costs: maskCosts(quote.costsData),
    explanation: maskExplanation(quote.explain()),
    totalWithTipCents: quote.costs.totalWithTipCents,
    ...form,
    remarks: { ...form.remarks, ...(table?.group && { group: table.group.said }) },
    ...payment.onOrder,
    tenders: tendersOfOrder(quote, { creditCents, paymentMethod, suiteId }),
    lines: quote.orderItems,
  };
}

/** Returns the wait for the restaurant's answer; null times if the order is accepted as placed. board#wait. */
function waitOf(
  type: OrderType,
  { acceptance, ordering, zone }: LoadedVenue,
  now: Date,
): Pick<NewOrder, "acceptFrom" | "acceptUntil"> {
  const { mode, seconds } = acceptanceOf(acceptance, type);
  if (mode === "automatic") return { acceptFrom: null, acceptUntil: null };
  const begins = waitBegins(ordering.hours, localMomentOf(now, zone));
  const acceptFrom = begins === "now" ? now : instantOf(begins, zone);
  return { acceptFrom, acceptUntil: new Date(acceptFrom.getTime() + seconds * 1_000) };
}

/** Returns when the kitchen begins an order for a chosen time, which has one ready time only. board#fired. */
function startOf(
  wantedAt: Date | null,
  {
    readyTimes: [first],
    prepMinutes,
    extra,
    now,
  }: Pick<Reviewed, "readyTimes"> & Pick<LoadedVenue, "extra"> & { prepMinutes: number; now: Date },
): Date | null {
  return first ? fireAtOf({ wantedAt, readyAt: first.readyAt, prepMinutes, extra }, now) : null;
}

/** Returns whether an order is paid when placed: a card is charged, or a gift card or points pay all of it. */
function isPaidNow({ charge, onOrder }: ReviewedPayment, { costs }: CartQuote): boolean {
  return (
    charge !== null || (onOrder.paymentStatus === "not-required" && (costs.voucher !== null || costs.points !== null))
  );
}

/**
 * Returns the visitor whose limits apply to a revocable order. Null if no limit applies, or for a call within
 * the process.
 */
function revocableVisitor(
  caller: Caller,
  { type, isPaid }: { readonly type: OrderType; readonly isPaid: boolean },
  venue: LoadedVenue,
): RevocableVisitor | null {
  const limits = venue.ordering.unpaidOrders;
  const isAddressShared = ORDER_TYPE_RULES[type].inHouse || ORDER_TYPE_RULES[type].bySchoolDate;
  const unlimited = unlimitedVisitors(limits, isAddressShared);
  const guest = unlimited.guests ? null : holderOf(caller);
  const address = unlimited.addresses ? null : caller.address;
  if (guest === null && address === null) return null;
  return {
    guest,
    address: addressForLimits(venue.restaurantId, address),
    card: null,
    isPaid,
    isAddressShared,
    limits,
  };
}

/** Returns the restaurant's details for a receipt. law#tax-numbers. */
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

/** Returns the minutes from the kitchen to a delivery's destination; null for other orders and if unknown. time#travel-time. */
export function travelMinutesTo(
  { kind }: Pick<DestinationDraft, "kind">,
  { ordering }: Pick<LoadedVenue, "ordering">,
): number | null {
  return isDeliveryKind(kind) ? ordering.travelMinutes : null;
}

/** Returns the counted portions that the order takes from a day's stock; null if nothing in it is counted. */
function countedNeeds({ resolved }: CartQuote, day: string): OrderToPlace["stock"] {
  const items = new Set(resolved.flatMap(({ item }) => (item.stock === null ? [] : String(item.id))));
  const values = new Set(
    resolved
      .flatMap(({ choices }) => servedValues(choices, 1))
      .flatMap(({ value }) => (value.stock === null ? [] : String(value.id))),
  );
  if (items.size === 0 && values.size === 0) return null;
  const needs = stockNeeds(resolved);
  return {
    day,
    items: new Map([...needs.items].filter(([id]) => items.has(id))),
    values: new Map([...needs.values].filter(([id]) => values.has(id))),
  };
}

/**
 * Returns the tenders of an order. Gift card, points and account credit pay first, up to their amounts; the
 * order's own method pays the rest. payment#tender.
 */
function tendersOfOrder(
  { codes: { giftCard }, pointsOf, costs }: Pick<CartQuote, "codes" | "pointsOf" | "costs">,
  {
    creditCents,
    paymentMethod,
    suiteId,
  }: { readonly creditCents: Cents; readonly paymentMethod: string; readonly suiteId: string | null },
): readonly NewTender[] {
  const method = meansOf(paymentMethod);
  const restCents = cents(costs.totalWithTipCents - creditCents);
  const { voucher, points } = costs;
  const tenders: (NewTender | null)[] = [
    giftCard &&
      voucher &&
      taken(GIFT_CARD.name, voucher.amountCents, {
        codeHash: giftCard.codeHash.toString("hex"),
        restaurantId: giftCard.restaurantId,
      }),
    pointsOf && points && taken(POINTS.name, points.amountCents, { ...pointsOf, points: points.points }),
    taken(ACCOUNT_CREDIT.name, creditCents),
    method && {
      ...taken(
        method.name,
        restCents,
        method.kind === "tab" && suiteId !== null ? ({ suiteId } satisfies TabReference) : {},
      ),
      state: method.kind === "card" ? "taken" : "owed",
    },
  ];
  return tenders.filter((tender) => tender !== null).filter(({ amountCents }) => amountCents > 0);
}

function taken(means: string, amountCents: Cents, reference: NewTender["reference"] = {}): NewTender {
  return { means, amountCents, state: "taken", reference };
}
