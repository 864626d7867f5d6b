import { formatMoney, m } from "@comptoir/messages";
import { type PaymentPreference, parseCents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";

/** A tab's limit as it is typed in either language, with or without the sign of money and a comma between thousands; null for none. suites#tab. */
export function readTabLimit(typed: string): string | null {
  const limit = typed
    .trim()
    .slice(0, 120)
    .replace(/[\s$]/g, "")
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  return limit === "" ? null : limit;
}

/** Whether a limit that was read is an amount, or none. */
export function isTabLimit(limit: string | null): boolean {
  return limit === null || (parseCents(limit) ?? -1) >= 0;
}

/** A tab's limit as it stands in its field, in the page's language; blank for none. */
export function limitWords(limit: string | null): string {
  return limit === null ? "" : formatMoney(centsOf(limit));
}

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

/** What is on a tab, and its limit where it has one. */
export function tabTotalWords(total: string, limit: string | null): string {
  const amount = formatMoney(centsOf(total));
  if (limit === null) return m.suite_tab_unlimited({ amount });
  return m.suite_tab_of({ amount, limit: formatMoney(centsOf(limit)) });
}
