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

/** A tip as sent: `{ type: "percentage", percentageValue: "18" }` or `{ type: "dollar", amount: "5.00" }`. */
export type TipTerm = NonNullable<NonNullable<BodyOfSetCosts["costs"]>["tip"]>;

/**
 * Everything but the lines that determines a cart's costs. Amounts are decimal dollars as text. `date` is an
 * ISO 8601 instant; null for now, or while no time is chosen.
 */
export type OrderTerms = {
  readonly type: OrderType;
  /** The destination so far: the visit sets it, and the checkout completes it. */
  readonly destination: DestinationDraft;
  /** Whether the diner has chosen between pickup and delivery; `destination` holds the choice. */
  readonly isTakeoutChosen: boolean;
  readonly date: string | null;
  readonly tip: TipTerm | null;
  readonly discountCode: string | null;
  readonly voucherCode: string | null;
  /** The most loyalty points to redeem; null for none. */
  readonly points: number | null;
  readonly memberIdentifier: string | null;
  /** The order that the cart replaces; null for a new order. ordering#change-by-guest. */
  readonly changeId: string | null;
  /** The group whose lines the cart has, for its host's order for all; absent for any other cart. table#group-send. */
  readonly groupId?: string;
};

export type OrderingModes = Pick<
  RestaurantData,
  "catering" | "k12" | "delivery" | "latitude" | "longitude" | "order_options"
>;

/**
 * Returns the order type of a visit. At a catering-only restaurant it is always catering, whatever the link
 * says. ordering#order-type.
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
 * Returns the initial terms of a visit; delivery may be preselected. A suite's pre-order replaces its
 * previous one, and is priced for the suite's delivery time. suites#modify, suites#delivery-preference.
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
 * Returns whether the diner has still to choose the time. Until then the order is priced for the nearest
 * time. time#nearest.
 */
export function isTimeOpen({ type, date }: Pick<OrderTerms, "type" | "date">): boolean {
  return date === null && ORDER_TYPE_RULES[type].choosesSlot;
}

/** Returns the terms that every call that checks a cart sends. */
export function checkedTerms(terms: OrderTerms) {
  const { type, destination, date, memberIdentifier, changeId } = terms;
  return {
    // Some rules, such as a discount code's, apply to pickup or delivery only: send the exact type once it is
    // chosen.
    type: terms.isTakeoutChosen ? chooseTakeout(type, isDeliveryKind(destination.kind)) : type,
    eventSuiteId: suiteOf(destination),
    date,
    changeId,
    checkout: {
      pickup: { delivery: isDeliveryKind(destination.kind) },
      // With `promosApplied`, the server refuses an unknown member number instead of pricing for a guest: the
      // diner expects member prices.
      memberInfo: { identifier: memberIdentifier, promosApplied: memberIdentifier !== null },
    },
  };
}

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
