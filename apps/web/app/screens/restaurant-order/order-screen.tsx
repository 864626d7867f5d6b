import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type ConfirmationWords, formatClockTime, isDeliveryKind, isOver, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { type BillWording, isAwaitingAnswer, toldAt } from "@comptoir/receipt";
import CalendarClock from "lucide-react/icons/calendar-clock";
import PencilLine from "lucide-react/icons/pencil-line";
import { useEffect } from "react";
import { Link } from "react-router";
import { useSaidByOrder } from "../../allergies/said-by-order.ts";
import { rememberProgress } from "../../orders/kept-order.ts";
import { sayNumbers } from "../../orders/order-numbers.ts";
import { LinkButton } from "../../ui/button.tsx";
import { sayUntil } from "../../venue/say-when.ts";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { backOfCancel } from "./back-of-cancel.ts";
import { KioskEnd } from "./kiosk-end.tsx";
import { CancelOrder, OrderActions } from "./order-actions.tsx";
import { OrderHead } from "./order-head.tsx";
import { isAheadOfItsTime } from "./order-status.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { type DayOfOrder, OrdersTogether } from "./orders-together.tsx";
import { belongsInCalendar } from "./pickup-calendar.ts";
import { Receipt } from "./receipt.tsx";
import { ReorderLink } from "./reorder-link.tsx";
import { useOrderState } from "./use-order-state.ts";
import { VenueWords } from "./whereabouts.tsx";

type OrderScreenProps = {
  readonly order: OrderData;
  /** The orders that were paid together with `order`, one per date and child; empty if `order` was paid alone. */
  readonly days: readonly DayOfOrder[];
  readonly wording: BillWording;
  /** The venue's own text for the confirmation; null for none. */
  readonly words: ConfirmationWords | null;
  /** Whether the table may order another round. ordering#another-round. */
  readonly anotherRound: boolean;
  /** The restaurant's wall clock at the time of the response, and at the order's own times. */
  readonly clock: readonly [ClockReading, ...ClockReading[]];
  /** Until when the reader may cancel the order (ISO 8601); null if the reader may not cancel it. */
  readonly cancelUntil: string | null;
  readonly refusal: string | null;
};

/** The confirmation, with the order's status kept up to date. screens#confirmation-screen, api#get-order. */
export function OrderScreen({
  order,
  days,
  wording,
  words,
  anotherRound,
  clock,
  cancelUntil: cancellableUntil,
  refusal,
}: OrderScreenProps) {
  const state = useOrderState(order);
  useSaidByOrder(order);
  const linkTo = useVisitLink();
  const isKiosk = useRestaurant().visit.kiosk;
  // The venue's tablet forgets who ordered, so a guest cannot change or cancel the order there.
  const cancelUntil = isKiosk ? null : cancellableUntil;
  const { status } = state;
  const readyAt = toldAt(state);
  const { date: readyDate, minutes: readyMinutes } = wallClockAt(readyAt, clock);
  useEffect(() => {
    const readyAtMs = Date.parse(readyAt);
    rememberProgress(order.restaurant.id, order.id, { status, readyAtMs, readyMinutes, readyDate });
  }, [order.restaurant.id, order.id, status, readyAt, readyMinutes, readyDate]);
  const { destination } = order;
  const nowMs = clock[0].atMs;
  const isAhead = isAheadOfItsTime(state, nowMs);
  const title = m.order_title({ number: sayNumbers(order.number), venue: order.restaurant.name });
  return (
    <VenueFrame>
      <OrderHead order={order} state={state} isAhead={isAhead} today={clock[0].moment} clock={clock} />
      <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,min(27rem,46%))] lg:gap-x-14 lg:py-12 print:block">
        <div className="flex flex-col gap-8">
          {order.restaurant.hub && order.parentId ? (
            <PartOfHub hub={order.restaurant.hub} parentId={order.parentId} />
          ) : null}
          {words && !isOver(state.status) ? <VenueWords words={words} /> : null}
          <OrdersTogether days={days} shownId={order.id} />
          {isAhead && !isAwaitingAnswer(state) ? (
            <StartsLater />
          ) : (
            <OrderTimeline state={state} clock={clock} kind={destination.kind} />
          )}
          {isKiosk ? (
            <KioskEnd isOurs={order.yours} />
          ) : (
            <OrderActions
              title={title}
              calendarTo={
                belongsInCalendar(order) && !isOver(state.status) && !order.kitchens
                  ? linkTo(`/orders/${order.id}/pickup.ics`)
                  : null
              }
              receiptTo={linkTo(`/orders/${order.id}/receipt.pdf`)}
              again={order.kitchens ? null : <Again order={state} anotherRound={anotherRound} clock={clock} />}
            />
          )}
          {cancelUntil !== null &&
          !ORDER_TYPE_RULES[order.type].bySchoolDate &&
          state.status === "placed" &&
          !state.refunds?.length ? (
            <LinkButton
              to={linkTo(`?${visitToChange(order)}`)}
              reloadDocument={true}
              className="-mb-4 max-sm:w-full sm:self-start print:hidden"
            >
              <PencilLine size={18} aria-hidden="true" />
              {m.order_change()}
            </LinkButton>
          ) : null}
          {cancelUntil !== null && state.status === "placed" ? (
            <CancelOrder
              until={sayUntil(wallClockAt(cancelUntil, clock), clock[0].moment)}
              back={backOfCancel(state, days)}
              refusal={refusal}
            />
          ) : null}
          {isKiosk ? null : <p className="text-fine text-ink-soft print:hidden">{m.order_keep_page()}</p>}
        </div>
        <Receipt order={state} wording={wording} clock={clock} />
      </div>
    </VenueFrame>
  );
}

/** Says that the kitchen starts on an order later, in place of its steps. screens#starts-later. */
function StartsLater() {
  return (
    <p className="measure flex items-center gap-4 print:hidden">
      <CalendarClock size={28} aria-hidden="true" className="shrink-0 text-accent-ink" />
      {m.order_starts_later()}
    </p>
  );
}

/** The link from a kitchen's order to the hub's whole order. hub#hub-parent. */
function PartOfHub({
  hub,
  parentId,
}: {
  readonly hub: { readonly slug: string; readonly name: string };
  readonly parentId: string;
}) {
  return (
    <Link
      to={`/${hub.slug}/orders/${parentId}`}
      className="-my-4 self-start py-2 text-small font-semibold text-ink underline underline-offset-4 print:hidden"
    >
      {m.hub_part_of({ hub: hub.name })}
    </Link>
  );
}

/** The link to order again: another round at a table, otherwise the same order. ordering#another-round, ordering#reorder. */
function Again({ order, anotherRound, clock }: Pick<OrderScreenProps, "order" | "anotherRound" | "clock">) {
  const linkTo = useVisitLink();
  const { kind } = order.destination;
  if (kind !== "table") {
    const time = order.date === null ? null : formatClockTime(wallClockAt(order.date, clock).minutes);
    const tone = isOver(order.status) ? "primary" : "quiet";
    const words = order.declined ? m.order_try_again() : undefined;
    return <ReorderLink order={{ ...order, time }} tone={tone} words={words} className="max-sm:w-full" />;
  }
  return (
    // A document request: the server's response puts the first round into the cart.
    <LinkButton
      tone="primary"
      to={linkTo(anotherRound ? `?anotherRoundId=${order.id}` : "")}
      reloadDocument={anotherRound}
      className="max-sm:w-full"
    >
      {order.declined ? m.order_try_again() : m.order_another_round()}
    </LinkButton>
  );
}

/**
 * Returns the query of the visit in which an order is changed: its order type and destination.
 * ordering#change-by-guest.
 */
function visitToChange({ id, type, destination }: OrderData): string {
  // A suite has only one pre-order, so the suite's link already starts with that pre-order. suites#modify.
  if (destination.kind === "suite") return `${new URLSearchParams({ eventSuite: destination.eventSuiteId })}`;
  const takeoutType = isDeliveryKind(destination.kind) ? "delivery" : "pickup";
  return `${ORDER_TYPE_RULES[type].catered ? "catering" : "takeout"}=true&takeoutType=${takeoutType}&changeId=${id}`;
}
