import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import type { PaymentPreference } from "@comptoir/ordering";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { keptHalf } from "../../../person/kept-half.ts";
import { isTabLimit, readTabLimit } from "../../../suites/read-tab-limit.ts";
import { browserCaller } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { SuiteOfCheckout } from "./suite-of-checkout.ts";

/** Confirms the settings of a suite's event day from the checkout, and reads the suite anew; what is refused is said. True: they stand. suites#suite-settings. */
export function useTabSettings(suite: SuiteOfCheckout) {
  const { venue } = useRestaurant();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (event_day_payment_preference: PaymentPreference, typedLimit: string) => {
    const half = keptHalf();
    if (half === null) return false;
    const tab_limit = readTabLimit(typedLimit);
    if (!isTabLimit(tab_limit)) {
      setProblem(m.suite_tab_limit_wrong());
      return false;
    }
    setBusy(true);
    const settings = { event_day_payment_preference, tab_limit, version: suite.version };
    const where = { eventId: suite.event.id, suiteId: suite.id };
    const body = { ...half, ...settings, order_restaurant_id: venue.id };
    const result = await calls.updateEventDaySettings(browserCaller(venue.id), where, body);
    setProblem(result.ok ? null : (result.error?.message ?? m.suite_settings_failed()));
    if (result.ok || result.error?.code === "version_conflict") await revalidate();
    setBusy(false);
    return result.ok;
  };
  return { isBusy, problem, confirm };
}
