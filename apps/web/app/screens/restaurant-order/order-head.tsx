import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { handoverOf, isOver, type LocalMoment } from "@comptoir/ordering";
import { declinedWords, isAwaitingAnswer, isRefundedWhole, whereWords } from "@comptoir/receipt";
import ArrowDown from "lucide-react/icons/arrow-down";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { sayWhen } from "../../venue/say-when.ts";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { phoneAddress } from "../restaurant/ways-to-venue.tsx";
import { KitchenOrders } from "./kitchen-orders.tsx";
import { statusWords } from "./order-status.ts";
import { SoundSwitch } from "./sound-switch.tsx";
import { calledNumbers, useReadyCall } from "./use-ready-call.ts";
import { Caption, Whereabouts } from "./whereabouts.tsx";

type OrderHeadProps = {
  readonly order: OrderData;
  readonly state: OrderData;
  /** Whether the kitchen does not start on the order yet. */
  readonly isAhead: boolean;
  readonly today: LocalMoment;
  readonly clock: readonly [ClockReading, ...ClockReading[]];
};

/** The head of an order's page. It fills the screen while the diner can collect the order. screens#ready-call. */
export function OrderHead({ order, state, isAhead, today, clock }: OrderHeadProps) {
  const isKiosk = useRestaurant().visit.kiosk;
  const isCollected = handoverOf(order.destination.kind) === "collected";
  const { hasSound, switchSound } = useReadyCall(isCollected && !isKiosk ? calledNumbers(state) : []);
  const isAwaited = isCollected && !isOver(state.status) && state.status !== "ready";
  const tells =
    isAwaited && !isAhead && !isKiosk ? (
      <div className="flex flex-wrap items-center gap-3 md:col-span-2 lg:col-span-1 lg:max-w-72 lg:flex-col lg:items-stretch print:hidden">
        {state.yours && !state.kitchens ? <ToldWhenReady order={state} /> : null}
        <SoundSwitch isOn={hasSound} onSwitch={switchSound} />
      </div>
    ) : null;
  return (
    <section className="band">
      {state.kitchens ? (
        <div className="page flex flex-col gap-6 py-6 lg:py-10">
          <KitchenOrders order={state} today={today} clock={clock} />
          {tells}
        </div>
      ) : (
        <Headline {...{ order, state, isAhead, today, clock, tells }} />
      )}
    </section>
  );
}

type HeadlineProps = OrderHeadProps & {
  /** The sound switch and the link for a text message; null unless the diner waits for a pickup. */
  readonly tells: ReactNode;
};

function Headline({ order, state, isAhead, today, clock, tells }: HeadlineProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelled = state.status === "cancelled" && order.status !== "cancelled";
  const isCalled = state.status === "ready" && handoverOf(order.destination.kind) === "collected";
  // The date of a school meal stands above, until it is ready.
  const isDateShown = order.destination.kind === "school-date" && !isOver(state.status) && state.status !== "ready";
  // Cancelling removes the focused button, so the focus moves to the heading.
  useEffect(() => {
    if (isCancelled && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isCancelled]);
  return (
    <div
      style={{ "--digits": order.number.length } as CSSProperties}
      className={`page grid gap-x-14 gap-y-5 py-6 lg:py-10 ${isCalled ? CALLED : "md:grid-cols-[auto_minmax(0,1fr)] md:items-center lg:grid-cols-[auto_minmax(0,1fr)_auto]"}`}
    >
      <h1 ref={heading} tabIndex={-1} className="flex flex-col gap-1">
        <Caption>{m.order_number_label()}</Caption>
        <span
          className={`figures leading-[0.85] forced-colors:leading-[1.2] ${isCalled ? "order-number-called" : "order-number"}`}
        >
          {order.number}
        </span>
      </h1>
      <div role="status" className="flex min-w-0 flex-col gap-4">
        <p className={`font-display ${isCalled ? "text-display" : "text-title"}`}>{statusWords(state, isAhead)}</p>
        <div className="flex flex-col gap-x-10 gap-y-4 empty:hidden sm:flex-row sm:flex-wrap">
          <Whereabouts order={order} state={state} today={today} clock={clock} />
        </div>
        {isAwaitingAnswer(state) ? <Waiting order={state} today={today} clock={clock} /> : null}
        {state.declined ? <Declined order={state} /> : null}
        {state.status !== "cancelled" && isRefundedWhole(state) ? <p>{m.order_refunded_whole()}</p> : null}
        {isDateShown ? null : <p className="text-lead wrap-anywhere">{whereWords(state)}</p>}
      </div>
      {isCalled ? (
        <a
          href="#receipt"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 print:hidden"
        >
          <ArrowDown size={18} aria-hidden="true" />
          {m.order_to_receipt()}
        </a>
      ) : (
        tells
      )}
    </div>
  );
}

/** Says until when the restaurant answers, and that nothing is charged before. board#guest-told. */
function Waiting({ order, today, clock }: Pick<OrderHeadProps, "order" | "today" | "clock">) {
  if (!order.acceptance) return null;
  const until = sayWhen(wallClockAt(order.acceptance.until, clock), today);
  return (
    <p>
      {m.order_waiting_until({ time: until })}
      {order.payment.last4 === null ? null : ` ${m.order_waiting_unpaid()}`}
    </p>
  );
}

/** Says why the restaurant declined the order, and whom to call. board#guest-told. */
function Declined({ order }: Pick<OrderHeadProps, "order">) {
  const { phone } = order.restaurant;
  return (
    <>
      {declinedWords({ ...order, restaurant: { ...order.restaurant, phone: null } }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {phone ? (
        <p>
          <a href={phoneAddress(phone)} className="font-semibold underline underline-offset-4">
            {m.order_declined_call({ phone })}
          </a>
        </p>
      ) : null}
    </>
  );
}

const CALLED =
  "min-h-[calc(100svh-3.5rem)] content-center justify-items-center text-center md:min-h-[calc(100svh-4rem)] print:min-h-0";

/** Says that a text message announces that the order is ready, or links to request one. screens#told-when-ready. */
function ToldWhenReady({ order: { number, tellsReady } }: { readonly order: OrderData }) {
  const linkTo = useVisitLink();
  if (tellsReady) return <p className="w-full">{m.order_tells_ready()}</p>;
  return (
    <LinkButton to={linkTo(`/order-notification?number=${encodeURIComponent(number)}`)} className="max-sm:w-full">
      <MessageSquareText size={18} aria-hidden="true" />
      {m.order_tell_ready()}
    </LinkButton>
  );
}
