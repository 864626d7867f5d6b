import type { EventOrdersData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MODES } from "../staff/mode-words.ts";
import { DishCounts } from "../staff-modes/dish-counts.tsx";
import { ModeFrame, pillLook } from "../staff-modes/mode-frame.tsx";
import { ModeOrder } from "../staff-modes/mode-order.tsx";
import type { ModePage } from "../staff-modes/mode-page.ts";
import { type ListOf, useLiveList } from "../staff-modes/use-live-list.ts";

export type EventScreenProps = {
  readonly page: ModePage;
  readonly list: EventOrdersData;
  /** When the event begins, in words. */
  readonly when: string;
  readonly isBySuite: boolean;
};

type SuiteOrder = EventOrdersData["orders"][number];

const EVENT_ORDERS: ListOf<EventOrdersData> = {
  load: (caller, { event }) => staffCalls.getEventOrders(caller, event.id),
  ordersOf: ({ orders }) => orders.map(({ order }) => order),
  // Which event a suite's order is for is not in the order. The list is loaded again for any of them.
  belongs: ({ destination }) => destination.kind === "suite",
};

/** The run sheet of an event, by delivery time or by suite, whose dishes are crossed off. screens#staff-suites. */
export function EventScreen({ page, list: first, when, isBySuite }: EventScreenProps) {
  const live = useLiveList(first, page, EVENT_ORDERS);
  const { event, restock } = live.list;
  const orders = live.list.orders.flatMap((one) => {
    const now = live.current(one.order);
    return now === null ? [] : { ...one, order: now };
  });
  const done = orders.filter(({ order }) => order.lane === "done").length;
  const path = `${MODES.suites.path}/${encodeURIComponent(event.id)}`;
  const parts = isBySuite
    ? Map.groupBy(orders, ({ suite }) => suite)
    : Map.groupBy(orders, ({ local }) => `${local.date} ${local.minutes}`);
  return (
    <ModeFrame
      page={page}
      mode="suites"
      heading={event.name}
      text={
        <>
          {when}
          <br />
          {m.modes_suites_text_of()}
        </>
      }
      up={{ to: MODES.suites.path, label: m.modes_suites() }}
      live={live}
    >
      {orders.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.modes_suites_none_ordered()} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="figures mr-auto font-semibold text-lead">
              {m.modes_suites_done_of({ done, count: orders.length })}
            </p>
            <a href={`${path}/run-sheet.pdf`} className={buttonLook({ className: "print:hidden" })}>
              {m.run_sheet_link()}
            </a>
          </div>
          <nav aria-label={event.name} className="flex flex-wrap gap-2 print:hidden">
            <Link to={path} aria-current={isBySuite ? undefined : "true"} className={pillLook(!isBySuite)}>
              {m.modes_suites_by_time()}
            </Link>
            <Link to={`${path}?by=suite`} aria-current={isBySuite ? "true" : undefined} className={pillLook(isBySuite)}>
              {m.modes_suites_by_suite()}
            </Link>
          </nav>
          {[...parts].map(([key, part]) => (
            <EventPart key={key} part={part} isBySuite={isBySuite} live={live} />
          ))}
        </>
      )}
      <Restock restock={restock} />
    </ModeFrame>
  );
}

type PartProps = {
  readonly part: readonly SuiteOrder[];
  readonly isBySuite: boolean;
  readonly live: Parameters<typeof ModeOrder>[0]["live"];
};

/** The orders of one delivery time, or of one suite. */
function EventPart({ part, isBySuite, live }: PartProps) {
  const [first] = part;
  if (first === undefined) return null;
  const heading = isBySuite ? first.suite : timeWords(first);
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <h2 className="text-title wrap-anywhere first-letter:uppercase">{heading}</h2>
      {part.length > 1 && !isBySuite ? <DishCounts orders={part.map(({ order }) => order)} isOpen={true} /> : null}
      <div className="grid items-start gap-3 md:grid-cols-2">
        {part.map(({ suite, kind, local, order }) => (
          <ModeOrder
            key={order.id}
            order={order}
            heading={isBySuite ? timeWords({ local }) : suite}
            aside={<Badge>{kind === "event-day" ? m.modes_suites_event_day() : m.modes_suites_pre_order()}</Badge>}
            live={live}
          />
        ))}
      </div>
    </section>
  );
}

function timeWords({ local: { date, minutes } }: Pick<SuiteOrder, "local">): string {
  return m.order_on_day_at({ day: formatDate(date), time: formatTimeOfDay(minutes) });
}

/** What restores the suites' par stock. suites#par-stock. */
function Restock({ restock }: Pick<EventOrdersData, "restock">) {
  const short = restock.flatMap(({ suite, items }) => {
    const missing = items.filter(({ to_bring }) => to_bring > 0);
    return missing.length === 0 ? [] : { suite, missing };
  });
  if (short.length === 0) return null;
  return (
    <section aria-labelledby="restock" className="flex flex-col gap-2">
      <h2 id="restock" className="text-title">
        {m.run_sheet_restock()}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {short.map(({ suite, missing }) => (
          <li key={suite} className="border-hairline border-t py-2">
            <span className="block font-semibold wrap-anywhere">{suite}</span>
            {missing.map(({ item, name, to_bring }) => (
              <span key={item} className="figures block text-small wrap-anywhere">
                {to_bring} × {name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
