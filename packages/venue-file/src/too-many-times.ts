import { orderingSettings, TIMES_AHEAD_MAX, timesAhead } from "@comptoir/ordering";
import { addFault, type Reading } from "./reading/findings.ts";
import { pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WRONG } from "./wording.ts";

/**
 * Rejects settings that give too many slots to list, which would block a server or a phone for seconds.
 * time#times-ahead.
 */
export function refuseTooManyTimes({ restaurant, menus }: VenueFile, reading: Reading): void {
  const settings = orderingSettings(restaurant);
  const minutes = menus.map(({ scheduled, ordering_interval }) => ({
    scheduled: scheduled ?? true,
    orderingIntervalMinutes: ordering_interval ?? 0,
  }));
  const times = timesAhead(minutes, settings);
  if (times <= TIMES_AHEAD_MAX) return;
  const options = pathTo(pathTo(null, "restaurant"), "order_options");
  addFault(reading, pathTo(options, "max_advanced_order_days"), WRONG.tooManyTimes(times, TIMES_AHEAD_MAX));
}
