import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import { type OpeningHours, readOpeningHours } from "@comptoir/ordering";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";

/** The hours of the week with today marked; nothing for a venue that never closes. time#hours. */
export function WeekHours() {
  const { hours, now } = useRestaurant().venue;
  const { week } = readOpeningHours({ hours });
  if (week === null) return null;
  return (
    <Disclosure summary={m.venue_hours()} className="border-y border-hairline">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pb-3">
        {week.map((openings, weekday) => {
          const day = formatWeekday(weekday);
          const look = weekday === now.weekday ? "font-semibold" : "text-ink-soft";
          return (
            <div key={day} className={`contents ${look}`}>
              <dt className="first-letter:uppercase">{day}</dt>
              <dd className="figures">{openingsWords(openings)}</dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}

/** Returns the text of a day's openings: "11:00 a.m. to 2:00 p.m., 5:00 p.m. to 10:00 p.m." */
export function openingsWords(openings: NonNullable<OpeningHours["week"]>[number]): string {
  if (openings.length === 0) return m.venue_closed_day();
  return openings
    .map(({ startMinutes, endMinutes }) =>
      endMinutes - startMinutes >= DAY_MINUTES
        ? m.venue_open_all_day()
        : m.venue_hours_range({ from: formatTimeOfDay(startMinutes), to: formatTimeOfDay(endMinutes) }),
    )
    .join(", ");
}

const DAY_MINUTES = 24 * 60;
