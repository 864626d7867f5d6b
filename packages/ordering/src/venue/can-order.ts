import { isWebUser, type Who } from "../account/who.ts";
import type { Refused } from "../refusal.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { isPayable } from "./generic-catering.ts";
import { openState } from "./opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";
import type { OrderingSettings } from "./ordering-settings.ts";

/** What a visit or a body brings, beside its type, that says how the order reaches the diner. */
export type OrderingConfig = {
  readonly tableNum: string | null;
  /** The suite of an order on the event's day, which stands for a table. */
  readonly eventSuiteId?: string | null;
  readonly anotherRoundId: string | null;
  /** How many payment methods the user has saved; null where it was not looked up. */
  readonly savedPaymentMethods: number | null;
};

/** Why nothing can be ordered yet. */
export type ConfigRefusal = { readonly code: "no-config" | "pre-order-without-payment-method" };

/**
 * Checks that ordering has a config: take-out, generic-catering, k12, a table number or another round; otherwise the
 * message is "No config", with the user-facing missing-flags message. Pre-ordering needs at least one saved payment
 * method; it reaches its suite without any table number. Null when all is well. ordering#config, ordering#pre-order-card.
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
 * Tells whether a restaurant takes a type of order at all: catering where it caters, and nothing else where that is all that it does;
 * at a school, school orders in the place of take-out and dine-in. ordering#order-type, ordering#generic-catering-only.
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
 * Tells whether the caller has to sign in before ordering: generic catering and school menus may require it, and a guest, or an
 * operator who acts for no owner, has not. ordering#login-required.
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

/** Why a restaurant takes no order at all at a moment, whatever is ordered. */
type ClosedReason = "orders-paused" | "restaurant-closed";

/** Why a restaurant, or a kitchen of a hub, takes no order for a moment; empty when it takes orders. ordering#orders-paused, time#hours. */
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

/** Why a menu can be read and nothing ordered from it. */
export type ViewOnlyReason = "orders-paused" | "no-processor" | "no-payment-method" | "view-only";

/**
 * Tells why ordering controls are gone and why the menu says so; null when one can order. What the venue decided comes
 * before what the link asked for. ordering#view-only, ordering#orders-paused, payment#nothing-offered.
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
