import { PAYMENT_PREFERENCES, type PaymentPreference } from "@comptoir/ordering";
import { readTabLimit } from "../../suites/tab-settings.ts";

type Settings = {
  readonly eventId: string;
  readonly suiteId: string;
  readonly event_day_payment_preference: PaymentPreference;
  readonly tab_limit: string | null;
  readonly version: number;
};

/**
 * Parses the form of the settings; null if a value is not one that the form offers.
 * `version` is the version of the suite that the operator saw.
 */
export function readSettings(form: FormData): Settings | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim().slice(0, 120) : "";
  };
  const chosen = text("event_day_payment_preference");
  const preference = PAYMENT_PREFERENCES.find((one) => one === chosen);
  const version = Number(text("version"));
  if (preference === undefined || !Number.isSafeInteger(version)) return null;
  return {
    eventId: text("eventId"),
    suiteId: text("suiteId"),
    event_day_payment_preference: preference,
    tab_limit: readTabLimit(text("tab_limit")),
    version,
  };
}

/** A count's field is named by this prefix and the item's id. */
export const COUNT_PREFIX = "count-";

type Count = { readonly item: string; readonly on_hand: number };

/** Parses the counted quantities; skips blank fields. Null if a quantity is not a whole number. */
export function readCounts(form: FormData): Count[] | null {
  const counts = [...form].flatMap(([name, value]) =>
    name.startsWith(COUNT_PREFIX) && typeof value === "string" && value.trim() !== ""
      ? [{ item: name.slice(COUNT_PREFIX.length), text: value.trim() }]
      : [],
  );
  if (!counts.every(({ text }) => /^\d{1,4}$/.test(text))) return null;
  return counts.map(({ item, text }) => ({ item, on_hand: Number(text) }));
}
