import {
  ACCOUNT_CREDIT,
  bareText,
  type Cents,
  cents,
  type Destination,
  GIFT_CARD,
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
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { PointsOfOrder } from "../../../money/loyalty/enter-points.ts";
import type { TenderRefusal } from "../../../money/tender/means/operations.ts";
import type { TabReference } from "../../../money/tender/means/suite-tab.ts";
import type { NewTender } from "../../../money/tender/tender.ts";
import type { Caller } from "../../../people/caller.ts";
import { holderOf, ownerOf } from "../../../people/owner.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
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
import type { ReadyTime } from "./wanted-time.ts";

/** A suite's order before it is written: what it puts on the tab, and who does it. */
export type SuiteToPlace = {
  readonly suiteId: string;
  readonly kind: "pre-order" | "event-day";
  readonly tabCents: Cents;
  /** The version of the order whose place it takes, as it was seen, null where none is said; null for a new order. */
  readonly changes: { readonly version: number | null } | null;
  readonly act: SuiteAct;
};

/**
 * Why a suite cannot take an order: its tab's limit, no open tab, a concurrent order, or one person's rate
 * limit.
 */
export type SuiteTakeRefusal =
  | { readonly code: "tab-limit" | "tab-not-open" | "suite-version" }
  | { readonly code: "suite-too-often"; readonly retryAfterSeconds: number };

/** An order that was reviewed and priced, before it has taken anything. */
export type OrderToPlace = {
  readonly order: Omit<NewOrder, "taken" | "readyAt">;
  /** The revision of the menu that it was priced with. */
  readonly revision: number;
  /** What it takes of counted things, of the stock of the day for which it is wanted; null when nothing in it is counted. */
  readonly stock: (StockNeeds & { readonly day: string }) | null;
  /** When it can be ready, the wanted time or the soonest first; each is tried in turn. */
  readonly readyTimes: readonly ReadyTime[];
  /** From when it stands for good; null: when it is handed over. ordering#stands-for-good. */
  readonly standsAt: Date | null;
  /** Who places it, while it can be taken back for nothing; null when it stands at once, or when the visitor is not known. */
  readonly revocable: RevocableVisitor | null;
  /** The holder whose slot hold it confirms; null for none. */
  readonly holder: string | null;
  /**
   * The code that it uses and whose that is: its restaurant's, or its hub's. A use is counted once for all orders of a submission, by the
   * first; under which keys of its person too, none for a code without such a limit.
   */
  readonly discount: {
    readonly restaurantId: string;
    readonly codeKey: string;
    readonly personKeys: readonly string[];
    readonly isCounted: boolean;
  } | null;
  /** The points that it gives; null for an order without a member. */
  readonly points: PointsOfOrder | null;
  /** The suite that it is an order of, and what it puts on the suite's tab; null for any other order. */
  readonly suite: SuiteToPlace | null;
};

/** Why an order that was fine when it was priced is not any more. */
export type TakeRefusal = { readonly orderId: string } & (
  | { readonly code: "out-of-stock"; readonly short: readonly ThingStock[] }
  | { readonly code: "interval-full" }
  /** The visitor has too many that do not stand yet. */
  | { readonly code: "too-many-open"; readonly retryAfterSeconds: number }
  /** There is room, but the visitor has a share of it that does not stand yet. */
  | { readonly code: "slot-share-used" }
  /** There are portions of a thing, but the visitor has a share of them that does not stand yet. */
  | {
      readonly code: "stock-share-used";
      readonly thing: Pick<ThingStock, "kind" | "id">;
      readonly retryAfterSeconds: number;
    }
  | { readonly code: "discount-used-up" }
  /** The code may be used more often, but not by this person. */
  | { readonly code: "discount-used-by-person" }
  | TenderRefusal
  | SuiteTakeRefusal
);

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
    // A suite is known by name. What was paid for a school's day stays there as credit: it costs something from the start.
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
    order,
  };
}

/** An order as its row keeps it. */
function orderOf(
  { venue, orderId, childId = null, locale, now, caller }: Submit,
  { request, quote, form, payment, creditCents, suite }: Reviewed,
): OrderToPlace["order"] {
  const { paymentMethod } = payment.onOrder;
  const suiteId = suite?.suite.suiteId ?? null;
  return {
    restaurantId: venue.restaurantId,
    orderId,
    localDay: localMomentOf(request.wantedAt ?? now, venue.zone).date,
    ...request,
    owner: ownerOf(caller),
    childId,
    placedAt: now,
    locale,
    venue: venueOnReceipt(venue, locale),
    costs: maskCosts(quote.costsData),
    explanation: maskExplanation(quote.explain()),
    totalWithTipCents: quote.costs.totalWithTipCents,
    ...form,
    ...payment.onOrder,
    tenders: tendersOfOrder(quote, { creditCents, paymentMethod, suiteId }),
    lines: quote.orderItems,
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
    isAddressShared: ORDER_TYPE_RULES[type].inHouse || ORDER_TYPE_RULES[type].bySchoolDate,
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
 * What pays an order, in the sequence in which the means are used: a gift card, points and account credit, as far as each goes, and the order's own
 * method for the rest. payment#tender.
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
