import type { SchoolListData } from "@comptoir/contract";
import { formatShortDate, m } from "@comptoir/messages";
import { Link } from "react-router";
import { pillLook } from "./mode-frame.tsx";

type DayLinksProps = {
  readonly days: SchoolListData["dates"];
  readonly chosen: string;
  readonly today: string;
  readonly linkOf: (day: string) => string;
};

/** Links to the days for which something is ordered, with the number of orders. */
export function DayLinks({ days, chosen, today, linkOf }: DayLinksProps) {
  if (days.length === 0) return null;
  return (
    <nav aria-label={m.modes_days()} className="flex flex-wrap gap-2 print:hidden">
      {days.map(({ day, orders }) => (
        <Link
          key={day}
          to={linkOf(day)}
          aria-current={day === chosen ? "true" : undefined}
          className={pillLook(day === chosen)}
        >
          {m.modes_day_count({ day: day === today ? m.modes_today() : formatShortDate(day), count: orders })}
        </Link>
      ))}
    </nav>
  );
}
