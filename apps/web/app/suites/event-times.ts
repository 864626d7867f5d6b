import { formatDate, formatTimeOfDay } from "@comptoir/messages";
import { type DeliveryPreference, deliveryMoment } from "@comptoir/ordering";
import { localMomentAt } from "../venue/local-moment.ts";
import type { OwnSuite } from "./suite-visit.ts";

/** Formats an instant as date and time at the event's location. */
export function eventTimeWords(moment: string, zone: string | undefined): string {
  const { date, minutes } = localMomentAt(Date.parse(moment), zone);
  return `${formatDate(date)}, ${formatTimeOfDay(minutes)}`;
}

/** Formats an instant as time of day at the event's location. */
export function clockWords(moment: string, zone: string | undefined): string {
  return formatTimeOfDay(localMomentAt(Date.parse(moment), zone).minutes);
}

/** Returns the delivery time of a pre-order, as an ISO 8601 instant. suites#delivery-preference. */
export function deliveryInstant({ event }: Pick<OwnSuite, "event">, preference: DeliveryPreference): string {
  const times = {
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    preOrderClosesAt: new Date(event.pre_order_closes_at),
  };
  return deliveryMoment(times, preference).toISOString();
}
