import type { OrderingSettings } from "./ordering-settings.ts";

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
