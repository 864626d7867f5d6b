import { formatWeekday, m } from "@comptoir/messages";
import { cartQuantity, momentOn } from "@comptoir/ordering";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { Banner } from "../../ui/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ICON_BUTTON_LOOK } from "../../ui/icon-button.tsx";
import { CartLink } from "../restaurant/cart-link.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { MenuNotices } from "../restaurant-menu/head/menu-notices.tsx";
import { useOrderingGate } from "../restaurant-menu/ordering-gate.ts";
import { OrderUnderWay } from "../restaurant-order/last-order.tsx";
import { ChangedSince } from "./changed-since.tsx";
import { DayColumn, dayId } from "./day-column.tsx";
import { RepeatWeek } from "./repeat-week.tsx";
import { useFetching } from "./use-fetching.ts";
import { useFirstOpenDay } from "./use-first-open-day.ts";
import type { DayView, WeekView } from "./week-view.ts";
import { WhomFor } from "./whom-for.tsx";

const NO_OTHER_WAYS = { table: false, takeout: false, catering: false };

/** A school's week: columns on a desktop, a strip to swipe on a phone, and one total below. screens#school-screen. */
export function SchoolWeek({ week }: { readonly week: WeekView }) {
  const { venue } = useRestaurant();
  const isFetching = useFetching();
  const canOrder = useOrderingGate() === null;
  const strip = useFirstOpenDay(week);
  const days = canOrder ? week.days : week.days.map(readOnly);
  return (
    <VenueFrame bar={<WeekBar />} isWide={true}>
      <div className="page flex flex-col gap-4 py-4 md:py-8">
        <div>
          <h1 className="text-display max-md:visually-hidden">{venue.name}</h1>
          <p className="measure pt-1 text-small md:pt-3 text-ink-soft md:text-body">{m.school_summary()}</p>
        </div>
        <MenuNotices offers={NO_OTHER_WAYS} />
        {week.problem ? (
          <Banner tone="caution" role="alert">
            {week.problem}
          </Banner>
        ) : (
          <WeekNav week={week} />
        )}
        <ChangedSince days={week.days} />
        <WhomFor shown={days.filter(({ state }) => state === "open").map(({ date }) => date)} />
        <DayLinks days={days} />
      </div>
      <div
        ref={strip}
        aria-busy={isFetching}
        className={classNames(
          "page relative flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto pb-6 transition-opacity duration-150 lg:grid lg:snap-none lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:overflow-visible",
          isFetching && "opacity-50",
        )}
      >
        {days.map((day) => (
          <DayColumn key={day.date} day={day} openDates={week.openDates} />
        ))}
      </div>
      {days.length === 0 && week.problem === null ? <EmptyState heading={m.school_closed_nothing()} /> : null}
      <p role="status" className="visually-hidden">
        {isFetching ? m.school_fetching() : ""}
      </p>
    </VenueFrame>
  );
}

/** Where nothing can be ordered, the week is there to read. ordering#view-only. */
function readOnly(day: DayView): DayView {
  return day.state === "open" ? { ...day, state: "early" } : day;
}

/** Which week it is, and the ways to the others. */
function WeekNav({ week }: { readonly week: WeekView }) {
  const { title, previousTo, nextTo } = week;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-center gap-1">
        <WeekLink to={previousTo} label={m.school_previous_week()} icon={<ChevronLeft size={22} />} />
        <WeekLink to={nextTo} label={m.school_next_week()} icon={<ChevronRight size={22} />} />
        <p className="min-w-0 flex-[1_1_10rem] pl-2 text-lead font-semibold">{title}</p>
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

/** The days of the strip on a phone, with how many dishes each has in the cart. */
function DayLinks({ days }: { readonly days: readonly DayView[] }) {
  const lines = useCart((cart) => cart.lines);
  if (days.length < 2) return null;
  return (
    <nav aria-label={m.school_days_label()} className="flex gap-1 lg:hidden">
      {days.map(({ date, state }) => {
        const count = cartQuantity(lines.filter((line) => line.date === date));
        return (
          <a
            key={date}
            href={`#${dayId(date)}`}
            className={classNames(
              "flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center rounded-control border border-hairline text-small",
              state === "open" ? "bg-raised" : "text-ink-soft",
            )}
          >
            <span className="font-semibold first-letter:uppercase">
              {formatWeekday(momentOn(date, 0).weekday).slice(0, 3)}
            </span>
            <span className="figures text-fine">
              {count > 0 ? `${Number(date.slice(8))} · ${count}` : Number(date.slice(8))}
            </span>
          </a>
        );
      })}
    </nav>
  );
}

/** The one total of all days, whichever week they are of. */
function WeekBar() {
  const linkTo = useVisitLink();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  return (
    <div className="foot-bar empty:hidden">
      <OrderUnderWay />
      {isEmpty ? null : (
        <section aria-label={m.menu_cart_heading()}>
          <div className="page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <CartLink to={linkTo("/cart")} prefetch="viewport">
              {m.menu_cart_view()}
            </CartLink>
          </div>
        </section>
      )}
    </div>
  );
}
