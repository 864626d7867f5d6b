import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import type { Opening } from "../../venue/opening.ts";

/** Whether a venue is open, as a host says it: "Open until 10:00 p.m.", "Closed. Opens tomorrow at 11:00 a.m." */
export function openingWords(opening: Opening): string {
  switch (opening.state) {
    case "always-open":
      return m.venue_open();
    case "open":
      return m.venue_open_until({ time: formatTimeOfDay(opening.untilMinutes) });
    case "closed-for-now":
      return m.venue_closed();
    case "closed": {
      const time = formatTimeOfDay(opening.atMinutes);
      if (opening.opensInDays === 0) return m.venue_closed_opens_at({ time });
      if (opening.opensInDays === 1) return m.venue_closed_opens_tomorrow({ time });
      return m.venue_closed_opens_on({ day: formatWeekday(opening.weekday), time });
    }
  }
}

/** Whether one can order now, as far as the hours say. */
export function isOpen(opening: Opening): boolean {
  return opening.state === "open" || opening.state === "always-open";
}
