/** When an event is, and until when it can be ordered for ahead. */
export type EventTimes = { readonly startsAt: Date; readonly endsAt: Date; readonly preOrderClosesAt: Date };

/** When a pre-order is brought. suites#delivery-preference. */
export const DELIVERY_PREFERENCES = ["before", "beginning", "half-time"] as const;
export type DeliveryPreference = (typeof DELIVERY_PREFERENCES)[number];

/** How the event's day is paid. suites#payment-preference. */
export const PAYMENT_PREFERENCES = ["charge", "invoice"] as const;
export type PaymentPreference = (typeof PAYMENT_PREFERENCES)[number];

/** *Before* is this long before the beginning. */
const BEFORE_MS = 30 * 60_000;

/** The moment for which a pre-order is wanted: half an hour before the event, at its beginning, or half way to its end. */
export function deliveryMoment(
  { startsAt, endsAt }: Pick<EventTimes, "startsAt" | "endsAt">,
  preference: DeliveryPreference,
): Date {
  const start = startsAt.getTime();
  if (preference === "before") return new Date(start - BEFORE_MS);
  return preference === "beginning" ? startsAt : new Date(start + (endsAt.getTime() - start) / 2);
}

/** For when a pre-order is wanted once its event has moved: as it was wanted of the event before. suites#event-moved. */
export function movedDelivery(
  wanted: Date,
  { from, to }: Readonly<Record<"from" | "to", Pick<EventTimes, "startsAt" | "endsAt">>>,
): Date {
  const same = (preference: DeliveryPreference) => deliveryMoment(from, preference).getTime() === wanted.getTime();
  const preference = DELIVERY_PREFERENCES.find(same);
  if (preference !== undefined) return deliveryMoment(to, preference);
  return new Date(wanted.getTime() + to.startsAt.getTime() - from.startsAt.getTime());
}

/** The event's day begins so long before the event, and its tabs take orders until so long after it. */
const DAY_BEFORE_MS = 12 * 3_600_000;
const DAY_AFTER_MS = 3 * 3_600_000;

/**
 * What an event takes at an instant: orders ahead until its pre-orders close, and orders of its day from twelve hours before it
 * until three hours after. Between the two both may be. suites#flags, suites#event-day.
 */
export function eventFlags(
  { startsAt, endsAt, preOrderClosesAt }: EventTimes,
  now: Date,
): { readonly preOrdering: boolean; readonly eventDay: boolean } {
  const at = now.getTime();
  return {
    preOrdering: at < preOrderClosesAt.getTime(),
    eventDay: at >= startsAt.getTime() - DAY_BEFORE_MS && at < endsAt.getTime() + DAY_AFTER_MS,
  };
}
