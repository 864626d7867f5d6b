import type { QueueData } from "@comptoir/contract";
import { formatPrepTime, formatTimeOfDay, m } from "@comptoir/messages";
import { daysBetween, type LocalMoment, ORDER_TYPE_RULES, ORDERS_AHEAD_COUNTED } from "@comptoir/ordering";
import Clock from "lucide-react/icons/clock";
import { Suspense } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { ordersAheadOf, useKeptOrder } from "../../../orders/kept-order.ts";
import { eventTimeWords } from "../../../suites/event-times.ts";
import { classNames } from "../../../ui/class-names.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { sayWhen } from "../../../venue/say-when.ts";
import { Announcements } from "../../restaurant/announcements.tsx";
import { OpeningState } from "../../restaurant/opening-state.tsx";
import { useOrderingGate } from "../../restaurant/ordering-gate.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { VenueHead } from "../../restaurant/venue-head.tsx";
import { WaySwitch } from "../../restaurant/ways/way-switch.tsx";
import { ChargesNote, type ChargesView, ChargesWords } from "./charges.tsx";
import type { MenuDelivery } from "./deliver-to.tsx";

export function MenuHead({ queue }: { readonly queue: QueueData | null }) {
  return (
    <VenueHead>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 md:gap-y-1 md:pt-1">
        <OpeningAndQueue queue={queue} />
        <ClosedLine />
        <AheadLine />
      </p>
    </VenueHead>
  );
}

const DeliverTo = lazyPart(() => import("./deliver-to.tsx"));

type MenuFactsProps = {
  readonly charges: ChargesView;
  readonly queue: QueueData | null;
  readonly delivery: MenuDelivery | null;
};

/** Returns whether the head shows the switch. The panel that asks for a table contains it itself. */
export function useHasSwitchInHead(): boolean {
  const { ways } = useRestaurant();
  return useOrderingGate() !== "no-config" && ways.length > 0;
}

/**
 * The switch with the charges below it. Beside it on a wide screen are the question where to deliver, or else the
 * announcements.
 */
export function MenuFacts({ charges, queue, delivery }: MenuFactsProps) {
  const gate = useOrderingGate();
  const hasSwitch = useHasSwitchInHead();
  // The panel that asks for the way says the charges itself.
  if (gate === "no-config") return null;
  if (!hasSwitch) return <ChargesNote charges={charges} />;
  return (
    <div className="grid gap-x-8 gap-y-1 md:grid-cols-2 md:gap-y-3">
      <WaySwitch queue={queue} note={<ChargesWords charges={charges} />} />
      {gate === null && delivery !== null ? (
        <Suspense fallback={null}>
          <DeliverTo delivery={delivery} />
        </Suspense>
      ) : null}
      <div className="pt-1 empty:hidden md:pt-0 [&:nth-child(3)]:md:col-span-2">
        <Announcements />
      </div>
    </div>
  );
}

/** Hidden on phones, where the line about the opening suffices. */
function ClosedLine() {
  return useOrderingGate() === "closed" ? (
    <span className="text-small text-ink-soft max-md:hidden">{m.menu_closed()}</span>
  ) : null;
}

/**
 * Shows the earliest time that the visit can order for, if it cannot order for now. For a suite, shows its event.
 * time#order-ahead.
 */
function AheadLine() {
  const { venue, ahead, suite } = useRestaurant();
  const gate = useOrderingGate();
  if (suite !== null) {
    const { event, restaurant } = suite.minimal;
    const when = eventTimeWords(event.starts_at, restaurant.zone);
    return (
      <span className="text-small font-medium text-balance">{m.suite_for_event({ event: event.name, when })}</span>
    );
  }
  if (gate !== null || ahead === null) return null;
  return <span className="text-small font-medium text-balance">{aheadWords(ahead, venue.now)}</span>;
}

function aheadWords(ahead: LocalMoment, now: LocalMoment): string {
  return daysBetween(now.date, ahead.date) === 1
    ? m.menu_order_ahead_tomorrow({ time: formatTimeOfDay(ahead.minutes) })
    : m.menu_order_ahead({ when: sayWhen(ahead, now) });
}

/** A wait from this length on is said in the head, although the switch has the times. */
const LONG_WAIT_MINUTES = 60;

/**
 * Shows whether the venue is open and, while orders are taken, how many are ahead. The waiting time is here too if it is
 * long, or if the visit has no switch, which says a time for each way. On a phone, orders ahead replace the opening state, which
 * they imply. time#queue.
 */
function OpeningAndQueue({ queue }: { readonly queue: QueueData | null }) {
  const gate = useOrderingGate();
  const newer = useCart((cart) => cart.confirmed?.answer.queue);
  const { prepTime, ordersAhead } = newer ?? queue ?? { prepTime: 0, ordersAhead: 0 };
  const { venue, ahead: from, ways } = useRestaurant();
  const isDaysAhead = useCart((cart) => ORDER_TYPE_RULES[cart.terms.type].daysAhead);
  const ownOrder = useKeptOrder(venue.id);
  // An order for a later date does not depend on the opening state. On a phone, which has no room for both, only
  // the line about ordering ahead is shown.
  const isDated = from !== null && (isDaysAhead || daysBetween(venue.now.date, from.date) > 1);
  if (gate === null && isDated) return <OpeningState className="max-md:hidden" />;
  const ahead = ordersAheadOf(ownOrder, ordersAhead, Date.now());
  if (gate !== null || from !== null || prepTime <= 0) return <OpeningState />;
  const words = [
    ways.length > 0 && prepTime < LONG_WAIT_MINUTES
      ? null
      : m.queue_banner_wait({ prepTime: formatPrepTime(prepTime) }),
    ahead > 0 ? aheadOfYoursWords(ahead) : null,
  ].filter((part) => part !== null);
  return (
    <>
      <OpeningState className={classNames(ahead > 0 && "max-md:hidden")} />
      {words.length === 0 ? null : (
        <span className="inline-flex items-baseline gap-2 text-small font-medium">
          <Clock size={16} aria-hidden="true" className="self-center" />
          {words.join(" · ")}
        </span>
      )}
    </>
  );
}

function aheadOfYoursWords(ordersAhead: number): string {
  return ordersAhead < ORDERS_AHEAD_COUNTED
    ? m.queue_banner_ahead({ ordersAhead })
    : m.queue_banner_many_ahead({ ordersAhead });
}
