import { formatDate, formatTimeOfDay } from "@comptoir/messages";
import { type DeliveryPreference, deliveryMoment } from "@comptoir/ordering";
import { localMomentAt } from "../venue/local-moment.ts";
import type { OwnSuite } from "./suite-visit.ts";

/** Formats an instant as date and time in the event's zone. */
export function eventTimeWords(moment: string, zone: string | undefined): string {
  const { date, minutes } = localMomentAt(Date.parse(moment), zone);
  return `${formatDate(date)}, ${formatTimeOfDay(minutes)}`;
}

export function clockWords(moment: string, zone: string | undefined): string {
  return formatTimeOfDay(localMomentAt(Date.parse(moment), zone).minutes);
}

/** Returns a pre-order's delivery time as an ISO 8601 instant. suites#delivery-preference. */
export function deliveryInstant({ event }: Pick<OwnSuite, "event">, preference: DeliveryPreference): string {
  const times = {
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    preOrderClosesAt: new Date(event.pre_order_closes_at),
  };
  return deliveryMoment(times, preference).toISOString();
}
