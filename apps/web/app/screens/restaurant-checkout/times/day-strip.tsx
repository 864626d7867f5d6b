import { formatDate, formatWeekday, m } from "@comptoir/messages";
import { addDays, momentOn } from "@comptoir/ordering";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CHIP_LOOK, CHOSEN_LOOK, PROPOSED_LOOK } from "./chip-look.ts";
import type { StripDay } from "./times-view.ts";

const DayCalendar = lazy(() => import("./day-calendar.tsx"));

type DayStripProps = {
  readonly id: string;
  readonly days: readonly StripDay[];
  /** All dates that can be chosen, earliest first. */
  readonly dates: readonly string[];
  /** Today's date at the restaurant. */
  readonly today: string;
  readonly chosen: string;
  /** Whether the checkout chose the day, and the diner has not confirmed it. */
  readonly isProposed: boolean;
  readonly onChoose: (date: string) => void;
};

export function DayStrip({ id, days, dates, chosen, ...choice }: DayStripProps) {
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(strip.current), []);
  const hasMore = dates.some((date) => days.every((day) => day.date !== date)) || isCalendarOpen;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ChoiceGroup id={id} legend={m.checkout_day()}>
        <div
          ref={strip}
          className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(4.75rem,100%),1fr))] sm:overflow-visible"
        >
          {days.map((day) => (
            <Day key={day.date} {...day} {...choice} isChosen={day.date === chosen} />
          ))}
        </div>
      </ChoiceGroup>
      {hasMore ? (
        <Button
          tone="plain"
          className="self-start px-1! text-small"
          aria-expanded={isCalendarOpen}
          onClick={() => setCalendarOpen(!isCalendarOpen)}
        >
          {m.checkout_other_day()}
        </Button>
      ) : null}
      {isCalendarOpen ? (
        <Suspense>
          <DayCalendar label={m.checkout_day()} dates={dates} chosen={chosen} onChoose={choice.onChoose} />
        </Suspense>
      ) : null}
    </div>
  );
}

type DayProps = StripDay & Pick<DayStripProps, "today" | "isProposed" | "onChoose"> & { readonly isChosen: boolean };

function Day({ date, why, today, isChosen, isProposed, onChoose }: DayProps) {
  const state = why === null ? null : WITHOUT[why]();
  return (
    <label className={classNames(CHIP_LOOK, isProposed ? PROPOSED_LOOK : CHOSEN_LOOK, "min-w-19 shrink-0 px-1.5")}>
      <input
        type="radio"
        name="day"
        value={date}
        className="visually-hidden"
        aria-label={state === null ? formatDate(date) : `${formatDate(date)}, ${state}`}
        checked={isChosen}
        disabled={why !== null && !isChosen}
        onChange={() => onChoose(date)}
      />
      <span className="text-fine first-letter:uppercase">{dayName(date, today)}</span>
      <span className="figures text-lead font-semibold">{Number(date.slice("2026-11-".length))}</span>
      {state ? <span className="text-fine">{state}</span> : null}
    </label>
  );
}

const WITHOUT: Readonly<Record<NonNullable<StripDay["why"]>, () => string>> = {
  cutoff: m.checkout_day_too_soon,
  ahead: m.checkout_day_too_soon,
  notice: m.checkout_day_too_soon,
  closed: m.checkout_day_closed,
  stock: m.checkout_day_stock,
  "dish-hours": m.checkout_day_not_served,
  "last-call": m.checkout_day_over,
  full: m.checkout_day_full,
};

const SHORT_LETTERS = 3;

function dayName(date: string, today: string): string {
  if (date === today) return m.checkout_today();
  if (date === addDays(today, 1)) return m.checkout_tomorrow();
  return m.checkout_weekday_short({ letters: formatWeekday(momentOn(date, 0).weekday).slice(0, SHORT_LETTERS) });
}

/** Scrolls a strip, but not the page, if its chosen day is out of sight. */
function showChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector("input:checked")?.closest("label");
  if (!strip || !chosen) return;
  const left = chosen.offsetLeft - strip.offsetLeft;
  if (left + chosen.offsetWidth > strip.clientWidth) strip.scrollLeft = left - chosen.offsetWidth;
}
