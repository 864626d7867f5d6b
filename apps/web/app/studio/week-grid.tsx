import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from "react";
import { schedulePriceWords, slotTime } from "./schedule-words.ts";
import { areaBetween, cellAfterKey, cellAt, DAYS, type WeekArea, type WeekCell } from "./week-area.ts";
import type { Look, WeekPrices } from "./week-looks.ts";
import { NAMED_HOURS } from "./week-picture.tsx";

type WeekGridProps = {
  readonly label: string;
  /** The id of the text that says how to paint. */
  readonly describedBy: string;
  readonly week: WeekPrices;
  readonly looks: ReadonlyMap<string | null, Look>;
  /** The hours under the pointer, or those that are chosen by keys. */
  readonly onChoose: (area: WeekArea, by: "pointer" | "keys") => void;
  readonly onPaint: (area: WeekArea) => void;
};

/** Noon of Monday: the first cell that the keyboard reaches. */
const START: WeekCell = { weekday: 0, slot: 48 };

/**
 * The quarter-hours of a week, painted by dragging, or by keys: arrows move, Shift with arrows extends, Enter or the space bar
 * paints, Escape drops what is chosen. screens#painted-week.
 */
export function WeekGrid({ label, describedBy, week, looks, onChoose, onPaint }: WeekGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [{ anchor, active }, setChosen] = useState({ anchor: START, active: START });
  const [isDragging, setDragging] = useState(false);
  const area = areaBetween(anchor, active);

  const choose = (next: { readonly anchor: WeekCell; readonly active: WeekCell }, by: "pointer" | "keys") => {
    setChosen(next);
    onChoose(areaBetween(next.anchor, next.active), by);
  };
  const focusCell = ({ weekday, slot }: WeekCell) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${weekday} ${slot}"]`)?.focus({ preventScroll: true });

  const press = (event: KeyboardEvent) => {
    const isPaint = event.key === "Enter" || event.key === " ";
    const isDrop = event.key === "Escape" && (isDragging || anchor !== active);
    const next = cellAfterKey(active, event);
    if (!isPaint && !isDrop && next === null) return;
    event.preventDefault();
    if (isPaint) return onPaint(area);
    setDragging(false);
    if (next === null) return choose({ anchor: active, active }, "keys");
    choose({ anchor: event.shiftKey ? anchor : next, active: next }, "keys");
    focusCell(next);
  };

  const cellUnder = ({ clientX, clientY }: PointerEvent) => {
    const cells = grid.current?.querySelectorAll("[data-cell]");
    const [first, last] = [cells?.[0]?.getBoundingClientRect(), cells?.[cells.length - 1]?.getBoundingClientRect()];
    if (!first || !last) return START;
    const { left, top } = first;
    return cellAt({ left, top, width: last.right - left, height: last.bottom - top }, { x: clientX, y: clientY });
  };
  const begin = (event: PointerEvent<HTMLTableElement>) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target as Element).closest("[data-cell]")) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const cell = cellUnder(event);
    setDragging(true);
    choose({ anchor: event.shiftKey ? anchor : cell, active: cell }, "pointer");
    focusCell(cell);
  };
  const move = (event: PointerEvent) => {
    const cell = cellUnder(event);
    if (isDragging) {
      if (cell.weekday !== active.weekday || cell.slot !== active.slot) choose({ anchor, active: cell }, "pointer");
    } else if (event.pointerType === "mouse") onChoose(areaBetween(cell, cell), "pointer");
  };
  const end = (event: PointerEvent) => {
    if (!isDragging) return;
    setDragging(false);
    // Moves of the pointer may not be rendered yet.
    const cell = cellUnder(event);
    if (event.type === "pointerup") onPaint(areaBetween(anchor, cell));
    setChosen({ anchor: cell, active: cell });
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable={true}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className="w-full table-fixed border-separate border-spacing-0 text-fine select-none"
    >
      <thead aria-hidden="true">
        <tr className="text-ink-soft">
          <th className="w-24" />
          {NAMED_HOURS.map((hour) => (
            <th key={hour} colSpan={24} className="truncate border-l pl-1 text-left font-normal">
              {formatTimeOfDay(hour * 60)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            prices={week[weekday] ?? []}
            looks={looks}
            from={area.weekdays.includes(weekday) ? area.from : 0}
            to={area.weekdays.includes(weekday) ? area.to : 0}
            reached={active.weekday === weekday ? active.slot : null}
          />
        ))}
      </tbody>
    </table>
  );
}

type DayRowProps = {
  readonly weekday: number;
  readonly prices: readonly (string | null)[];
  readonly looks: ReadonlyMap<string | null, Look>;
  /** The chosen hours of the day; none if both are 0. */
  readonly from: number;
  readonly to: number;
  /** The cell that the Tab key reaches. */
  readonly reached: number | null;
};

/** The cells of a day. A drag changes the chosen hours of a few days, so the others are not rendered again. */
const DayRow = memo(function DayRow({ weekday, prices, looks, from, to, reached }: DayRowProps) {
  const day = formatWeekday(weekday);
  return (
    <tr>
      <th scope="row" className="truncate pr-2 text-left font-normal">
        {day}
      </th>
      {prices.map((price, slot) => {
        const isStart = slot === 0 || prices[slot - 1] !== price;
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its quarter-hour
            key={slot}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that takes the focus
            role="gridcell"
            tabIndex={slot === reached ? 0 : -1}
            aria-label={m.studio_week_cell({ day, time: slotTime(slot), price: schedulePriceWords(price) })}
            aria-selected={slot >= from && slot < to}
            data-cell={`${weekday} ${slot}`}
            data-look={looks.get(price)?.look}
            data-start={isStart || undefined}
            data-hour={slot % 4 === 0 || undefined}
            className="week-look week-cell"
          >
            {isStart ? <span className="week-letter">{looks.get(price)?.letter}</span> : null}
          </td>
        );
      })}
    </tr>
  );
});
