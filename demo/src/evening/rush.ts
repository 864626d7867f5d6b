import { setTimeout as pause } from "node:timers/promises";
import {
  minutesBetween,
  momentOn,
  normalizeMenus,
  orderingSettings,
  seededNumbers,
  simulateEvening,
} from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import { cancelAsGuest, changeAsGuest, type GuestOrder, orderAsGuest, type PlacedOrder, type Way } from "./guest.ts";
import { ADDRESSES, NAMES, NOTES } from "./guests.ts";
import { openKitchen } from "./kitchen.ts";
import { openKitchenWork } from "./kitchen-work.ts";
import { MEALS } from "./meals.ts";
import { orUnlessRefused, type Site } from "./visitor.ts";

/** A guest of the rush. `afterwards`: what the guest does half a minute later. */
export type RushGuest = GuestOrder & {
  readonly atMs: number;
  readonly afterwards: "changes" | "cancels" | null;
  /** Whether the kitchen leaves the order without an answer. */
  readonly isLeft: boolean;
};

/** The evening that is played: from two hours before its peak to two hours after it. */
const PEAK_MINUTES = 19 * 60;
const HALF_MINUTES = 120;
const ORDERS_PER_MINUTE = 6;
const MINUTE_MS = 60_000;
const AFTERWARDS_MS = 30_000;
/** How long the kitchen works on after the last guest, in ms, at most. */
const CLOSING_MS = 4 * MINUTE_MS;
/** The minutes that a guest who chooses a time orders ahead: long enough to change or cancel the order. */
const AHEAD = { least: 75, spread: 90 };

/**
 * Plans the guests of an evening, in so many minutes: when they come is the simulation's. The same seed gives the
 * same guests. time#simulate, venue#demonstration-rush.
 */
export function planRush(
  { restaurant, menus }: Pick<VenueFile, "restaurant" | "menus">,
  { minutes, date, seed = 1 }: { readonly minutes: number; readonly date: string; readonly seed?: number },
): RushGuest[] {
  const random = seededNumbers(seed);
  const { orders } = simulateEvening({
    date,
    type: "pickup",
    settings: orderingSettings(restaurant),
    menus: normalizeMenus({ menus }),
    guests: {
      orders: minutes * ORDERS_PER_MINUTE,
      peakMinutes: PEAK_MINUTES,
      spreadMinutes: HALF_MINUTES / 2,
      chosenPercent: 25,
      patienceMinutes: 45,
    },
    random,
  });
  const begin = momentOn(date, PEAK_MINUTES - HALF_MINUTES);
  const share = minutes / (2 * HALF_MINUTES);
  const coming = orders
    .map(({ placedAt, chosen }) => ({ at: minutesBetween(begin, placedAt) * share, chooses: chosen !== null }))
    .filter(({ at }) => at >= 0 && at < minutes);
  let choosing = 0;
  const planned = coming.map(({ at, chooses }, index): Omit<RushGuest, "isLeft"> => {
    const turn = chooses ? choosing++ % 3 : 2;
    return {
      atMs: Math.round((at + random() * share) * MINUTE_MS),
      name: oneOf(NAMES, random),
      way: chooses ? { to: "counter" } : wayOf(random),
      meal: oneOf(MEALS, random),
      ahead: chooses ? AHEAD.least + Math.round(random() * AHEAD.spread) : null,
      notes: index % 9 === 4 ? oneOf(NOTES, random) : null,
      afterwards: turn === 0 ? "changes" : turn === 1 ? "cancels" : null,
    };
  });
  const left = planned.findIndex(({ way }) => way.to === "address");
  return planned
    .map((guest, index) => ({ ...guest, isLeft: index === left }))
    .sort((one, other) => one.atMs - other.atMs);
}

function oneOf<Thing>(things: readonly Thing[], random: () => number): Thing {
  return things[Math.floor(random() * things.length)] as Thing;
}

function wayOf(random: () => number): Way {
  const drawn = random();
  if (drawn < 0.6) return { to: "table", table: String(1 + Math.floor(random() * 40)) };
  if (drawn < 0.8) return { to: "counter" };
  return { to: "address", address: oneOf(ADDRESSES, random), notes: null };
}

export type RushDeps = {
  readonly venue: Pick<VenueFile, "restaurant" | "menus">;
  readonly guests: readonly RushGuest[];
  /** The code of the device by which the kitchen is played; null leaves the board to who stands at it. */
  readonly code: string | null;
  readonly say: (line: string) => void;
  /** How slow guests and kitchen are: 1 is the usual pace, 0 at once. */
  readonly pace?: number;
};

export type RushOutcome = {
  readonly placed: number;
  readonly changed: number;
  readonly cancelled: number;
  readonly missed: number;
  readonly turnedAway: number;
};

/**
 * Plays a rush on a running server, by the calls of guests and of the kitchen. A refused guest is turned away; a
 * server that does not answer ends it. venue#demonstration-rush.
 */
export async function playRush(site: Site, { venue, guests, code, say, pace = 1 }: RushDeps): Promise<RushOutcome> {
  const placed = new Map<string, { readonly order: PlacedOrder; readonly guest: RushGuest }>();
  const outcome = { placed: 0, changed: 0, cancelled: 0, turnedAway: 0 };
  const isOwn = (id: string) => placed.has(id);
  const isLeft = (id: string) => placed.get(id)?.guest.isLeft === true;
  const work = code === null ? null : openKitchenWork(await openKitchen(site, code), { isOwn, isLeft, pace });

  const come = async (guest: RushGuest) => {
    const order = await orUnlessRefused(orderAsGuest(site, venue, guest, new Date()));
    if (order === null) {
      outcome.turnedAway += 1;
      return say(`${guest.name} was turned away`);
    }
    placed.set(order.id, { order, guest });
    outcome.placed += 1;
    say(`${order.number}  ${wordsOf(guest)}`);
    if (guest.afterwards !== null)
      queue.push({ atMs: guest.atMs + AFTERWARDS_MS * pace, run: () => goOn(order, guest) });
  };
  const goOn = async (order: PlacedOrder, { afterwards }: RushGuest) => {
    const done = await orUnlessRefused(
      (afterwards === "changes" ? changeAsGuest(order) : cancelAsGuest(order)).then(() => true),
    );
    if (done === null) return;
    outcome[afterwards === "changes" ? "changed" : "cancelled"] += 1;
    say(`${order.number}  ${afterwards === "changes" ? "changed" : "cancelled"} by its guest`);
  };
  const queue = guests.map((guest) => ({ atMs: guest.atMs, run: () => come(guest) }));

  const began = performance.now();
  while (queue.length > 0) {
    queue.sort((one, other) => one.atMs - other.atMs);
    const step = queue.shift();
    await pauseWhileWorking(work, (step?.atMs ?? 0) - (performance.now() - began));
    await step?.run();
  }
  const end = performance.now() + CLOSING_MS;
  while (work !== null && performance.now() < end && (await work.round()) > 0) await pause(ROUND_MS);
  return { ...outcome, missed: work?.missed() ?? 0 };
}

const ROUND_MS = 1_500;

/** Waits, while the kitchen makes its rounds. */
async function pauseWhileWorking(work: { readonly round: () => Promise<number> } | null, ms: number): Promise<void> {
  const end = performance.now() + ms;
  for (;;) {
    await work?.round();
    const left = end - performance.now();
    if (left <= 0) return;
    await pause(Math.min(left, ROUND_MS));
  }
}

function wordsOf({ name, way, meal, ahead }: RushGuest): string {
  const where = way.to === "table" ? `table ${way.table}` : way.to === "counter" ? "pickup" : "delivery";
  const dishes = meal.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return `${where}, ${name}, ${dishes} ${dishes === 1 ? "dish" : "dishes"}${ahead === null ? "" : ", for a chosen time"}`;
}
