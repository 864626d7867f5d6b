import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { handoverOf, isOver, type LocalMoment } from "@comptoir/ordering";
import { isRefundedWhole, whereWords } from "@comptoir/receipt";
import ArrowDown from "lucide-react/icons/arrow-down";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { type CSSProperties, useEffect, useRef } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ClockReading } from "../../venue/wall-clock.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { KitchenOrders } from "./kitchen-orders.tsx";
import { statusWords } from "./order-status.ts";
import { SoundSwitch } from "./sound-switch.tsx";
import { calledNumbers, useReadyCall } from "./use-ready-call.ts";
import { Caption, Whereabouts } from "./whereabouts.tsx";

type OrderHeadProps = {
  readonly order: OrderData;
  /** The current state of the order. */
  readonly state: OrderData;
  /** Whether the kitchen does not start on the order yet. */
  readonly isAhead: boolean;
  readonly today: LocalMoment;
  readonly clock: readonly [ClockReading, ...ClockReading[]];
};

/**
 * The head of an order's page, in the venue's colour: the number, the time, the place and the status. It fills the
 * screen while the diner can collect the order. screens#ready-call.
 */
export function OrderHead({ order, state, isAhead, today, clock }: OrderHeadProps) {
  const isKiosk = useRestaurant().visit.kiosk;
  const isCollected = handoverOf(order.destination.kind) === "collected";
  const { hasSound, switchSound } = useReadyCall(isCollected && !isKiosk ? calledNumbers(state) : []);
  const isAwaited = isCollected && !isOver(state.status) && state.status !== "ready";
  return (
    <section className="band">
      {state.kitchens ? (
        <div className="page py-6 lg:py-10">
          <KitchenOrders order={state} today={today} clock={clock} />
        </div>
      ) : (
        <Headline order={order} state={state} isAhead={isAhead} today={today} clock={clock} />
      )}
      {isAwaited && !isAhead && !isKiosk ? (
        <div className="page flex flex-wrap gap-3 pb-6 lg:pb-10 print:hidden">
          {state.yours && !state.kitchens ? <ToldWhenReady order={state} /> : null}
          <SoundSwitch isOn={hasSound} onSwitch={switchSound} />
        </div>
      ) : null}
    </section>
  );
}

/** The order's number, large enough to show across a counter, its time or destination, and its status. */
function Headline({ order, state, isAhead, today, clock }: OrderHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelled = state.status === "cancelled" && order.status !== "cancelled";
  const isCalled = calledNumbers(state).length > 0 && handoverOf(order.destination.kind) === "collected";
  // Cancelling removes the focused button, so the focus moves to the heading.
  useEffect(() => {
    if (isCancelled && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isCancelled]);
  return (
    <div
      style={{ "--digits": order.number.length } as CSSProperties}
      className={classNames(
        "page grid gap-x-12 gap-y-6 py-6 lg:py-10 print:min-h-0",
        isCalled
          ? "min-h-[calc(100svh-3.5rem)] content-center md:min-h-[calc(100svh-4rem)]"
          : "md:grid-cols-[auto_minmax(0,1fr)] md:items-center",
      )}
    >
      <h1 ref={heading} tabIndex={-1} className="flex flex-col gap-1 self-start">
        <Caption>{m.order_number_label()}</Caption>
        <span
          className={classNames(
            "order-number figures leading-[0.85] forced-colors:leading-[1.2]",
            isCalled && "order-number-called",
          )}
        >
          {order.number}
        </span>
      </h1>
      <div className="flex min-w-0 flex-col gap-5">
        <div role="status" className="flex flex-col gap-1">
          <p className={classNames("font-display", isCalled ? "text-display" : "text-title")}>
            {statusWords(state, isAhead)}
          </p>
          {state.status !== "cancelled" && isRefundedWhole(state) ? <p>{m.order_refunded_whole()}</p> : null}
          <p className={isCalled ? "text-lead" : undefined}>{whereWords(state)}</p>
        </div>
        <div className="flex flex-col gap-x-10 gap-y-4 empty:hidden sm:flex-row sm:flex-wrap">
          <Whereabouts order={order} state={state} today={today} clock={clock} />
        </div>
      </div>
      {isCalled ? (
        <a
          href="#receipt"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4 print:hidden"
        >
          <ArrowDown size={18} aria-hidden="true" />
          {m.order_to_receipt()}
        </a>
      ) : null}
    </div>
  );
}

/** Says that a text message announces that the order is ready, or links to request one. screens#told-when-ready. */
function ToldWhenReady({ order: { number, tellsReady } }: { readonly order: OrderData }) {
  const linkTo = useVisitLink();
  if (tellsReady) return <p className="w-full print:hidden">{m.order_tells_ready()}</p>;
  return (
    <LinkButton
      to={linkTo(`/order-notification?number=${encodeURIComponent(number)}`)}
      className="max-sm:w-full print:hidden"
    >
      <MessageSquareText size={18} aria-hidden="true" />
      {m.order_tell_ready()}
    </LinkButton>
  );
}
