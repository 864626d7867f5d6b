import { addMinutes, type LocalMoment } from "../time/local-moment.ts";
import type { Handover } from "../venue/handover.ts";

/** What decides when an order reaches its diner. */
export type TimeToPromise = {
  readonly handover: Handover;
  readonly now: LocalMoment;
  /** The time that the diner chose; null for as soon as possible. For a delivery it is the arrival. */
  readonly chosen: LocalMoment | null;
  /** The first time that can be ordered for, while nothing can be had now; null otherwise. time#order-ahead. */
  readonly earliest: LocalMoment | null;
  /** Minutes until the kitchen is ready: prep time and wait. 0 if unknown. time#queue. */
  readonly prepMinutes: number;
  /** Minutes from the kitchen to the diner of a delivery; null if unknown. */
  readonly travelMinutes: number | null;
};

/**
 * When an order reaches its diner.
 * - `basis`: the diner `chosen` time, the `earliest` that can be ordered for, or an estimate from `now`
 * - `isAtKitchen`: the time is when a courier can collect it, because the venue has no travel time
 */
export type PromisedTime = {
  readonly when: LocalMoment;
  readonly basis: "chosen" | "earliest" | "now";
  readonly isAtKitchen: boolean;
};

/**
 * Returns the time that menu, cart and checkout promise an order for; null if nothing is known. A delivery's time is its
 * arrival: the kitchen's time and the travel time. time#promised-time.
 */
export function promisedTime(order: TimeToPromise): PromisedTime | null {
  const { handover, now, chosen, earliest, prepMinutes, travelMinutes } = order;
  if (chosen !== null) return { when: chosen, basis: "chosen", isAtKitchen: false };
  if (earliest !== null) return { when: earliest, basis: "earliest", isAtKitchen: false };
  if (prepMinutes <= 0) return null;
  const isDelivered = handover === "delivered";
  const travel = isDelivered ? (travelMinutes ?? 0) : 0;
  return { when: addMinutes(now, prepMinutes + travel), basis: "now", isAtKitchen: isDelivered && travel === 0 };
}
