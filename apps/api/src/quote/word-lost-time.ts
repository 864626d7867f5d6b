import { formatTimeOfDay, m } from "@comptoir/messages";
import type { Locale } from "@comptoir/ordering";
import type { LostTime } from "../fulfilment/lost-time.ts";
import { errorMessage } from "../middleware/error-messages.ts";

/** Says that a time is lost, with the nearest that are free. time#slot-lost. */
export function wordLostTime(lost: LostTime | null, locale: Locale): string {
  if (lost === null) return errorMessage("intervalFull", locale);
  const time = formatTimeOfDay(lost.wantedMinutes, locale);
  if (lost.freeMinutes.length === 0) return m.order_interval_full({ time }, { locale });
  const times = lost.freeMinutes.map((minutes) => formatTimeOfDay(minutes, locale)).join(", ");
  return m.order_interval_full_nearest({ time, times }, { locale });
}
