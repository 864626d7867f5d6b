import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import type { ServedFrom } from "./menu-view.ts";

/**
 * Returns the text for when a dish is served next: "From 5:00 p.m.", "Tomorrow from 7:00 a.m.", "Served Monday from
 * 7:00 a.m."
 */
export function servedFromWords({ days, weekday, minutes }: ServedFrom): string {
  const time = formatTimeOfDay(minutes);
  if (days === 0) return m.menu_available_from({ time });
  if (days === 1) return m.menu_available_tomorrow({ time });
  return m.menu_available_on({ day: formatWeekday(weekday), time });
}
