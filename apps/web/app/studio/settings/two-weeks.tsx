import { formatList, formatShortDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, DEFAULT_ZONE, openingsOn, type RestaurantData, readOpeningHours } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { useDraftField } from "../draft-context.tsx";

const DAYS = 14;
const DAY_MINUTES = 1440;

/** The hours of the next two weeks as the draft has them, with holidays. time#hours. */
export function TwoWeeks() {
  const hours = useDraftField("restaurant", "hours").value;
  const holidays = useDraftField("restaurant", "holiday_hours").value;
  const zone = useDraftField("restaurant", "menu_configuration.zone").value;
  const [today, setToday] = useState<string | null>(null);
  // After the first render, because the server may render before midnight and the page after it.
  useEffect(() => setToday(todayIn(typeof zone === "string" ? zone : DEFAULT_ZONE)), [zone]);
  const opening = readHours(hours, holidays);
  if (today === null || opening === null) return null;
  return (
    <section aria-labelledby="two-weeks" className="flex flex-col gap-2">
      <h2 id="two-weeks" className="text-lead font-semibold">
        {m.studio_set_weeks()}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {Array.from({ length: DAYS }, (_, day) => addDays(today, day)).map((date) => (
          <li key={date} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2 text-small">
            <span>{formatShortDate(date)}</span>
            <span>{formatOpenings(openingsOn(opening, date))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reads the hours of the draft; null while a row is not whole. */
function readHours(hours: unknown, holidays: unknown) {
  try {
    return readOpeningHours({ hours, holiday_hours: holidays } as Pick<RestaurantData, "hours" | "holiday_hours">);
  } catch {
    return null;
  }
}

function todayIn(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(new Date());
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

function formatOpenings(openings: ReturnType<typeof openingsOn>): string {
  if (openings.length === 0) return m.studio_set_closed();
  return formatList(
    openings.map(({ startMinutes, endMinutes }) => {
      if (endMinutes - startMinutes >= DAY_MINUTES) return m.studio_set_all_day();
      const [from, to] = [startMinutes, endMinutes].map((minutes) => formatTimeOfDay(minutes % DAY_MINUTES));
      return m.studio_set_from_to({ from: from ?? "", to: to ?? "" });
    }),
  );
}
