import { PAYMENT_PREFERENCES, type PaymentPreference } from "@comptoir/ordering";
import { readTabLimit } from "../../suites/read-tab-limit.ts";

/** What an operator confirms for a suite, as its call takes it. */
export type Settings = {
  readonly eventId: string;
  readonly suiteId: string;
  readonly event_day_payment_preference: PaymentPreference;
  readonly tab_limit: string | null;
  readonly version: number;
};

/** Reads the form of the settings, with the version of the suite that the operator saw; null for what no form of ours sends. */
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
