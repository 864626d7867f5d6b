import { m } from "@comptoir/messages";
import type { PaymentPreference } from "@comptoir/ordering";

/**
 * How a way of paying a suite's tab is named and explained, wherever it is chosen. Without a card of the owner's a charge comes to an invoice,
 * and says so; null is not told. suites#tab-closing.
 */
export function preferenceWords(preference: PaymentPreference, hasCard: boolean | null = null) {
  const chargeText = hasCard === false ? m.suite_preference_no_card() : m.suite_preference_charge_text();
  return preference === "charge"
    ? { label: m.suite_preference_charge(), description: chargeText }
    : { label: m.suite_preference_invoice(), description: m.suite_preference_invoice_text() };
}
