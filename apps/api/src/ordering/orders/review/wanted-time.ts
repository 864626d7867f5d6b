import type { SubmitBody } from "@comptoir/contract";
import {
  DAY_MINUTES,
  formatClockTime,
  isCalendarDate,
  limitsOrders,
  NOON_MINUTES,
  parseClockTime,
  type Refused,
  slotsAt,
} from "@comptoir/ordering";
import { instantOf, localMomentOf } from "../../../platform/time/zoned.ts";
import type { Kitchens } from "../../../venue/fulfilment/kitchens.ts";
import type { TimesWanted } from "../../../venue/fulfilment/offered-times.ts";
import { slotReaderFor, soonestTimes } from "../../../venue/fulfilment/queue.ts";
import { type SlotWanted, slotsWanted } from "../../../venue/fulfilment/slots-wanted.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { SubmitRefusal } from "./submit.ts";

const FIELDS = {
  date: "data.date",
  pickupTime: "pickup_time",
  dueByDate: "data.checkout.pickup.dueByDate",
  dueByTime: "data.checkout.pickup.dueByTime",
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS];

/**
 * The time that a body asks for; null means as soon as possible. `field` is the body's field with the time.
 */
type WantedTime = { readonly wantedAt: Date | null; readonly field: Field };

/** Default pickup time when none is chosen. time#default-pickup-hour. */
const DEFAULT_PICKUP_TIME = formatClockTime(NOON_MINUTES);
const MINUTE_MS = 60_000;

/**
 * Reads the wanted time from `date`, `pickup_time`, or `dueByDate` with `dueByTime`. Contradicting fields are
 * refused. time#one-wanted-time.
 */
export function readWantedTime(
  { pickup_time: pickupTime, data: { date, checkout } }: SubmitBody,
  zone: string,
): WantedTime | Refused<SubmitRefusal> {
  if (date && pickupTime && !isSameMinute(date, pickupTime)) return refuseField(FIELDS.pickupTime, "other-time");
  const instant = date ?? pickupTime;
  const field = date ? FIELDS.date : FIELDS.pickupTime;
  const { dueByDate, dueByTime, scheduled } = checkout.pickup ?? {};
  if (!dueByDate) {
    return scheduled && !instant ? refuseField(FIELDS.dueByDate, "not-a-date") : { wantedAt: instant, field };
  }
  const due = dueBy(dueByDate, dueByTime || DEFAULT_PICKUP_TIME, zone);
  if (due === null) return refuseField(FIELDS.dueByDate, "not-a-date");
  if (!instant) return { wantedAt: due, field: FIELDS.dueByDate };
  if (localMomentOf(due, zone).date !== localMomentOf(instant, zone).date) {
    return refuseField(FIELDS.dueByDate, "other-time");
  }
  if (dueByTime && !isSameMinute(due, instant)) return refuseField(FIELDS.dueByTime, "other-time");
  return { wantedAt: instant, field };
}

/**
 * Refuses a time outside the days that the order is fixed to: an event's day, or a school's dates.
 * time#one-wanted-time.
 */
export function checkWantedDay(
  { wantedAt, field }: WantedTime,
  days: readonly string[],
  zone: string,
): Refused<SubmitRefusal> | null {
  const isOfDays = wantedAt === null || days.includes(localMomentOf(wantedAt, zone).date);
  return isOfDays ? null : refuseField(field, "other-time");
}

function refuseField(path: Field, problem: "not-a-date" | "other-time"): Refused<SubmitRefusal> {
  return { refused: { name: "invalidRequest", details: { issues: [{ path, problem }] } } };
}

function isSameMinute(a: Date, b: Date): boolean {
  return Math.floor(a.getTime() / MINUTE_MS) === Math.floor(b.getTime() / MINUTE_MS);
}

function dueBy(dueByDate: string, time: string | number, zone: string): Date | null {
  const date = dueByDate.slice(0, "2026-11-20".length);
  const minutes = typeof time === "number" ? time * 60 : parseClockTime(time);
  const isTime = minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes < DAY_MINUTES;
  return isTime && isCalendarDate(date) ? instantOf({ date, minutes }, zone) : null;
}

export type ReadyTime = { readonly readyAt: Date; readonly slots: readonly SlotWanted[] };

export type TimeWanted = TimesWanted & {
  readonly wantedAt: Date | null;
  readonly prepMinutes: number;
  /** Minutes from the kitchen to the diner; 0 if it is not a delivery, or unknown. time#travel-time. */
  readonly travelMinutes: number;
};

/** Maximum number of ready times that one transaction tries before it refuses the order as full. */
const TRIED_MAX = 12;

/**
 * Returns the times at which an order can be ready, in the sequence to try. A chosen time is the only one:
 * the server never moves an order to another time. Without a chosen time, the order begins now. If menus
 * limit their slots, it begins at one of the first times with capacity at all of them. time#queue.
 */
export async function readyTimes(kitchens: Kitchens, venue: LoadedVenue, wanted: TimeWanted): Promise<ReadyTime[]> {
  const { menus, work, now, wantedAt, prepMinutes, travelMinutes, ownSlots } = wanted;
  if (wantedAt !== null) {
    const slots = slotsAt(menus, venue.ordering.hours, localMomentOf(wantedAt, venue.zone), work);
    // The kitchen is ready before the arrival that the diner chose.
    const readyAt = new Date(wantedAt.getTime() - travelMinutes * MINUTE_MS);
    return [{ readyAt, slots: slotsWanted(slots, venue.zone, ownSlots) }];
  }
  const readyWhenBegunAt = (start: Date) => new Date(start.getTime() + prepMinutes * 60_000);
  if (!menus.some(limitsOrders)) return [{ readyAt: readyWhenBegunAt(now), slots: [] }];
  const load = await kitchens.look(venue.restaurantId, slotReaderFor(menus, wanted));
  return soonestTimes(venue, wanted, load, now)
    .take(TRIED_MAX)
    .map(({ startsAt, slots }) => ({ readyAt: readyWhenBegunAt(startsAt), slots: slotsWanted(slots, venue.zone) }))
    .toArray();
}
