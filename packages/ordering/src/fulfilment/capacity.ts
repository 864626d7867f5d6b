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
  const lengthMinutes = intervalMinutes > 0 ? intervalMinutes : DEFAULT_INTERVAL_MINUTES;
  const openFor = daysBetween(opening.date, moment.date) * DAY_MINUTES + moment.minutes - opening.startMinutes;
  return intervalOf(opening, Math.floor(openFor / lengthMinutes), lengthMinutes);
}

/** The slots that begin on a date, those of the night before that begin after midnight included, the earliest first. */
export function intervalsOn(hours: OpeningHours, date: string, intervalMinutes: number): OrderingInterval[] {
  const lengthMinutes = intervalMinutes > 0 ? intervalMinutes : DEFAULT_INTERVAL_MINUTES;
  const nightBefore = addDays(date, -1);
  // Where the night before runs into an opening of this date its slots go on until it ends, as for whoever orders then.
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

/** A slot of a menu: the menu and the interval. */
export type MenuInterval = { readonly menu: Menu; readonly interval: OrderingInterval };
/** A slot of a menu that takes only so much, with the work that an order brings there. */
export type MenuSlot = MenuInterval & { readonly limits: SlotLimits; readonly prepMinutes: number };

/** What a menu's slot has taken. */
export type TakenIn = (slot: MenuInterval) => SlotTaking;

/**
 * The slots that an order takes when its food is wanted at a moment: one of each of its menus that has a limit then. While the
 * restaurant is closed there are none, and the order is refused for that. time#interval-limit, time#slot-limits.
 */
export function slotsAt(menus: readonly Menu[], hours: OpeningHours, moment: LocalMoment, work: Work): MenuSlot[] {
  const opening = menus.some(limitsOrders) ? openingAt(hours, moment) : null;
  return opening ? slotsIn(opening, menus.filter(limitsOrders), moment, work) : [];
}

/** The same at a moment of a known opening, of menus that have a limit at some hours. */
export function slotsIn(opening: DatedOpening, limited: readonly Menu[], moment: LocalMoment, work: Work): MenuSlot[] {
  const slots = limited.map((menu) => {
    const interval = intervalIn(opening, moment, menu.orderingIntervalMinutes);
    return { menu, interval, limits: limitsAt(menu, interval.start), prepMinutes: work(menu) };
  });
  return slots.filter(({ limits }) => limits.orders !== null || limits.prepMinutes !== null);
}

/** How many more orders of the same work can take all of some slots: null without a limit. time#interval-limit. */
export function roomInSlots(slots: readonly MenuSlot[], takenIn: TakenIn): number | null {
  const room = slots.map((slot) => roomFor(slot.prepMinutes, slot.limits, takenIn(slot)));
  const least = Math.min(...room);
  return least === Number.POSITIVE_INFINITY ? null : least;
}
