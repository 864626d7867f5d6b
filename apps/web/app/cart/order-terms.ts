import {
  type CartLineData,
  chooseTakeout,
  type DestinationDraft,
  deliverySettings,
  deriveOrderType,
  draftDestination,
  isDeliveryKind,
  isDeliveryPreselected,
  ORDER_TYPE_RULES,
  type OrderType,
  type RestaurantData,
  readGenericCatering,
  tableNumOf,
  takesPickup,
} from "@comptoir/ordering";
import { deliveryInstant } from "../suites/event-times.ts";
import { preOrderToChange, type SuiteVisit } from "../suites/suite-visit.ts";
import { tableOfVisit, type Visit } from "../visit/visit.ts";
import type { BodyOfSetCosts } from "./cart-calls.ts";
import { suiteOf } from "./cart-places.ts";

/** A tip as a body writes it: `{ type: "percentage", percentageValue: "18" }` or `{ type: "dollar", amount: "5.00" }`. */
export type TipTerm = NonNullable<NonNullable<BodyOfSetCosts["costs"]>["tip"]>;

/**
 * Everything but the lines that decides what a cart costs: the kind of order, where it goes, and what the checkout adds.
 * Amounts are decimal text, `date` is an ISO 8601 instant and null for now, codes are null for none.
 */
export type OrderTerms = {
  readonly type: OrderType;
  /** Where the order goes, as far as the visit says; the checkout completes it. */
  readonly destination: DestinationDraft;
  /** A take-out is a pickup or a delivery by now, as the destination says: the checkout has settled it. */
  readonly isTakeoutChosen: boolean;
  readonly date: string | null;
  readonly tip: TipTerm | null;
  readonly discountCode: string | null;
  readonly voucherCode: string | null;
  /** Loyalty points to be spent at most; null for none. */
  readonly points: number | null;
  readonly memberIdentifier: string | null;
  /** The order that the cart is to replace; null for a new one. ordering#change-by-guest. */
  readonly changeId: string | null;
};

/** What decides the kind of a restaurant's orders, and where it delivers. */
export type OrderingModes = Pick<
  RestaurantData,
  "catering" | "k12" | "delivery" | "latitude" | "longitude" | "order_options"
>;

/** The kind of order that a visit makes; a caterer that does nothing else caters, whatever the link says. ordering#order-type. */
export function orderTypeOfVisit(
  visit: Visit,
  restaurant: Pick<OrderingModes, "catering" | "k12" | "order_options">,
): OrderType {
  const { isAll } = readGenericCatering(restaurant.order_options);
  return deriveOrderType({
    preOrdering: visit.eventSuite !== null && !visit.eventDayOrdering,
    genericCatering: (visit.catering || isAll) && Boolean(restaurant.catering),
    k12: Boolean(restaurant.k12),
    takeout: visit.takeout || visit.takeoutType !== null,
  });
}

/**
 * The terms that a visit begins with, delivered where that is preselected; the checkout adds the rest. A suite's pre-order takes the place
 * of the one before it, and is priced for when it is brought. suites#modify, suites#delivery-preference.
 */
export function termsOfVisit(visit: Visit, restaurant: OrderingModes, suite: SuiteVisit | null = null): OrderTerms {
  const type = orderTypeOfVisit(visit, restaurant);
  const deliveryType = restaurant.delivery?.type ?? null;
  const delivers = deliverySettings(restaurant) !== null;
  const isPreselected = isDeliveryPreselected({ type, delivers, takeoutType: visit.takeoutType });
  const genericCateringRules = readGenericCatering(restaurant.order_options);
  const deliveryFlag = isPreselected || !takesPickup(type, { delivers, genericCateringRules });
  return {
    type,
    destination: draftDestination(
      { type, deliveryFlag, deliveryType },
      { tableNum: tableOfVisit(visit), eventSuiteId: visit.eventSuite, suiteName: suite?.minimal.name ?? null },
    ),
    isTakeoutChosen: false,
    date:
      ORDER_TYPE_RULES[type].preOrder && suite?.own
        ? deliveryInstant(suite.own, suite.own.pre_order_delivery_time)
        : null,
    tip: null,
    discountCode: null,
    voucherCode: null,
    points: null,
    memberIdentifier: null,
    changeId: preOrderToChange(suite, visit)?.id ?? visit.changeId,
  };
}

/** Whether the diner chooses the time of such an order and has not yet; it is then priced for the nearest one. time#nearest. */
export function isTimeOpen({ type, date }: Pick<OrderTerms, "type" | "date">): boolean {
  return date === null && ORDER_TYPE_RULES[type].choosesSlot;
}

/** What the terms say to each call that checks a cart: the kind of order, when, for whom and where to. */
export function checkedTerms(terms: OrderTerms) {
  const { type, destination, date, memberIdentifier, changeId } = terms;
  return {
    // What holds for one of the two alone, as a code may, is looked at as soon as it is known which.
    type: terms.isTakeoutChosen ? chooseTakeout(type, isDeliveryKind(destination.kind)) : type,
    eventSuiteId: suiteOf(destination),
    date,
    changeId,
    checkout: {
      pickup: { delivery: isDeliveryKind(destination.kind) },
      // A diner with a member number expects its prices: an unknown one is refused, not priced as a guest's.
      memberInfo: { identifier: memberIdentifier, promosApplied: memberIdentifier !== null },
    },
  };
}

/** The body of `set-costs` for lines and terms, without how it is kept. */
export function setCostsBody(items: readonly CartLineData[], terms: OrderTerms): BodyOfSetCosts {
  const { destination, tip, discountCode, voucherCode, points } = terms;
  return {
    ...checkedTerms(terms),
    tableNum: tableNumOf(destination),
    nearest: isTimeOpen(terms),
    items,
    costs: { tip, discount: { code: discountCode }, voucher: { code: voucherCode }, points: { points } },
  };
}
