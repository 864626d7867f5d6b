import type { ResolvedLine } from "../cart/line.ts";
import type { Menu } from "../menu/menu.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import type { LocalMoment } from "../time/local-moment.ts";

/** The capacity of a slot: a number of orders, and minutes of kitchen work. Null means no limit. time#slot-limits. */
export type SlotLimits = { readonly orders: number | null; readonly prepMinutes: number | null };

export type SlotTaking = { readonly orders: number; readonly prepMinutes: number };

export const NOTHING_TAKEN: SlotTaking = { orders: 0, prepMinutes: 0 };

/** Returns the minutes of kitchen work that an order adds to a menu. time#prep-minutes. */
export type Work = (menu: Menu) => number;
export const NO_WORK: Work = () => 0;

/** Tells whether a menu limits the orders or the work of a slot, at least at some hours, or staff changed a slot. */
export function limitsOrders({
  maxOrdersPerInterval,
  maxPrepMinutesPerInterval,
  intervalLimits,
  slotChanges,
}: Menu): boolean {
  if (maxOrdersPerInterval > 0 || maxPrepMinutesPerInterval > 0 || slotChanges.length > 0) return true;
  return intervalLimits.some((row) => (row.maxOrders ?? 0) > 0 || (row.maxPrepMinutes ?? 0) > 0);
}

/**
 * Returns the limits of a menu's slot that begins at a moment: those that staff set, else those that the menu plans.
 * A slot that staff changed counts orders only. board#changed-slots.
 */
export function limitsAt(menu: Menu, start: LocalMoment): SlotLimits {
  const changed = changeAt(menu, start);
  return changed ? { orders: changed.orders, prepMinutes: null } : plannedLimitsAt(menu, start);
}

/** Returns the change of a menu's slot by staff; null if it is as planned. board#changed-slots. */
export function changeAt({ slotChanges }: Menu, start: LocalMoment): Menu["slotChanges"][number] | null {
  if (slotChanges.length === 0) return null;
  return slotChanges.find(({ date, minutes }) => date === start.date && minutes === start.minutes) ?? null;
}

/**
 * Returns the limits that a menu plans for its slot that begins at a moment: those of the first matching row of
 * `interval_limits`, else the menu's own. time#limits-by-hour.
 */
export function plannedLimitsAt(menu: Menu, start: LocalMoment): SlotLimits {
  const row = menu.intervalLimits.find((each) => holdsAt(each, start));
  return {
    orders: orNone(row?.maxOrders ?? menu.maxOrdersPerInterval),
    prepMinutes: orNone(row?.maxPrepMinutes ?? menu.maxPrepMinutesPerInterval),
  };
}

function orNone(limit: number): number | null {
  return limit > 0 ? limit : null;
}

/**
 * Tells whether a row of limits applies at a moment. A row that ends after midnight belongs to the day on which
 * it begins.
 */
function holdsAt(
  { weekday, startMinutes, endMinutes }: Menu["intervalLimits"][number],
  { weekday: today, minutes }: LocalMoment,
): boolean {
  const isOn = (day: number) => weekday === null || weekday === day;
  if (isOn(today) && startMinutes <= minutes && minutes < endMinutes) return true;
  return isOn((today + 6) % 7) && minutes + DAY_MINUTES < endMinutes;
}

/**
 * Returns how many more orders with the given work fit in a slot; `Infinity` without a limit. An empty slot
 * accepts one order larger than its limit, because no slot could take that order otherwise.
 * time#prep-minutes.
 */
export function roomFor(prepMinutes: number, limits: SlotLimits, taken: SlotTaking): number {
  const byOrders = limits.orders === null ? Number.POSITIVE_INFINITY : Math.max(0, limits.orders - taken.orders);
  if (limits.prepMinutes === null || prepMinutes === 0) return byOrders;
  const byWork = Math.max(0, Math.floor((limits.prepMinutes - taken.prepMinutes) / prepMinutes));
  return Math.min(byOrders, taken.prepMinutes === 0 ? Math.max(1, byWork) : byWork);
}

/** Sums the work of dishes for each menu: the minutes per portion times the quantity. time#prep-minutes. */
export function workOf(
  lines: readonly { readonly menu: Menu; readonly item: { readonly prepMinutes: number }; readonly quantity: number }[],
): Work {
  const minutesOf = new Map<Menu, number>();
  for (const { menu, item, quantity } of lines) {
    minutesOf.set(menu, (minutesOf.get(menu) ?? 0) + item.prepMinutes * quantity);
  }
  return (menu) => minutesOf.get(menu) ?? 0;
}

export function workOfLines(lines: readonly Pick<ResolvedLine, "line" | "menu" | "item">[]): Work {
  return workOf(lines.map(({ line, menu, item }) => ({ menu, item, quantity: line.quantity })));
}
