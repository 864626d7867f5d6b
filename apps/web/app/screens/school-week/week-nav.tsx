import { formatWeekday, m } from "@comptoir/messages";
import { cartQuantity, momentOn } from "@comptoir/ordering";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { classNames } from "../../ui/class-names.ts";
import { ICON_BUTTON_LOOK } from "../../ui/icon-button.tsx";
import { RepeatWeek } from "./repeat-week.tsx";
import { type DayView, dayId, type WeekView } from "./week-view.ts";

export function WeekNav({ week }: { readonly week: WeekView }) {
  const { title, previousTo, nextTo } = week;
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef(title);
  useLayoutEffect(() => {
    // At the last week the focused link disappears, so the focus moves to the week's title.
    if (shown.current !== title && document.activeElement === document.body) said.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-center gap-1">
        <WeekLink to={previousTo} label={m.school_previous_week()} icon={<ChevronLeft size={22} />} />
        <WeekLink to={nextTo} label={m.school_next_week()} icon={<ChevronRight size={22} />} />
        <p ref={said} tabIndex={-1} className="min-w-0 flex-[1_1_10rem] pl-2 text-lead font-semibold">
          {title}
        </p>
      </div>
      <RepeatWeek week={week} />
    </div>
  );
}

function WeekLink({
  to,
  label,
  icon,
}: {
  readonly to: string | null;
  readonly label: string;
  readonly icon: React.ReactNode;
}) {
  if (to === null) {
    return (
      <span aria-hidden="true" className={classNames(ICON_BUTTON_LOOK, "opacity-30")}>
        {icon}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset={true} aria-label={label} title={label} className={ICON_BUTTON_LOOK}>
      {icon}
    </Link>
  );
}

/** Announces to screen readers that another week is loading, and then its title. */
export function WeekSaid({ title, isFetching }: { readonly title: string; readonly isFetching: boolean }) {
  const [wasFetched, setFetched] = useState(false);
  if (isFetching && !wasFetched) setFetched(true);
  const words = wasFetched ? title : "";
  return (
    <p role="status" className="visually-hidden">
      {isFetching ? m.school_fetching() : words}
    </p>
  );
}

type DayLinksProps = {
  readonly days: readonly DayView[];
  /** The index of the day in view. */
  readonly shown: number;
};

/** Links to the days in the strip of a phone, each with its number of dishes in the cart. */
export function DayLinks({ days, shown }: DayLinksProps) {
  const lines = useCart((cart) => cart.lines);
  if (days.length < 2) return null;
  return (
    <nav aria-label={m.school_days_label()} className="flex gap-1 lg:hidden">
      {days.map(({ date, state, note }, index) => {
        const count = cartQuantity(lines.filter((line) => line.date === date));
        const words = [count > 0 ? m.menu_cart_dishes({ count }) : "", state === "open" ? "" : note];
        return (
          <a
            key={date}
            href={`#${dayId(date)}`}
            aria-current={index === shown ? "true" : undefined}
            className={classNames(
              "flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center rounded-control border border-hairline text-small aria-[current=true]:border-2 aria-[current=true]:border-accent-ink aria-[current=true]:text-ink forced-colors:aria-[current=true]:border-[Highlight]",
              state === "open" ? "bg-raised" : "border-dashed text-ink-soft",
            )}
          >
            <span className="font-semibold first-letter:uppercase">
              {formatWeekday(momentOn(date, 0).weekday).slice(0, 3)}
            </span>
            <span className="figures text-fine">
              {Number(date.slice(8))}
              {count > 0 ? <span aria-hidden="true">{` · ${count}`}</span> : null}
            </span>
            <span className="visually-hidden">{words.filter((word) => word !== "").join(", ")}</span>
          </a>
        );
      })}
    </nav>
  );
}
