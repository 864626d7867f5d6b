import { m } from "@comptoir/messages";
import { useCart } from "../../cart/use-cart.ts";
import { Banner } from "../../ui/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LunchBox } from "../../ui/drawings/lunch-box.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CartLink } from "../restaurant/cart-link.tsx";
import { useOrderingGate } from "../restaurant/ordering-gate.ts";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { VenueHead } from "../restaurant/venue-head.tsx";
import { MenuNotices } from "../restaurant-menu/head/menu-notices.tsx";
import { OrderUnderWay } from "../restaurant-order/last-order.tsx";
import { ChangedSince } from "./changed-since.tsx";
import { DayColumn } from "./day-column.tsx";
import { useDayShown } from "./use-day-shown.ts";
import { useFetching } from "./use-fetching.ts";
import { useFirstOpenDay } from "./use-first-open-day.ts";
import { DayLinks, WeekNav, WeekSaid } from "./week-nav.tsx";
import type { DayView, WeekView } from "./week-view.ts";
import { WhomFor } from "./whom-for.tsx";

const NO_OTHER_WAYS = { table: false, takeout: false, catering: false };

/** A school's week: columns on a desktop, a strip to swipe on a phone. screens#school-screen. */
export function SchoolWeek({ week }: { readonly week: WeekView }) {
  const isFetching = useFetching();
  const canOrder = useOrderingGate() === null;
  const strip = useFirstOpenDay(week);
  const shown = useDayShown(strip, week);
  const days = canOrder ? week.days : week.days.map(readOnly);
  return (
    <VenueFrame head={<VenueHead about={m.school_summary()} />} bar={<WeekBar />}>
      <div className="page flex flex-col gap-4 py-4 md:py-8">
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
        <DayLinks days={days} shown={shown} />
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
      {days.length === 0 && week.problem === null ? (
        <EmptyState drawing={<LunchBox />} heading={m.school_closed_nothing()} />
      ) : null}
      <WeekSaid title={week.title} isFetching={isFetching} />
    </VenueFrame>
  );
}

/** Shows an open day as not yet open, for a menu that cannot be ordered from. ordering#view-only. */
function readOnly(day: DayView): DayView {
  return day.state === "open" ? { ...day, state: "early" } : day;
}

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
