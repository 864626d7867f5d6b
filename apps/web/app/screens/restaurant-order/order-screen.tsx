import type { OrderData } from "@comptoir/contract";
import { formatPrepTime, m } from "@comptoir/messages";
import type { BillPlace } from "../../bill/bill-rows.ts";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { OrderActions } from "./order-actions.tsx";
import { isOver, type OrderState, statusWords } from "./order-status.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { Receipt } from "./receipt.tsx";
import { useOrderState } from "./use-order-state.ts";
import { sayWhen, wallClockAt } from "./wall-clock.ts";

export type OrderScreenProps = {
  readonly order: OrderData;
  readonly place: BillPlace;
  /** When the page was answered, as an ISO 8601 instant. */
  readonly answeredAt: string;
};

/** The confirmation, and the status as it changes. Rules, section 1. */
export function OrderScreen({ order, place, answeredAt }: OrderScreenProps) {
  const state = useOrderState(order);
  const linkTo = useVisitLink();
  const isAtTable = order.type === "dine-in";
  const title = m.order_title({ number: order.number, venue: order.restaurant.name });
  return (
    <VenueFrame>
      <div className="page grid items-start gap-x-14 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:py-12 print:block">
        <div className="flex flex-col gap-8">
          <Headline order={order} state={state} isAtTable={isAtTable} answeredAt={answeredAt} />
          <OrderTimeline state={state} zone={order.zone} isAtTable={isAtTable} />
          <OrderActions
            title={title}
            calendarTo={isAtTable || isOver(state.status) ? null : linkTo(`/orders/${order.id}/pickup.ics`)}
            menuTo={linkTo("")}
          />
          <p className="text-fine text-ink-soft print:hidden">{m.order_keep_page()}</p>
        </div>
        <Receipt order={order} place={place} />
      </div>
    </VenueFrame>
  );
}

type HeadlineProps = Pick<OrderScreenProps, "order" | "answeredAt"> & {
  readonly state: OrderState;
  readonly isAtTable: boolean;
};

/** The number, large enough to show across a counter, and what the diner can expect. */
function Headline({ order, state, isAtTable, answeredAt }: HeadlineProps) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="flex flex-col gap-1">
        <span className="font-text text-small font-semibold tracking-normal text-ink-soft">
          {m.order_number_label()}
        </span>
        <span className="figures text-[clamp(5rem,26vw,9rem)] leading-[0.9] text-accent-ink">{order.number}</span>
      </h1>
      <div role="status" className="flex flex-col gap-1">
        <p className="font-display text-title">{statusWords(state.status, isAtTable)}</p>
        <p className="text-ink-soft">{placeWords(order, state, answeredAt)}</p>
      </div>
    </div>
  );
}

/** Where and when, as long as that is still to come. */
function placeWords(order: OrderData, { status, readyAt }: OrderState, answeredAt: string): string {
  if (status === "cancelled") {
    return order.payment.status === "on-premise" || order.payment.status === "not-required"
      ? m.order_cancelled_nothing_due()
      : m.order_cancelled_money();
  }
  if (isOver(status)) return m.order_thanks({ venue: order.restaurant.name });
  if (order.type === "dine-in") {
    return order.tableNum === null ? m.order_to_you() : m.order_to_table({ table: order.tableNum });
  }
  if (status === "ready") return m.order_pick_up_now({ venue: order.restaurant.name });
  const when = sayWhen(wallClockAt(readyAt, order.zone), wallClockAt(answeredAt, order.zone));
  const minutes = Math.max(1, Math.round((Date.parse(readyAt) - Date.parse(answeredAt)) / 60_000));
  return order.date === null && minutes <= 120
    ? m.order_pick_up_in({ when, time: formatPrepTime(minutes), venue: order.restaurant.name })
    : m.order_pick_up_at({ when, venue: order.restaurant.name });
}
