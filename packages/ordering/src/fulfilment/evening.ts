import type { MenuItem } from "../menu/dish.ts";
import type { Menu } from "../menu/menu.ts";
import { listedItems } from "../menu/walk-menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { addMinutes, isBefore, type LocalMoment, minutesBetween, momentOn } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { type MenuSlot, slotsAt, type TakenIn } from "./capacity.ts";
import { takesPart } from "./menu-time.ts";
import { soonestStarts } from "./queue.ts";
import { NOTHING_TAKEN, type SlotTaking, type Work, workOf } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";
import { nearestFree, offeredDays } from "./time-slots.ts";

/** Who comes on an evening. */
export type EveningGuests = {
  readonly orders: number;
  /** When most want their food, in minutes after midnight. */
  readonly peakMinutes: number;
  /** Two thirds of them want it within so many minutes of the peak. */
  readonly spreadMinutes: number;
  /** How many of a hundred choose a time; the others want it as soon as possible. */
  readonly chosenPercent: number;
  /** So long one waits beyond the prep time, and so far one moves a chosen time, before one goes elsewhere. */
  readonly patienceMinutes: number;
};

/** An evening of a restaurant as it is to be played. */
export type Evening = {
  readonly date: string;
  readonly type: OrderType;
  readonly settings: OrderingSettings;
  readonly menus: readonly Menu[];
  readonly guests: EveningGuests;
  /** A number from 0 to below 1, another each time: with the same ones the same evening is played. */
  readonly random: () => number;
};

/** An order of the evening: what became of it, with how many minutes it waited beyond the prep time, or was moved by. */
export type EveningOrder = {
  readonly placedAt: LocalMoment;
  /** The time that was asked for; null is as soon as possible. */
  readonly chosen: LocalMoment | null;
  readonly outcome:
    | { readonly status: "placed"; readonly start: LocalMoment; readonly waitMinutes: number }
    | { readonly status: "turned-away"; readonly reason: TurnedAway };
};

/** Why a guest went elsewhere: nothing is served then, there is no room any more, or it would take too long. */
type TurnedAway = "not-served" | "full" | "too-long";

/** What an evening came to: its orders in the sequence in which they were placed, and how full its slots are at the end. */
export type PlayedEvening = { readonly orders: readonly EveningOrder[]; readonly takenIn: TakenIn };

/** Of so many orders one has dishes of two menus. */
const ONE_OF_TWO_MENUS = 4;
/** A guest has at most so many dishes of a menu. */
const DISHES_MAX = 3;
/** A chosen time is asked for at most so long before it. */
const CHOSEN_AHEAD_MINUTES = 240;

/**
 * Plays an evening of orders against a restaurant's settings, by the rules that orders obey: a guest who wants food as soon
 * as possible gets the first start with room, one who chooses a time the offered slot nearest to it. time#simulate.
 */
export function playEvening(evening: Evening): PlayedEvening {
  const taken = new Map<Menu, Map<string, SlotTaking>>();
  const keyOf = (start: LocalMoment) => `${start.date} ${start.minutes}`;
  const takenIn: TakenIn = (menu, start) => taken.get(menu)?.get(keyOf(start)) ?? NOTHING_TAKEN;
  const take = ({ menu, interval: { start }, prepMinutes: added }: MenuSlot) => {
    const ofMenu = taken.get(menu) ?? new Map<string, SlotTaking>();
    const { orders, prepMinutes } = takenIn(menu, start);
    taken.set(menu, ofMenu.set(keyOf(start), { orders: orders + 1, prepMinutes: prepMinutes + added }));
  };
  const orders = comers(evening).map((comer): EveningOrder => {
    const { placedAt, chosen } = comer;
    const outcome = chosen === null ? orderNow(evening, comer, takenIn) : orderFor(evening, comer, chosen, takenIn);
    if (outcome.status === "placed")
      slotsAt(comer.menus, evening.settings.hours, outcome.start, comer.work).forEach(take);
    return { placedAt, chosen, outcome };
  });
  return { orders, takenIn };
}

type Comer = Pick<EveningOrder, "placedAt" | "chosen"> & { readonly menus: readonly Menu[]; readonly work: Work };

function comers({ date, type, settings, menus, guests, random }: Evening): Comer[] {
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

/** A number around 0, two thirds of which are between -1 and 1 (Box and Muller). */
function bellCurve(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One menu of several, or now and then two. */
function someOf(menus: readonly Menu[], random: () => number): Menu[] {
  const first = Math.floor(random() * menus.length);
  const second = random() * ONE_OF_TWO_MENUS < 1 ? Math.floor(random() * menus.length) : first;
  return menus.filter((_, index) => index === first || index === second);
}

/** One portion of one to three dishes of each menu whose work is counted. */
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
  // Only the evening is looked at, which may go on past midnight.
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
  // A slot is chosen by its start: until its end it is the one that was asked for.
  const isAsked = !isBefore(chosen, start) && movedMinutes < (strictestOf(menus).orderingIntervalMinutes || 15);
  if (isAsked) return { status: "placed", start, waitMinutes: 0 };
  if (movedMinutes > guests.patienceMinutes) return { status: "turned-away", reason: "too-long" };
  return { status: "placed", start, waitMinutes: movedMinutes };
}
