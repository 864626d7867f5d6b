import type { ResolvedLine } from "../cart/line.ts";
import type { Menu } from "../menu/menu.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import type { LocalMoment } from "../time/local-moment.ts";

/** What one slot takes: so many orders, and so many minutes of a kitchen's work. Null is no limit. time#slot-limits. */
export type SlotLimits = { readonly orders: number | null; readonly prepMinutes: number | null };

/** What a slot has taken of both. */
export type SlotTaking = { readonly orders: number; readonly prepMinutes: number };

export const NOTHING_TAKEN: SlotTaking = { orders: 0, prepMinutes: 0 };

/** How many minutes of a menu's kitchen an order takes. time#prep-minutes. */
export type Work = (menu: Menu) => number;
export const NO_WORK: Work = () => 0;

/** Tells whether a menu takes only so many orders, or so much work, in a slot, at least at some hours. */
export function limitsOrders({ maxOrdersPerInterval, maxPrepMinutesPerInterval, intervalLimits }: Menu): boolean {
  if (maxOrdersPerInterval > 0 || maxPrepMinutesPerInterval > 0) return true;
  return intervalLimits.some((row) => (row.maxOrders ?? 0) > 0 || (row.maxPrepMinutes ?? 0) > 0);
}

/** What a slot of a menu takes that begins at a moment: what the first row says that holds then, else the menu itself. time#limits-by-hour. */
export function limitsAt(menu: Menu, start: LocalMoment): SlotLimits {
  const row = menu.intervalLimits.find((each) => holdsAt(each, start));
  return {
    orders: orNone(row?.maxOrders ?? menu.maxOrdersPerInterval),
    prepMinutes: orNone(row?.maxPrepMinutes ?? menu.maxPrepMinutesPerInterval),
  };
}

function orNone(limit: number): number | null {
  return limit > 0 ? limit : null;
}

/** An end before its start is past midnight, and the row belongs to the day on which it begins. */
function holdsAt(
  { weekday, startMinutes, endMinutes }: Menu["intervalLimits"][number],
  { weekday: today, minutes }: LocalMoment,
): boolean {
  const isOn = (day: number) => weekday === null || weekday === day;
  if (isOn(today) && startMinutes <= minutes && minutes < endMinutes) return true;
  return isOn((today + 6) % 7) && minutes + DAY_MINUTES < endMinutes;
}

/**
 * How many more orders of some work a slot takes: `Infinity` without a limit. An order that is more work than a slot takes is taken by
 * one in which no work stands yet, else it could never be had. time#prep-minutes.
 */
export function roomFor(prepMinutes: number, limits: SlotLimits, taken: SlotTaking): number {
  const byOrders = limits.orders === null ? Number.POSITIVE_INFINITY : Math.max(0, limits.orders - taken.orders);
  if (limits.prepMinutes === null || prepMinutes === 0) return byOrders;
  const byWork = Math.max(0, Math.floor((limits.prepMinutes - taken.prepMinutes) / prepMinutes));
  return Math.min(byOrders, taken.prepMinutes === 0 ? Math.max(1, byWork) : byWork);
}

/** The work of dishes by their menus: the minutes of each portion, summed. time#prep-minutes. */
export function workOf(
  lines: readonly { readonly menu: Menu; readonly item: { readonly prepMinutes: number }; readonly quantity: number }[],
): Work {
  const minutesOf = new Map<Menu, number>();
  for (const { menu, item, quantity } of lines) {
    minutesOf.set(menu, (minutesOf.get(menu) ?? 0) + item.prepMinutes * quantity);
  }
  return (menu) => minutesOf.get(menu) ?? 0;
}

/** The work of a cart's lines. */
export function workOfLines(lines: readonly Pick<ResolvedLine, "line" | "menu" | "item">[]): Work {
  return workOf(lines.map(({ line, menu, item }) => ({ menu, item, quantity: line.quantity })));
}
