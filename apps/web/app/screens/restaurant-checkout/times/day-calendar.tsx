import { currentLocale } from "@comptoir/messages";
import { parseDate } from "@internationalized/date";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Button } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { suppressAriaStyle } from "../../../ui/suppress-aria-style.ts";

export type DayCalendarProps = {
  readonly label: string;
  readonly dates: readonly string[];
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
};

suppressAriaStyle();

const ARROW =
  "grid size-[44px] shrink-0 touch-manipulation place-items-center rounded-control text-ink hover:bg-tint disabled:text-hairline data-focus-visible:outline-3 data-focus-visible:outline-ink";
/** Cells share the available width: with enlarged text, seven columns that grow with the text do not fit on a phone. */
const CELL =
  "mx-auto grid aspect-square w-full max-w-11 touch-manipulation cursor-pointer place-items-center rounded-full text-small font-medium text-ink outline-none hover:bg-tint " +
  "data-outside-month:invisible data-disabled:cursor-default data-disabled:font-normal data-disabled:text-ink-soft data-disabled:opacity-60 data-disabled:hover:bg-transparent " +
  "data-unavailable:cursor-default data-unavailable:font-normal data-unavailable:text-ink-soft data-unavailable:opacity-60 data-unavailable:hover:bg-transparent " +
  "data-selected:bg-accent-ink data-selected:text-paper data-selected:hover:bg-accent-ink forced-colors:data-selected:outline-4 forced-colors:data-selected:outline-solid " +
  "data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-ink";

/** A calendar of the dates that can be chosen. Lazy-loaded when the diner opens it. */
export default function DayCalendar({ label, dates, chosen, onChoose }: DayCalendarProps) {
  const offered = new Set(dates);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <I18nProvider locale={currentLocale()}>
      <Calendar
        aria-label={label}
        className="w-77 max-w-full"
        value={offered.has(chosen) ? parseDate(chosen) : null}
        defaultFocusedValue={parseDate(offered.has(chosen) ? chosen : first)}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        isDateUnavailable={(date) => !offered.has(date.toString().slice(0, "2026-11-20".length))}
        onChange={(date) => date && onChoose(date.toString())}
      >
        <header className="flex items-center justify-between gap-2 pb-1">
          <Button slot="previous" className={ARROW}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
          <CalendarHeading className="text-center font-semibold first-letter:uppercase" />
          <Button slot="next" className={ARROW}>
            <ChevronRight size={20} aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid
          weekdayStyle="short"
          className="w-full table-fixed border-collapse text-fine [&_td]:p-0 [&_th]:pb-1 [&_th]:text-[length:min(1em,4.5vw)] [&_th]:font-medium [&_th]:text-ink-soft"
        >
          {(date) => <CalendarCell date={date} className={CELL} />}
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
