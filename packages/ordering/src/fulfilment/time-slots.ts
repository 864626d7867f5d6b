import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { addMinutes, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { type OpeningHours, openState } from "../venue/opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { intervalAt, intervalsOn, type OrderingInterval, roomAt, type TakenIn } from "./capacity.ts";
import { horizonDays } from "./cutoff-date.ts";
import { canServeNow, momentCheck, takesPart } from "./menu-time.ts";
import { soonestStarts } from "./queue.ts";
import { limitsOrders, type Work } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";

/** A slot that a diner can choose, and how many more orders fit; null means no limit. */
export type OfferedSlot = { readonly interval: OrderingInterval; readonly remaining: number | null };

export type OfferedDay = { readonly date: string; readonly slots: readonly OfferedSlot[] };

/** The input of `offeredDays`. `menus` are the menus of the cart. */
export type SlotsWanted = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  /**
   * Returns the real minutes from now until a wall-clock moment. Null for a moment that the clock skips when
   * daylight saving time begins. time#clock-changes.
   */
  readonly leadMinutesOf: (moment: LocalMoment) => number | null;
  readonly settings: OrderingSettings;
  readonly menus: readonly Menu[];
  /** The kitchen work of the cart for each menu. */
  readonly work: Work;
  readonly takenIn: TakenIn;
  readonly isSoldAt: (moment: LocalMoment) => boolean;
  /** The time of the order that this cart changes, which is offered even within the prep time. */
  readonly ownTime?: LocalMoment | null;
};

/** Tells whether the diner chooses a time for this type of order. time#no-choice-of-time. */
export function choosesTime(
  type: OrderType,
  { choosesTakeoutTime }: Pick<OrderingSettings, "choosesTakeoutTime">,
): boolean {
  const { choosesSlot, takeout } = ORDER_TYPE_RULES[type];
  return choosesSlot && (choosesTakeoutTime || !takeout);
}

/**
 * Lists the times for which a cart can be ordered, by day. Full slots are included with 0 remaining. Empty if
 * diners cannot choose a time, or if a menu takes no scheduled orders. time#slots.
 */
export function offeredDays(wanted: SlotsWanted): OfferedDay[] {
  return [...daysOffered(wanted)];
}

function* daysOffered(wanted: SlotsWanted): Generator<OfferedDay> {
  const { type, now, settings, menus, work, takenIn, leadMinutesOf, isSoldAt, ownTime } = wanted;
  if (!choosesTime(type, settings)) return;
  if (menus.length === 0 || menus.some((menu) => !takesPart(menu, { type, when: now }))) return;
  const strictest = strictestOf(menus);
  const check = momentCheck(strictest, { type, now, settings });
  const travelMinutes = travelMinutesOf(type, settings);
  const readyMinutes = strictest.estimatedPrepMinutes + waitMinutes(wanted) + travelMinutes;
  const isOffered = (start: LocalMoment) => {
    const leadMinutes = leadMinutesOf(start);
    return (
      leadMinutes !== null &&
      leavesWhileOpen(settings, start, travelMinutes) &&
      (isReadyBy(leadMinutes, readyMinutes) || (ownTime && minutesBetween(ownTime, start) === 0)) &&
      check(start, leadMinutes) === null &&
      isSoldAt(start)
    );
  };
  const limited = menus.filter(limitsOrders);
  for (let day = 0; day <= horizonDays(settings); day += 1) {
    const date = addDays(now.date, day);
    const slots = intervalsOn(settings.hours, date, strictest.orderingIntervalMinutes)
      .filter(({ start }) => isOffered(start))
      .map((interval) => ({
        interval,
        remaining: roomAt({ opening: interval.opening, moment: interval.start, work }, limited, takenIn),
      }));
    if (slots.length > 0) yield { date, slots };
  }
}

/**
 * Returns the minutes until the kitchen can begin a cart; 0 if it cannot be ordered for now, or has no room
 * today. time#queue.
 */
function waitMinutes({ type, now, settings, menus, work, takenIn, leadMinutesOf, isSoldAt }: SlotsWanted): number {
  if (!canServeNow(menus, { type, now, settings }) || !isSoldAt(now)) return 0;
  for (const { start } of soonestStarts({ hours: settings.hours, now, menus, work, takenIn })) {
    const minutes = start === now ? 0 : leadMinutesOf(start);
    // When daylight saving time ends, a later wall-clock time can be in the past; skip it.
    if (minutes !== null && minutes >= 0) return minutes;
  }
  return 0;
}

/**
 * Tells whether the food can be ready by a time that is `leadMinutes` away; a begun minute counts in full.
 * time#not-before-ready.
 */
export function isReadyBy(leadMinutes: number, readyMinutes: number): boolean {
  return Math.ceil(leadMinutes) >= readyMinutes;
}

/**
 * Returns the minutes between the kitchen's time and the diner's time of an order type; 0 if it is not a delivery, or if
 * the venue has no travel time. time#travel-time.
 */
export function travelMinutesOf(type: OrderType, { travelMinutes }: Pick<OrderingSettings, "travelMinutes">): number {
  return ORDER_TYPE_RULES[type].delivered ? (travelMinutes ?? 0) : 0;
}

/** Tells whether the kitchen is open when a delivery must leave it to arrive at a moment. time#travel-time. */
export function leavesWhileOpen(
  { hours }: Pick<OrderingSettings, "hours">,
  arrival: LocalMoment,
  travelMinutes: number,
): boolean {
  return travelMinutes === 0 || openState(hours, addMinutes(arrival, -travelMinutes)).open;
}

/** Returns the nearest time with room for a cart; null if there is none. time#nearest. */
export function nearestTime(wanted: SlotsWanted): LocalMoment | null {
  for (const { slots } of daysOffered(wanted)) {
    const free = slots.find(({ remaining }) => remaining !== 0);
    if (free) return free.interval.start;
  }
  return null;
}

/** Tells whether a moment is the start of a slot, as every offered time is. time#slots. */
export function beginsSlot(menus: readonly Menu[], hours: OpeningHours, moment: LocalMoment): boolean {
  const interval = intervalAt(hours, moment, strictestOf(menus).orderingIntervalMinutes);
  return interval !== null && minutesBetween(interval.start, moment) === 0;
}

/** Returns the offered slots with room that are nearest to the slot `lost`, nearest first. time#slot-lost. */
export function nearestFree(days: readonly OfferedDay[], lost: LocalMoment, count: number): OfferedSlot[] {
  const distance = ({ interval }: OfferedSlot) => Math.abs(minutesBetween(lost, interval.start));
  return days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.remaining !== 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
