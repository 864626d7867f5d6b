import type { OrderType } from "../../venue/order-type.ts";
import type { Declined } from "../decline.ts";
import { type AgeLevel, type AgeSettings, ageBegins, ageLevel } from "../order-age.ts";

/** What stands of an order that the figures of a service are computed from. */
export type OrderFacts = {
  readonly type: OrderType;
  readonly placedAt: Date;
  readonly acceptFrom: Date | null;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: "staff" | "missed" | null;
  readonly firedAt: Date | null;
  /** When the kitchen first called it ready or handed it over; null if nobody did. */
  readonly madeAt: Date | null;
  readonly isCancelled: boolean;
  readonly isByGuest: boolean;
  readonly declined: Declined | null;
};

/** By whom an order was cancelled: its guest, the restaurant, or nobody who answered in time. */
export const CANCELLED_BY = ["guest", "restaurant", "missed"] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** An order as the figures count it. board#service. */
export type ServedOrder = {
  /** When the kitchen got it, as for its age. board#age. */
  readonly begun: Date;
  /** Seconds from the beginning of the wait to the acceptance by staff; null if staff did not accept it. */
  readonly acceptSeconds: number | null;
  /** How late it was when it was ready; null if it never was. */
  readonly lateness: AgeLevel | null;
  readonly isMissed: boolean;
  readonly cancelledBy: CancelledBy | null;
};

/** Judges an order by the restaurant's present ages. board#service. */
export function judgeOrder(order: OrderFacts, ages: AgeSettings): ServedOrder {
  const { type, placedAt, acceptFrom, acceptedAt, acceptedBy, madeAt, declined } = order;
  const begun = ageBegins(order);
  const waitBegan = acceptFrom ?? placedAt;
  const isAnswered = acceptedBy === "staff" && acceptedAt !== null;
  return {
    begun,
    // Before the opening, an order may be accepted before its wait begins.
    acceptSeconds: isAnswered ? Math.max(0, acceptedAt.getTime() - waitBegan.getTime()) / 1_000 : null,
    lateness: madeAt && ageLevel((madeAt.getTime() - begun.getTime()) / 60_000, type, ages),
    isMissed: acceptedBy === "missed" || declined?.missed === true,
    cancelledBy: cancelledBy(order),
  };
}

function cancelledBy({ isCancelled, isByGuest, declined }: OrderFacts): CancelledBy | null {
  if (!isCancelled) return null;
  if (declined?.missed) return "missed";
  return isByGuest ? "guest" : "restaurant";
}
