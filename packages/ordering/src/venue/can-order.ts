import { isWebUser, type Who } from "../account/who.ts";
import type { Refused } from "../refusal.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { isPayable } from "./generic-catering.ts";
import { openState } from "./opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";
import type { OrderingSettings } from "./ordering-settings.ts";

export type OrderingConfig = {
  readonly tableNum: string | null;
  /** The suite of an event-day order, in place of the table. */
  readonly eventSuiteId?: string | null;
  readonly anotherRoundId: string | null;
  readonly savedPaymentMethods: number | null;
};

export type ConfigRefusal = { readonly code: "no-config" | "pre-order-without-payment-method" };

/**
 * Checks that a visit can order; null if it can. A pre-order needs a saved payment method. Any other order
 * needs a destination, such as a table number, or it is refused with `no-config`. ordering#config,
 * ordering#pre-order-card.
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
 * Tells whether a restaurant takes a type of order. With `generic_catering_only` it takes only catering and
 * suites' pre-orders. A school takes school orders instead of take-out and dine-in. ordering#order-type,
 * ordering#generic-catering-only.
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
 * Tells whether the caller must sign in before ordering. An operator who does not act for an owner counts as
 * signed out. ordering#login-required.
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

type ClosedReason = "orders-paused" | "restaurant-closed";

/**
 * Returns why a restaurant, or a kitchen of a hub, takes no orders at a moment; empty if it does.
 * ordering#orders-paused, time#hours.
 */
export function closedReasons(
  settings: Pick<OrderingSettings, "ordersPaused" | "paymentProcessor" | "hours"> & PayableWithoutCards,
  at: LocalMoment,
): readonly ClosedReason[] {
  const { ordersPaused, paymentProcessor, hours } = settings;
  const isPaused = ordersPaused || paymentProcessor === null || (settings.cardsOff && !isPayableWithoutCards(settings));
  return [
    ...(isPaused ? ["orders-paused" as const] : []),
    ...(openState(hours, at).open ? [] : ["restaurant-closed" as const]),
  ];
}

type PayableWithoutCards = Pick<OrderingSettings, "cardsOff" | "extraMethods" | "takesGiftCards" | "k12">;

/** Tells whether an order can be paid in full while cards are off: billed, by a gift card, or by a school's credit. */
function isPayableWithoutCards({ extraMethods, takesGiftCards, k12 }: PayableWithoutCards): boolean {
  return extraMethods.length > 0 || takesGiftCards || k12;
}

export type ViewOnlyReason = "orders-paused" | "no-processor" | "cards-off" | "no-payment-method" | "view-only";

/**
 * Returns why a menu is view-only; null if the diner can order. The venue's reasons precede the link's. `onTab`: the
 * order goes on a suite's tab, which needs no card now.
 * ordering#view-only, ordering#orders-paused, payment#cards-off, payment#nothing-offered.
 */
export function viewOnlyReason(
  settings: Pick<OrderingSettings, "ordersPaused" | "paymentProcessor" | "extraMethods" | "genericCateringRules"> &
    PayableWithoutCards,
  visit: { readonly viewOnly: boolean; readonly type: OrderType; readonly onTab?: boolean },
): ViewOnlyReason | null {
  if (settings.ordersPaused) return "orders-paused";
  if (settings.paymentProcessor === null) return "no-processor";
  if (settings.cardsOff && visit.onTab !== true && !isPayableWithoutCards(settings)) return "cards-off";
  if (!isPayable(visit.type, settings)) return "no-payment-method";
  return visit.viewOnly ? "view-only" : null;
}
