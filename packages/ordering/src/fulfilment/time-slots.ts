import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { intervalsOn, type OrderingInterval, type OrdersIn, roomInSlots, slotsAt } from "./capacity.ts";
import { checkMenuTime, takesPart } from "./menu-time.ts";
import { strictestOf } from "./strictest-menus.ts";

/** A slot that can be chosen, with how many more orders it takes; null is no limit. */
export type OfferedSlot = { readonly interval: OrderingInterval; readonly remaining: number | null };

/** The slots of one date. A date without any is not offered. */
export type OfferedDay = { readonly date: string; readonly slots: readonly OfferedSlot[] };

/** How many days are offered where the restaurant sets no horizon of its own. */
const DEFAULT_HORIZON_DAYS = 7;

/** What the offered times depend on. `menus` are those of the cart. */
export type SlotsWanted = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  readonly settings: OrderingSettings;
  readonly menus: readonly Menu[];
  readonly ordersIn: OrdersIn;
};

/**
 * Lists the times that a cart can be ordered for, day by day: within the hours, after notice and cutoff, before last call
 * and horizon of every menu in it. Full slots are listed with nothing remaining, so that the page can show them as taken.
 * Without choice of time, or with a menu that takes no scheduled orders, there are none. time#slots.
 */
export function offeredDays({ type, now, settings, menus, ordersIn }: SlotsWanted): OfferedDay[] {
  if (ORDER_TYPE_RULES[type].takeout && !settings.choosesTakeoutTime) return [];
  if (menus.length === 0 || menus.some((menu) => !takesPart(menu, { type, when: now }))) return [];
  const { orderingIntervalMinutes } = strictestOf(menus);
  const days = settings.maxAdvancedOrderDays ?? DEFAULT_HORIZON_DAYS + settings.orderCutoffDays;
  return Array.from({ length: days + 1 }, (_, day) => addDays(now.date, day)).flatMap((date) => {
    const slots = intervalsOn(settings.hours, date, orderingIntervalMinutes)
      .filter(({ start }) => menus.every((menu) => !checkMenuTime(menu, { type, now, when: start, settings })))
      .map((interval) => ({
        interval,
        remaining: roomInSlots(slotsAt(menus, settings.hours, interval.start), ordersIn),
      }));
    return slots.length === 0 ? [] : [{ date, slots }];
  });
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
