import { m } from "@comptoir/messages";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { ICON_BUTTON_LOOK } from "../../ui/icon-button.tsx";
import { RepeatWeek } from "./repeat-week.tsx";
import type { WeekView } from "./week-view.ts";

/** Which week it is, and the ways to the others. */
export function WeekNav({ week }: { readonly week: WeekView }) {
  const { title, previousTo, nextTo } = week;
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef(title);
  useLayoutEffect(() => {
    // At the last week the way on is gone, and the focus with it: the keyboard goes on from the week that it led to.
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

/** Says to who does not see it that another week is looked up, and then which one is there. */
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
