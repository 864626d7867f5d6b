import { formatMoney, m } from "@comptoir/messages";
import { type PaymentPreference, parseCents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";

/**
 * Normalizes a typed tab limit in either language, with or without a dollar sign and thousands separators; null
 * for no limit. suites#tab.
 */
export function readTabLimit(typed: string): string | null {
  const limit = typed
    .trim()
    .slice(0, 120)
    .replace(/[\s$]/g, "")
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  return limit === "" ? null : limit;
}

/** Returns whether a normalized limit is a valid amount or null. */
export function isTabLimit(limit: string | null): boolean {
  return limit === null || (parseCents(limit) ?? -1) >= 0;
}

/** Formats a tab limit for its field, in the page's language; empty for no limit. */
export function limitWords(limit: string | null): string {
  return limit === null ? "" : formatMoney(centsOf(limit));
}

/**
 * Returns the label and description of a tab's payment preference. Without a saved card (`hasCard` false)
 * `charge` ends in an invoice, and the description says so; null means unknown. suites#tab-closing.
 */
export function preferenceWords(preference: PaymentPreference, hasCard: boolean | null = null) {
  const chargeText = hasCard === false ? m.suite_preference_no_card() : m.suite_preference_charge_text();
  return preference === "charge"
    ? { label: m.suite_preference_charge(), description: chargeText }
    : { label: m.suite_preference_invoice(), description: m.suite_preference_invoice_text() };
}

/** Formats a tab's total, with its limit if there is one. */
export function tabTotalWords(total: string, limit: string | null): string {
  const amount = formatMoney(centsOf(total));
  if (limit === null) return m.suite_tab_unlimited({ amount });
  return m.suite_tab_of({ amount, limit: formatMoney(centsOf(limit)) });
}
