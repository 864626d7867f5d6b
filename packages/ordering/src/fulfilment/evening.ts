import type { MenuItem } from "../menu/dish.ts";
import type { Menu } from "../menu/menu.ts";
import { listedItems } from "../menu/walk-menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { addMinutes, isBefore, type LocalMoment, minutesBetween, momentOn } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { DEFAULT_INTERVAL_MINUTES, type MenuSlot, slotsAt, type TakenIn } from "./capacity.ts";
import { takesPart } from "./menu-time.ts";
import { soonestStarts } from "./queue.ts";
import { NOTHING_TAKEN, type SlotTaking, type Work, workOf } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";
import { nearestFree, offeredDays } from "./time-slots.ts";

/** The guests of a simulated evening. */
export type EveningGuests = {
  readonly orders: number;
  /** The time at which most guests want their food, in minutes after midnight. */
  readonly peakMinutes: number;
  /** The standard deviation around the peak, in minutes. */
  readonly spreadMinutes: number;
  /** The percentage of guests who choose a time; the others order for as soon as possible. */
  readonly chosenPercent: number;
  /** How many minutes a guest accepts to wait beyond the prep time, or to move a chosen time. */
  readonly patienceMinutes: number;
};

export type Evening = {
  readonly date: string;
  readonly type: OrderType;
  readonly settings: OrderingSettings;
  readonly menus: readonly Menu[];
  readonly guests: EveningGuests;
  /** Random number generator, 0 inclusive to 1 exclusive; a seed makes the simulation reproducible. */
  readonly random: () => number;
};

/**
 * A simulated order and its outcome. `waitMinutes` counts the wait beyond the prep time, or the shift of the
 * chosen time.
 */
export type EveningOrder = {
  readonly placedAt: LocalMoment;
  /** The chosen time; null for as soon as possible. */
  readonly chosen: LocalMoment | null;
  readonly outcome:
    | { readonly status: "placed"; readonly start: LocalMoment; readonly waitMinutes: number }
    | { readonly status: "turned-away"; readonly reason: TurnedAway };
};

/** The reason why a guest gives up. `not-served` means that no menu serves at that time. */
type TurnedAway = "not-served" | "full" | "too-long";

/** The result of a simulation: the orders sorted by `placedAt`, and the final usage of the slots. */
export type PlayedEvening = { readonly orders: readonly EveningOrder[]; readonly takenIn: TakenIn };

/** Probability that an order has dishes of two menus. */
const TWO_MENUS_PROBABILITY = 0.25;
/** Maximum number of dishes of one menu in an order. */
const DISHES_MAX = 3;
/** Maximum time between placing an order and its chosen time, in minutes. */
const CHOSEN_AHEAD_MINUTES = 240;

/**
 * Simulates an evening of orders with the production rules. An order without a chosen time gets the first
 * start with room, any other the nearest offered slot. time#simulate.
 */
export function simulateEvening(evening: Evening): PlayedEvening {
  const taken = new Map<Menu, Map<string, SlotTaking>>();
  const keyOf = (start: LocalMoment) => `${start.date} ${start.minutes}`;
  const takenIn: TakenIn = (menu, start) => taken.get(menu)?.get(keyOf(start)) ?? NOTHING_TAKEN;
  const take = ({ menu, interval: { start }, prepMinutes: added }: MenuSlot) => {
    const ofMenu = taken.get(menu) ?? new Map<string, SlotTaking>();
    const { orders, prepMinutes } = takenIn(menu, start);
    taken.set(menu, ofMenu.set(keyOf(start), { orders: orders + 1, prepMinutes: prepMinutes + added }));
  };
  const orders = generateGuests(evening).map((comer): EveningOrder => {
    const { placedAt, chosen } = comer;
    const outcome = chosen === null ? orderNow(evening, comer, takenIn) : orderFor(evening, comer, chosen, takenIn);
    if (outcome.status === "placed")
      slotsAt(comer.menus, evening.settings.hours, outcome.start, comer.work).forEach(take);
    return { placedAt, chosen, outcome };
  });
  return { orders, takenIn };
}

type Comer = Pick<EveningOrder, "placedAt" | "chosen"> & { readonly menus: readonly Menu[]; readonly work: Work };

function generateGuests({ date, type, settings, menus, guests, random }: Evening): Comer[] {
  const { inHouse } = ORDER_TYPE_RULES[type];
  return Array.from({ length: guests.orders }, (): Comer => {
    const wanted = momentOn(date, Math.round(guests.peakMinutes + guests.spreadMinutes * bellCurve(random)));
    const chooses = !inHouse && random() * 100 < guests.chosenPercent;
    const ahead = Math.floor(random() * CHOSEN_AHEAD_MINUTES);
    const served = menus.filter((menu) => takesPart(menu, { type, when: chooses ? wanted : null }));
    const chosenMenus = someOf(served, random);
    const basket = { menus: chosenMenus, work: workOfGuest(chosenMenus, random) };
    if (!chooses) return { ...basket, placedAt: wanted, chosen: null };
    const lastMoment = momentOn(addDays(wanted.date, -daysAhead(type, settings)), wanted.minutes);
    return { ...basket, placedAt: addMinutes(lastMoment, -ahead), chosen: wanted };
  }).sort((a, b) => minutesBetween(b.placedAt, a.placedAt));
}

function daysAhead(type: OrderType, settings: OrderingSettings): number {
  return ORDER_TYPE_RULES[type].daysAhead ? settings.orderCutoffDays : 0;
}

/** Returns a normally distributed random number with mean 0 and standard deviation 1 (Box-Muller transform). */
function bellCurve(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Picks one menu at random, or two with the probability `TWO_MENUS_PROBABILITY`. */
function someOf(menus: readonly Menu[], random: () => number): Menu[] {
  const first = Math.floor(random() * menus.length);
  const second = random() < TWO_MENUS_PROBABILITY ? Math.floor(random() * menus.length) : first;
  return menus.filter((_, index) => index === first || index === second);
}

/** Picks one to three random dishes of each menu that limits work, and returns their kitchen work. */
function workOfGuest(menus: readonly Menu[], random: () => number): Work {
  const limitsWork = (menu: Menu) =>
    menu.maxPrepMinutesPerInterval > 0 || menu.intervalLimits.some((row) => (row.maxPrepMinutes ?? 0) > 0);
  const portions = menus.filter(limitsWork).flatMap((menu) => {
    const dishes = [...listedItems([menu])].map(({ item }) => item);
    const count = dishes.length === 0 ? 0 : 1 + Math.floor(random() * DISHES_MAX);
    return Array.from({ length: count }, () => {
      const item = dishes[Math.floor(random() * dishes.length)] as MenuItem;
      return { menu, item, quantity: 1 };
    });
  });
  return workOf(portions);
}

function orderNow(
  { settings: { hours }, guests }: Evening,
  { placedAt, menus, work }: Comer,
  takenIn: TakenIn,
): EveningOrder["outcome"] {
  if (menus.length === 0) return { status: "turned-away", reason: "not-served" };
  const first = soonestStarts({ hours, now: placedAt, menus, work, takenIn }).next().value;
  if (!first) {
    const isServed =
      soonestStarts({ hours, now: placedAt, menus, work, takenIn: () => NOTHING_TAKEN }).next().value !== undefined;
    return { status: "turned-away", reason: isServed ? "full" : "not-served" };
  }
  const waitMinutes = minutesBetween(placedAt, first.start);
  if (waitMinutes > guests.patienceMinutes) return { status: "turned-away", reason: "too-long" };
  return { status: "placed", start: first.start, waitMinutes };
}

function orderFor(
  { type, settings, guests }: Evening,
  { placedAt, menus, work }: Comer,
  chosen: LocalMoment,
  takenIn: TakenIn,
): EveningOrder["outcome"] {
  // Search only the evening itself, which may continue past midnight.
  const days = offeredDays({
    type,
    now: placedAt,
    settings: { ...settings, maxAdvancedOrderDays: daysAhead(type, settings) + 1 },
    menus,
    work,
    takenIn,
    leadMinutesOf: (moment) => minutesBetween(placedAt, moment),
    isSoldAt: () => true,
  });
  if (days.length === 0) return { status: "turned-away", reason: "not-served" };
  const [nearest] = nearestFree(days, chosen, 1);
  if (!nearest) return { status: "turned-away", reason: "full" };
  const { start } = nearest.interval;
  const movedMinutes = Math.abs(minutesBetween(chosen, start));
  // A time within a slot counts as that slot, because a slot is chosen by its start.
  const isAsked =
    !isBefore(chosen, start) && movedMinutes < (strictestOf(menus).orderingIntervalMinutes || DEFAULT_INTERVAL_MINUTES);
  if (isAsked) return { status: "placed", start, waitMinutes: 0 };
  if (movedMinutes > guests.patienceMinutes) return { status: "turned-away", reason: "too-long" };
  return { status: "placed", start, waitMinutes: movedMinutes };
}
