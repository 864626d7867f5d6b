import type { Refused } from "../refusal.ts";

/** What a visit brings that says how the order reaches the diner. */
export type OrderingConfig = {
  readonly takeout: boolean;
  readonly genericCatering: boolean;
  readonly k12: boolean;
  /** A suite's pre-order. It reaches its suite without any table number. */
  readonly preOrdering: boolean;
  readonly tableNum: string | null;
  readonly anotherRoundId: string | null;
};

/** Why nothing can be ordered yet. */
export type ConfigRefusal = { readonly code: "no-config" | "pre-order-without-payment-method" };

/**
 * Checks that ordering has a config: take-out, generic-catering, k12, a table number or another round; otherwise the
 * message is "No config", with the user-facing missing-flags message. Pre-ordering needs at least one saved payment
 * method. Null when all is well. ordering#config, ordering#pre-order-card.
 */
export function checkOrderingConfig(
  config: OrderingConfig,
  { savedPaymentMethods }: { readonly savedPaymentMethods: number },
): Refused<ConfigRefusal> | null {
  if (config.preOrdering) {
    return savedPaymentMethods > 0 ? null : { refused: { code: "pre-order-without-payment-method" } };
  }
  const hasTable = config.tableNum !== null && config.tableNum.trim() !== "";
  const isKnown = config.takeout || config.genericCatering || config.k12 || hasTable || config.anotherRoundId !== null;
  return isKnown ? null : { refused: { code: "no-config" } };
}
