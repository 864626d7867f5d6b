import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { isUnderWay, type OrderProgress, useKeptOrder } from "../../orders/kept-order.ts";
import { sayNumbers } from "../../orders/order-numbers.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";

/** The link to the last order that was placed here today; renders nothing without one. */
export function LastOrderLink() {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const order = useKeptOrder(venue.id);
  if (order === null) return null;
  return (
    <LinkButton to={linkTo(`/orders/${order.id}`)}>{m.order_see_last({ number: sayNumbers(order.number) })}</LinkButton>
  );
}

/** The diner's own order in progress, with its time and a link to it. screens#menu-screen. */
export function OrderUnderWay() {
  const { venue, visit } = useRestaurant();
  const linkTo = useVisitLink();
  const order = useKeptOrder(venue.id);
  const nowMs = Date.now();
  // While this order is being changed, the page shows a note about it already.
  if (order?.progress === undefined || !isUnderWay(order, nowMs) || order.id === visit.changeId) return null;
  return (
    <Link to={linkTo(`/orders/${order.id}`)} className="block border-b border-hairline bg-tint text-small font-medium">
      <span className="page flex min-h-11 items-center gap-3 py-1.5">
        <span className="min-w-0 flex-1">
          {progressWords(sayNumbers(order.number), order.progress, { nowMs, today: venue.now.date })}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
      </span>
    </Link>
  );
}

function progressWords(
  number: string,
  { readyAtMs, readyMinutes, readyDate }: OrderProgress,
  { nowMs, today }: { readonly nowMs: number; readonly today: string },
): string {
  if (readyAtMs <= nowMs) return m.order_under_way({ number });
  if (readyDate !== undefined && readyDate > today) return m.order_to_come({ number, date: formatDate(readyDate) });
  return m.order_under_way_until({ number, time: formatTimeOfDay(readyMinutes) });
}
