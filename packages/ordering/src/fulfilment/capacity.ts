import type { Menu } from "../menu/menu.ts";
import { addDays, daysBetween } from "../time/calendar-date.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { type LocalMoment, momentOn } from "../time/local-moment.ts";
import { type DatedOpening, type OpeningHours, openingAt, openingsOn } from "../venue/opening-hours.ts";
import { limitsAt, limitsOrders, roomFor, type SlotLimits, type SlotTaking, type Work } from "./slot-limits.ts";

/** The length of a slot where menus limit or offer times without saying how long a slot is. time#interval. */
const DEFAULT_INTERVAL_MINUTES = 15;

/** One slot in which a kitchen takes so many orders: from its start until its end, which it does not include. */
export type OrderingInterval = {
  readonly start: LocalMoment;
  readonly lengthMinutes: number;
  /** The opening from whose beginning it is counted. */
  readonly opening: DatedOpening;
};

/**
 * The slot that a moment falls into, counted from the opening it lies in; null when the restaurant is closed then. The
 * last slot of an opening may be shorter. time#slots.
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

/** Which slot of an opening a moment falls into, the first being 0. */
function indexOfSlot(opening: DatedOpening, moment: LocalMoment, lengthMinutes: number): number {
  const openFor = daysBetween(opening.date, moment.date) * DAY_MINUTES + moment.minutes - opening.startMinutes;
  return Math.floor(openFor / lengthMinutes);
}

/** The slots that begin on a date, those of the night before that begin after midnight included, the earliest first. */
export function intervalsOn(hours: OpeningHours, date: string, intervalMinutes: number): OrderingInterval[] {
  const lengthMinutes = lengthOfSlot(intervalMinutes);
  const nightBefore = addDays(date, -1);
  // Where the night before runs into an opening of this date its slots go on until it ends, as for orders placed then.
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

/** A slot of a menu that takes only so much, with the work that an order brings there. */
export type MenuSlot = {
  readonly menu: Menu;
  readonly interval: OrderingInterval;
  readonly limits: SlotLimits;
  readonly prepMinutes: number;
};

/** What the slot of a menu that begins at a moment has taken. */
export type TakenIn = (menu: Menu, start: LocalMoment) => SlotTaking;

/**
 * The slots that an order takes when its food is wanted at a moment: one of each of its menus that has a limit then. While the
 * restaurant is closed there are none, and the order is refused for that. time#interval-limit, time#slot-limits.
 */
export function slotsAt(menus: readonly Menu[], hours: OpeningHours, moment: LocalMoment, work: Work): MenuSlot[] {
  const opening = menus.some(limitsOrders) ? openingAt(hours, moment) : null;
  if (!opening) return [];
  const slots = menus.filter(limitsOrders).map((menu) => {
    const interval = intervalIn(opening, moment, menu.orderingIntervalMinutes);
    return { menu, interval, limits: limitsAt(menu, interval.start), prepMinutes: work(menu) };
  });
  return slots.filter(({ limits }) => limits.orders !== null || limits.prepMinutes !== null);
}

/** How many more orders of the same work can take all of some slots: null without a limit. time#interval-limit. */
export function roomInSlots(slots: readonly MenuSlot[], takenIn: TakenIn): number | null {
  return leastRoom(slots, ({ menu, interval, limits, prepMinutes }) =>
    roomFor(prepMinutes, limits, takenIn(menu, interval.start)),
  );
}

/** The same in the slots that an order would take at a moment of an opening, for hundreds of moments: no slot is made of them. */
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
