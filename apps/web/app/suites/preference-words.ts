import { m } from "@comptoir/messages";

/** The ways in which a suite's tab is paid, in their order. suites#payment-preference. */
export const PREFERENCES = ["charge", "invoice"] as const;

/** How a way of paying a suite's tab is named and explained, wherever it is chosen. */
export function preferenceWords(preference: (typeof PREFERENCES)[number]) {
  return preference === "charge"
    ? { label: m.suite_preference_charge(), description: m.suite_preference_charge_text() }
    : { label: m.suite_preference_invoice(), description: m.suite_preference_invoice_text() };
}
