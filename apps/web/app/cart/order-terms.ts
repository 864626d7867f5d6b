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
import { suiteOf } from "./cart-scope.ts";

/**
 * A tip in a request body: `{ type: "percentage", percentageValue: "18" }` or `{ type: "dollar", amount: "5.00"
 * }`.
 */
export type TipTerm = NonNullable<NonNullable<BodyOfSetCosts["costs"]>["tip"]>;

/**
 * Everything except the lines that determines a cart's costs: order type, destination, and the checkout's
 * choices. Amounts are decimal text. `date` is an ISO 8601 instant, null for now. A code is null if there is
 * none.
 */
export type OrderTerms = {
  readonly type: OrderType;
  /** The destination as far as the visit determines it; the checkout completes it. */
  readonly destination: DestinationDraft;
  /**
   * Whether the switch or the checkout has settled between pickup and delivery for a take-out order; `destination`
   * tells which.
   */
  readonly isTakeoutChosen: boolean;
  readonly date: string | null;
  readonly tip: TipTerm | null;
  readonly discountCode: string | null;
  readonly voucherCode: string | null;
  /** Maximum number of loyalty points to redeem; null for none. */
  readonly points: number | null;
  readonly memberIdentifier: string | null;
  /** The id of the order that the cart replaces; null for a new order. ordering#change-by-guest. */
  readonly changeId: string | null;
};

/** The restaurant's settings that determine the order type, and where it delivers. */
export type OrderingModes = Pick<
  RestaurantData,
  "catering" | "k12" | "delivery" | "latitude" | "longitude" | "order_options"
>;

/**
 * Returns the order type of a visit. A catering-only restaurant always caters, whatever the link says.
 * ordering#order-type.
 */
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
 * Returns the initial terms of a visit, with delivery if it is preselected. A suite's pre-order replaces its
 * previous one, and is priced for its delivery time. suites#modify, suites#delivery-preference.
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
    isTakeoutChosen: visit.takeoutType !== null,
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

/**
 * Returns whether the diner still has to choose the time of the order. Until then, the order is priced for
 * the nearest time. time#nearest.
 */
export function isTimeOpen({ type, date }: Pick<OrderTerms, "type" | "date">): boolean {
  return date === null && ORDER_TYPE_RULES[type].choosesSlot;
}

/**
 * Returns the part of the terms that every call that checks a cart sends: order type, time, member and
 * destination.
 */
export function checkedTerms(terms: OrderTerms) {
  const { type, destination, date, memberIdentifier, changeId } = terms;
  return {
    // Some rules apply to pickup or delivery only, such as a discount code's. Send the exact type as soon as it
    // is known.
    type: terms.isTakeoutChosen ? chooseTakeout(type, isDeliveryKind(destination.kind)) : type,
    eventSuiteId: suiteOf(destination),
    date,
    changeId,
    checkout: {
      pickup: { delivery: isDeliveryKind(destination.kind) },
      // A diner who enters a member number expects member prices: an unknown number is refused, not priced as a
      // guest's.
      memberInfo: { identifier: memberIdentifier, promosApplied: memberIdentifier !== null },
    },
  };
}

/** Returns the body of `set-costs` for lines and terms, without the cart's version. */
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
