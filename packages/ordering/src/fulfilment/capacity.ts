import type { Menu } from "../menu/menu.ts";
import { addDays, daysBetween } from "../time/calendar-date.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { type LocalMoment, momentOn } from "../time/local-moment.ts";
import { type DatedOpening, type OpeningHours, openingAt, openingsOn } from "../venue/opening-hours.ts";
import {
  changeAt,
  limitsAt,
  limitsOrders,
  roomFor,
  type SlotLimits,
  type SlotTaking,
  type Work,
} from "./slot-limits.ts";

/**
 * Slot length, in minutes, of a menu that limits orders or offers times but sets no `ordering_interval`.
 * time#interval.
 */
export const DEFAULT_INTERVAL_MINUTES = 15;

/** A slot of an opening. Its end is exclusive. */
export type OrderingInterval = {
  readonly start: LocalMoment;
  readonly lengthMinutes: number;
  /** The opening that contains the slot. The first slot begins at the opening's start. */
  readonly opening: DatedOpening;
};

/**
 * Returns the slot that contains a moment; null while closed. Slots are counted from the start of the
 * opening, and the last one may be shorter. time#slots.
 */
export function intervalAt(hours: OpeningHours, moment: LocalMoment, intervalMinutes: number): OrderingInterval | null {
  const opening = openingAt(hours, moment);
  return opening && intervalIn(opening, moment, intervalMinutes);
}

function intervalIn(opening: DatedOpening, moment: LocalMoment, intervalMinutes: number): OrderingInterval {
  const lengthMinutes = lengthOfSlot(intervalMinutes);
  return intervalOf(opening, indexOfSlot(opening, moment, lengthMinutes), lengthMinutes);
}

function lengthOfSlot(intervalMinutes: number): number {
  return intervalMinutes > 0 ? intervalMinutes : DEFAULT_INTERVAL_MINUTES;
}

function indexOfSlot(opening: DatedOpening, moment: LocalMoment, lengthMinutes: number): number {
  const openFor = daysBetween(opening.date, moment.date) * DAY_MINUTES + moment.minutes - opening.startMinutes;
  return Math.floor(openFor / lengthMinutes);
}

/** Returns the slots that begin on a date, including those after midnight of the previous evening's opening. */
export function intervalsOn(hours: OpeningHours, date: string, intervalMinutes: number): OrderingInterval[] {
  const lengthMinutes = lengthOfSlot(intervalMinutes);
  const nightBefore = addDays(date, -1);
  // Where the previous evening's opening overlaps this date's, `openingAt` assigns orders to the previous
  // evening. Only its slots count.
  const nightEnds = Math.max(0, ...openingsOn(hours, nightBefore).map(({ endMinutes }) => endMinutes - DAY_MINUTES));
  return [nightBefore, date]
    .flatMap((openingDate) =>
      openingsOn(hours, openingDate).flatMap((opening) => {
        const count = Math.ceil((opening.endMinutes - opening.startMinutes) / lengthMinutes);
        const dated = { ...opening, date: openingDate };
        const slots = Array.from({ length: count }, (_, index) => intervalOf(dated, index, lengthMinutes));
        return openingDate === date ? slots.filter(({ start }) => start.minutes >= nightEnds) : slots;
      }),
    )
    .filter((interval) => interval.start.date === date);
}

function intervalOf(opening: DatedOpening, index: number, lengthMinutes: number): OrderingInterval {
  const start = opening.startMinutes + index * lengthMinutes;
  const length = Math.min(lengthMinutes, opening.endMinutes - start);
  return { start: momentOn(opening.date, start), lengthMinutes: length, opening };
}

/** A limited slot of a menu, and the kitchen work that an order adds to it. */
export type MenuSlot = {
  readonly menu: Menu;
  readonly interval: OrderingInterval;
  readonly limits: SlotLimits;
  readonly prepMinutes: number;
};

/** Returns the orders and work already taken in a menu's slot that begins at `start`. */
export type TakenIn = (menu: Menu, start: LocalMoment) => SlotTaking;

/**
 * Returns the slots that an order occupies at a moment: one for each of its menus with a limit, or whose slot staff
 * opened without one, because it may be limited again. Empty while closed. time#interval-limit, time#slot-limits.
 */
export function slotsAt(menus: readonly Menu[], hours: OpeningHours, moment: LocalMoment, work: Work): MenuSlot[] {
  const opening = menus.some(limitsOrders) ? openingAt(hours, moment) : null;
  if (!opening) return [];
  const slots = menus.filter(limitsOrders).map((menu) => {
    const interval = intervalIn(opening, moment, menu.orderingIntervalMinutes);
    return { menu, interval, limits: limitsAt(menu, interval.start), prepMinutes: work(menu) };
  });
  return slots.filter(
    ({ menu, interval, limits }) =>
      limits.orders !== null || limits.prepMinutes !== null || changeAt(menu, interval.start) !== null,
  );
}

/**
 * Returns how many more orders with the slots' `prepMinutes` fit in all of them; null without a limit.
 * time#interval-limit.
 */
export function roomInSlots(slots: readonly MenuSlot[], takenIn: TakenIn): number | null {
  return leastRoom(slots, ({ menu, interval, limits, prepMinutes }) =>
    roomFor(prepMinutes, limits, takenIn(menu, interval.start)),
  );
}

/**
 * Equals `roomInSlots` of `slotsAt`, but creates no slot objects, because callers check hundreds of moments.
 */
export function roomAt(
  { opening, moment, work }: { readonly opening: DatedOpening; readonly moment: LocalMoment; readonly work: Work },
  limited: readonly Menu[],
  takenIn: TakenIn,
): number | null {
  return leastRoom(limited, (menu) => {
    const lengthMinutes = lengthOfSlot(menu.orderingIntervalMinutes);
    const startMinutes = opening.startMinutes + indexOfSlot(opening, moment, lengthMinutes) * lengthMinutes;
    const start = momentOn(opening.date, startMinutes);
    return roomFor(work(menu), limitsAt(menu, start), takenIn(menu, start));
  });
}

function leastRoom<Slot>(slots: readonly Slot[], roomOf: (slot: Slot) => number): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const slot of slots) least = Math.min(least, roomOf(slot));
  return least === Number.POSITIVE_INFINITY ? null : least;
}
