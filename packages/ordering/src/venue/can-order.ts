import type { Refused } from "../refusal.ts";
import type { OrderType } from "./order-type.ts";
import type { OrderingSettings } from "./ordering-settings.ts";

/** What a visit or a body brings, beside its type, that says how the order reaches the diner. */
export type OrderingConfig = {
  readonly tableNum: string | null;
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
  { tableNum, anotherRoundId, savedPaymentMethods }: OrderingConfig,
): Refused<ConfigRefusal> | null {
  if (type === "catering") {
    return savedPaymentMethods === 0 ? { refused: { code: "pre-order-without-payment-method" } } : null;
  }
  const isKnown = type !== "dine-in" || Boolean(tableNum?.trim()) || anotherRoundId !== null;
  return isKnown ? null : { refused: { code: "no-config" } };
}

/** Why a menu can be read and nothing ordered from it. */
export type ViewOnlyReason = "orders-paused" | "no-processor" | "view-only";

/**
 * Tells why ordering controls are gone and why the menu says so; null when one can order. What the venue decided comes
 * before what the link asked for. ordering#view-only, ordering#orders-paused.
 */
export function viewOnlyReason(
  settings: Pick<OrderingSettings, "ordersPaused" | "paymentProcessor">,
  visit: { readonly viewOnly: boolean },
): ViewOnlyReason | null {
  if (settings.ordersPaused) return "orders-paused";
  if (settings.paymentProcessor === null) return "no-processor";
  return visit.viewOnly ? "view-only" : null;
}
