import type { CateringDaysData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatDate, formatShortDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { placeWords } from "@comptoir/receipt";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DayLinks } from "../staff-modes/day-links.tsx";
import { DishCounts } from "../staff-modes/dish-counts.tsx";
import { ModeFrame } from "../staff-modes/mode-frame.tsx";
import { ModeOrder } from "../staff-modes/mode-order.tsx";
import type { ModePage } from "../staff-modes/mode-page.ts";
import { type ListOf, useLiveList } from "../staff-modes/use-live-list.ts";

export type CateringScreenProps = { readonly page: ModePage; readonly list: CateringDaysData };

const CATERING_DAYS: ListOf<CateringDaysData> = {
  load: (caller, { from }) => staffCalls.getCateringDays(caller, from),
  ordersOf: ({ orders }) => orders.map(({ order }) => order),
  belongs: ({ type, day }, { from, upTo }) => ORDER_TYPE_RULES[type].catered && from <= day && day <= upTo,
};

/** The catering of seven days: for each day the dishes to prepare, and its orders by time. screens#staff-catering. */
export function CateringScreen({ page, list: first }: CateringScreenProps) {
  const live = useLiveList(first, page, CATERING_DAYS);
  const { from, upTo, today, days } = live.list;
  const orders = live.list.orders.flatMap((one) => {
    const now = live.current(one.order);
    return now === null ? [] : { ...one, order: now };
  });
  const linkOf = (day: string) => `?${new URLSearchParams({ from: day })}`;
  const week = addDays(upTo, 1);
  return (
    <ModeFrame page={page} mode="catering" heading={m.modes_catering()} text={m.modes_catering_text()} live={live}>
      <DayLinks days={days} chosen={from} today={today} linkOf={linkOf} />
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-semibold text-lead">
          {m.modes_catering_week_of({ from: formatShortDate(from), upTo: formatShortDate(upTo) })}
        </h2>
        <LinkButton to={linkOf(addDays(from, -7))} className="print:hidden">
          {m.modes_catering_earlier()}
        </LinkButton>
        <LinkButton to={linkOf(week)} className="print:hidden">
          {m.modes_catering_next()}
        </LinkButton>
      </div>
      {orders.length === 0 ? <EmptyState drawing={<BlankTicket />} heading={m.modes_catering_none()} /> : null}
      {[...Map.groupBy(orders, ({ order }) => order.day)].map(([day, ofDay]) => (
        <section key={day} aria-label={formatDate(day)} className="flex flex-col gap-3">
          <h2 className="flex flex-wrap items-baseline gap-x-4 text-title">
            <span className="mr-auto inline-block first-letter:uppercase">{formatDate(day)}</span>
            <span className="figures font-text text-ink-soft text-small">
              {m.modes_orders({ count: ofDay.length })}
            </span>
          </h2>
          <DishCounts orders={ofDay.map(({ order }) => order)} isOpen={true} />
          <div className="grid items-start gap-3 md:grid-cols-2">
            {ofDay.map(({ local, order }) => (
              <ModeOrder
                key={order.id}
                order={order}
                heading={formatTimeOfDay(local.minutes)}
                aside={<Badge>{placeWords(order.destination)}</Badge>}
                live={live}
              />
            ))}
          </div>
        </section>
      ))}
    </ModeFrame>
  );
}
