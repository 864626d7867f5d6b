import type { ScheduleLetters } from "@comptoir/ordering";
import { parseCents, weekPrices } from "@comptoir/ordering";
import { DAYS, SLOTS } from "./week-area.ts";

/** The price of each quarter-hour, by weekday; null: not sold. */
export type WeekPrices = readonly (readonly (string | null)[])[];

/** How the hours of a price look: a letter, and a colour with a pattern by its number. */
export type Look = { readonly letter: string; readonly look: string };

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Colours and patterns in week.css. More prices repeat them, with other letters. */
const LOOKS = 6;

/** Returns the price of each quarter-hour of a schedule; without one, the own price all week. */
export function weekOf(schedule: ScheduleLetters | null, own: string): WeekPrices {
  if (schedule !== null) return weekPrices(schedule);
  return DAYS.map(() => new Array<string | null>(SLOTS).fill(own));
}

/** Returns the prices of a week other than the own one, the lowest first. */
export function otherPrices(week: WeekPrices, own: string): readonly string[] {
  const prices = new Set(week.flat());
  return [...prices]
    .flatMap((price) => (price === null || price === own ? [] : [price]))
    .toSorted((one, other) => (parseCents(one) ?? 0) - (parseCents(other) ?? 0));
}

/** Returns the look of each price: the own one is plain, *not sold* is crossed. */
export function looksOf(prices: readonly string[], own: string): ReadonlyMap<string | null, Look> {
  return new Map<string | null, Look>([
    ...prices.map((price, index): [string, Look] => [
      price,
      { letter: LETTERS[index % LETTERS.length] ?? "", look: String((index % LOOKS) + 1) },
    ]),
    [own, { letter: "", look: "own" }],
    [null, { letter: "×", look: "none" }],
  ]);
}
