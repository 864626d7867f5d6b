export type EventTimes = { readonly startsAt: Date; readonly endsAt: Date; readonly preOrderClosesAt: Date };

/** The times at which a pre-order can be delivered. suites#delivery-preference. */
export const DELIVERY_PREFERENCES = ["before", "beginning", "half-time"] as const;
export type DeliveryPreference = (typeof DELIVERY_PREFERENCES)[number];

/** The ways in which event-day orders are paid. suites#payment-preference. */
export const PAYMENT_PREFERENCES = ["charge", "invoice"] as const;
export type PaymentPreference = (typeof PAYMENT_PREFERENCES)[number];

/** Time before the event at which a pre-order with the preference *before* is delivered, in ms. */
const BEFORE_MS = 30 * 60_000;

/** Returns the delivery time of a pre-order: half an hour before the event, at its start, or halfway through it. */
export function deliveryMoment(
  { startsAt, endsAt }: Pick<EventTimes, "startsAt" | "endsAt">,
  preference: DeliveryPreference,
): Date {
  const start = startsAt.getTime();
  if (preference === "before") return new Date(start - BEFORE_MS);
  return preference === "beginning" ? startsAt : new Date(start + (endsAt.getTime() - start) / 2);
}

/**
 * Returns a pre-order's delivery time after its event was moved. If the old time matched a delivery
 * preference, that preference still applies. Otherwise the time moves by as much as the event's start.
 * suites#event-moved.
 */
export function movedDelivery(
  wanted: Date,
  { from, to }: Readonly<Record<"from" | "to", Pick<EventTimes, "startsAt" | "endsAt">>>,
): Date {
  const same = (preference: DeliveryPreference) => deliveryMoment(from, preference).getTime() === wanted.getTime();
  const preference = DELIVERY_PREFERENCES.find(same);
  if (preference !== undefined) return deliveryMoment(to, preference);
  return new Date(wanted.getTime() + to.startsAt.getTime() - from.startsAt.getTime());
}

/** Milliseconds before an event's start and after its end during which event-day orders are accepted. */
const DAY_BEFORE_MS = 12 * 3_600_000;
const DAY_AFTER_MS = 3 * 3_600_000;

/**
 * Returns whether an event accepts pre-orders and event-day orders at an instant; it may accept both.
 * suites#flags, suites#event-day.
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
