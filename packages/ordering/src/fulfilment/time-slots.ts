import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import type { OpeningHours } from "../venue/opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { intervalAt, intervalsOn, type OrderingInterval, roomAt, type TakenIn } from "./capacity.ts";
import { horizonDays } from "./cutoff-date.ts";
import { canServeNow, momentCheck, takesPart } from "./menu-time.ts";
import { soonestStarts } from "./queue.ts";
import { limitsOrders, type Work } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";

/** A slot that can be chosen, with how many more orders it takes; null is no limit. */
export type OfferedSlot = { readonly interval: OrderingInterval; readonly remaining: number | null };

/** The slots of one date. A date without any is not offered. */
export type OfferedDay = { readonly date: string; readonly slots: readonly OfferedSlot[] };

/** What the offered times depend on. `menus` are those of the cart. */
export type SlotsWanted = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  /** The real minutes from now until the wall clock first shows a moment; null for one that it skips. time#clock-changes. */
  readonly leadMinutesOf: (moment: LocalMoment) => number | null;
  readonly settings: OrderingSettings;
  readonly menus: readonly Menu[];
  /** What the cart takes of each menu's kitchen. */
  readonly work: Work;
  readonly takenIn: TakenIn;
  /** Whether everything in the cart is sold at a moment. */
  readonly isSoldAt: (moment: LocalMoment) => boolean;
  /** The time of the order that the cart is to replace, which it keeps. */
  readonly ownTime?: LocalMoment | null;
};

/** Tells whether a diner chooses the time of such orders here. time#no-choice-of-time. */
export function choosesTime(
  type: OrderType,
  { choosesTakeoutTime }: Pick<OrderingSettings, "choosesTakeoutTime">,
): boolean {
  const { choosesSlot, takeout } = ORDER_TYPE_RULES[type];
  return choosesSlot && (choosesTakeoutTime || !takeout);
}

/**
 * Lists the times that a cart can be ordered for, day by day: within the hours, after notice and cutoff, not before the kitchen
 * can have it ready, before last call and horizon of every menu in it. Full slots are listed with nothing remaining, so that the
 * page can show them as taken. Without choice of time, or with a menu that takes no scheduled orders, there are none. time#slots.
 */
export function offeredDays(wanted: SlotsWanted): OfferedDay[] {
  return [...daysOffered(wanted)];
}

/** The same day by day, the nearest first, lazily. */
function* daysOffered(wanted: SlotsWanted): Generator<OfferedDay> {
  const { type, now, settings, menus, work, takenIn, leadMinutesOf, isSoldAt, ownTime } = wanted;
  if (!choosesTime(type, settings)) return;
  if (menus.length === 0 || menus.some((menu) => !takesPart(menu, { type, when: now }))) return;
  const strictest = strictestOf(menus);
  const check = momentCheck(strictest, { type, now, settings });
  const readyMinutes = strictest.estimatedPrepMinutes + waitMinutes(wanted);
  const isOffered = (start: LocalMoment) => {
    const leadMinutes = leadMinutesOf(start);
    return (
      leadMinutes !== null &&
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

/** The minutes until the kitchen can begin with a cart that can be had now; 0 where it cannot, or has no room today. time#queue. */
function waitMinutes({ type, now, settings, menus, work, takenIn, leadMinutesOf, isSoldAt }: SlotsWanted): number {
  if (!canServeNow(menus, { type, now, settings }) || !isSoldAt(now)) return 0;
  for (const { start } of soonestStarts({ hours: settings.hours, now, menus, work, takenIn })) {
    const minutes = start === now ? 0 : leadMinutesOf(start);
    // On the night when an hour comes twice, slots that lie behind are passed over.
    if (minutes !== null && minutes >= 0) return minutes;
  }
  return 0;
}

/** Tells whether a time so many minutes from now is not before the food can be ready. The current minute counts whole. time#not-before-ready. */
export function isReadyBy(leadMinutes: number, readyMinutes: number): boolean {
  return Math.ceil(leadMinutes) >= readyMinutes;
}

/** The nearest time with room that a cart can be ordered for; null where there is none. time#nearest. */
export function nearestTime(wanted: SlotsWanted): LocalMoment | null {
  for (const { slots } of daysOffered(wanted)) {
    const free = slots.find(({ remaining }) => remaining !== 0);
    if (free) return free.interval.start;
  }
  return null;
}

/** Tells whether a moment is the beginning of a slot of a cart, as offered ones are. time#slots. */
export function beginsSlot(menus: readonly Menu[], hours: OpeningHours, moment: LocalMoment): boolean {
  const interval = intervalAt(hours, moment, strictestOf(menus).orderingIntervalMinutes);
  return interval !== null && minutesBetween(interval.start, moment) === 0;
}

/** The offered slots with room that are nearest to a lost one, the nearest first. time#slot-lost. */
export function nearestFree(days: readonly OfferedDay[], lost: LocalMoment, count: number): OfferedSlot[] {
  const distance = ({ interval }: OfferedSlot) => Math.abs(minutesBetween(lost, interval.start));
  return days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.remaining !== 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
