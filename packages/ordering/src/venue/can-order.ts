import { isWebUser, type Who } from "../account/who.ts";
import type { Refused } from "../refusal.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { isPayable } from "./generic-catering.ts";
import { openState } from "./opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";
import type { OrderingSettings } from "./ordering-settings.ts";

/** The details of a visit or request body that say how the order reaches the diner. */
export type OrderingConfig = {
  readonly tableNum: string | null;
  /** The suite of an event-day order, which replaces the table. */
  readonly eventSuiteId?: string | null;
  readonly anotherRoundId: string | null;
  /** The number of the user's saved payment methods; null if it was not looked up. */
  readonly savedPaymentMethods: number | null;
};

/** The reason why ordering is not possible yet. */
export type ConfigRefusal = { readonly code: "no-config" | "pre-order-without-payment-method" };

/**
 * Checks that a visit can order; null if it can. ordering#config, ordering#pre-order-card.
 * - The visit needs one of: take-out, generic catering, k12, a table number, a suite on the event day,
 *   another round. Otherwise the refusal is `no-config`.
 * - A pre-order needs a saved payment method instead.
 */
export function checkOrderingConfig(
  type: OrderType,
  { tableNum, eventSuiteId, anotherRoundId, savedPaymentMethods }: OrderingConfig,
): Refused<ConfigRefusal> | null {
  if (ORDER_TYPE_RULES[type].preOrder) {
    return savedPaymentMethods === 0 ? { refused: { code: "pre-order-without-payment-method" } } : null;
  }
  const isKnown =
    !ORDER_TYPE_RULES[type].atTable || Boolean(tableNum?.trim() || eventSuiteId) || anotherRoundId !== null;
  return isKnown ? null : { refused: { code: "no-config" } };
}

/**
 * Tells whether a restaurant takes a type of order. Generic catering needs the venue's `catering`. A venue
 * with `generic_catering_only` takes nothing else except suites' pre-orders. A school takes school orders
 * instead of take-out and dine-in. ordering#order-type, ordering#generic-catering-only.
 */
export function isTypeOffered(
  type: OrderType,
  {
    genericCatering,
    genericCateringRules,
    k12,
  }: Pick<OrderingSettings, "genericCatering" | "genericCateringRules" | "k12">,
): boolean {
  if (ORDER_TYPE_RULES[type].catered) return genericCatering;
  if (genericCatering && genericCateringRules.isAll && !ORDER_TYPE_RULES[type].preOrder) return false;
  return ORDER_TYPE_RULES[type].preOrder || ORDER_TYPE_RULES[type].bySchoolDate === k12;
}

/**
 * Tells whether the caller must sign in before ordering. Generic catering and school menus may require it. A
 * guest, and an operator who does not act for an owner, count as signed out. ordering#login-required.
 */
export function needsLogin(
  type: OrderType,
  { genericCateringRules, k12RequiresLogin }: Pick<OrderingSettings, "genericCateringRules" | "k12RequiresLogin">,
  who: Who,
): boolean {
  const isRequired =
    (ORDER_TYPE_RULES[type].catered && genericCateringRules.requiresLogin) ||
    (ORDER_TYPE_RULES[type].bySchoolDate && k12RequiresLogin);
  return isRequired && !isWebUser(who);
}

/** The reason why a restaurant takes no orders at a moment. */
type ClosedReason = "orders-paused" | "restaurant-closed";

/**
 * Returns the reasons why a restaurant, or a kitchen of a hub, takes no orders at a moment; empty if it takes
 * orders. ordering#orders-paused, time#hours.
 */
export function closedReasons(
  { ordersPaused, paymentProcessor, hours }: Pick<OrderingSettings, "ordersPaused" | "paymentProcessor" | "hours">,
  at: LocalMoment,
): readonly ClosedReason[] {
  const isPaused = ordersPaused || paymentProcessor === null;
  return [
    ...(isPaused ? ["orders-paused" as const] : []),
    ...(openState(hours, at).open ? [] : ["restaurant-closed" as const]),
  ];
}

/** The reason why a menu is view-only. */
export type ViewOnlyReason = "orders-paused" | "no-processor" | "no-payment-method" | "view-only";

/**
 * Returns the reason why a menu is view-only, for the page to show; null if the diner can order. The venue's
 * reasons take precedence over the link's. ordering#view-only, ordering#orders-paused, payment#nothing-offered.
 */
export function viewOnlyReason(
  settings: Pick<OrderingSettings, "ordersPaused" | "paymentProcessor" | "extraMethods" | "genericCateringRules">,
  visit: { readonly viewOnly: boolean; readonly type: OrderType },
): ViewOnlyReason | null {
  if (settings.ordersPaused) return "orders-paused";
  if (settings.paymentProcessor === null) return "no-processor";
  if (!isPayable(visit.type, settings)) return "no-payment-method";
  return visit.viewOnly ? "view-only" : null;
}
