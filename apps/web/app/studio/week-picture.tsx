import { formatTimeOfDay, formatWeekday } from "@comptoir/messages";
import { DAYS, SLOTS } from "./week-area.ts";
import type { Look, WeekPrices } from "./week-looks.ts";

type WeekPictureProps = { readonly week: WeekPrices; readonly looks: ReadonlyMap<string | null, Look> };

/** A picture of a week's prices. What it shows stands in words beside it, so it is hidden from screen readers. */
export function WeekPicture({ week, looks }: WeekPictureProps) {
  return (
    <div aria-hidden="true" className="flex flex-col text-fine">
      <HourNames />
      {DAYS.map((weekday) => (
        <div key={weekday} className="week-row">
          <span className="py-0.5 pr-2">{formatWeekday(weekday)}</span>
          {spansOf(week[weekday] ?? []).map(({ from, to, price }) => (
            <span
              key={from}
              data-look={looks.get(price)?.look}
              style={{ gridColumn: `${from + 2} / ${to + 2}` }}
              className="week-look overflow-hidden border-y border-l px-0.5 last:border-r"
            >
              <span className="week-letter">{looks.get(price)?.letter}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The hours of the day that have their names above the week. */
export const NAMED_HOURS = [0, 6, 12, 18] as const;

function HourNames() {
  return (
    <div className="week-row text-ink-soft">
      {NAMED_HOURS.map((hour) => (
        <span key={hour} style={{ gridColumn: `${hour * 4 + 2} / span 24` }} className="truncate border-l pl-1">
          {formatTimeOfDay(hour * 60)}
        </span>
      ))}
    </div>
  );
}

function spansOf(day: readonly (string | null)[]) {
  const starts = day.flatMap((price, slot) => (slot === 0 || day[slot - 1] !== price ? [slot] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? SLOTS, price: day[from] ?? null }));
}
