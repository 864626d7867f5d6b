import { formatMoney, m } from "@comptoir/messages";
import { type PaymentPreference, parseCents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { typedAmount } from "../ui/typed-amount.ts";

/**
 * Normalizes a tab limit typed in English or French, with or without `$` and thousands separators. Null for
 * no limit. suites#tab.
 */
export function readTabLimit(typed: string): string | null {
  const limit = typedAmount(typed.slice(0, 120));
  return limit === "" ? null : limit;
}

export function isTabLimit(limit: string | null): boolean {
  return limit === null || (parseCents(limit) ?? -1) >= 0;
}

/** Formats a tab limit for its input field; empty for no limit. */
export function limitWords(limit: string | null): string {
  return limit === null ? "" : formatMoney(centsOf(limit));
}

/**
 * Returns the label and description of a tab's payment preference. Without a saved card, `charge` ends in an
 * invoice, and the description says so. `hasCard` is null if unknown. suites#tab-closing.
 */
export function preferenceWords(preference: PaymentPreference, hasCard: boolean | null = null) {
  const chargeText = hasCard === false ? m.suite_preference_no_card() : m.suite_preference_charge_text();
  return preference === "charge"
    ? { label: m.suite_preference_charge(), description: chargeText }
    : { label: m.suite_preference_invoice(), description: m.suite_preference_invoice_text() };
}

export function tabTotalWords(total: string, limit: string | null): string {
  const amount = formatMoney(centsOf(total));
  if (limit === null) return m.suite_tab_unlimited({ amount });
  return m.suite_tab_of({ amount, limit: formatMoney(centsOf(limit)) });
}
