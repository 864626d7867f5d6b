/** Quarter-hours of a day. */
const SLOTS = 96;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The letter of the slots in which a dish is not sold. */
const NOT_SOLD = "x";
const LETTERS = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The number of different prices that a schedule can have. */
export const SCHEDULE_PRICES_MAX = LETTERS.length;

/** A price schedule in a venue file: seven strings, Monday first, of 96 letters each, and the price of each letter. */
export type ScheduleLetters = {
  readonly week: readonly string[];
  readonly prices: Readonly<Record<string, string>>;
};

/**
 * A price at some hours of some weekdays: from a quarter-hour of the day (0 to 95) until another (1 to 96), which is exclusive.
 * `price` is an amount as in venue files; null: not sold.
 */
export type ScheduleRow = {
  /** Monday is 0; ascending. */
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly price: string | null;
};

/**
 * Returns the hours of a week at which a dish has another price than its own, as rows: the hours of a day with one price are one
 * row, and days with the same hours share it. A slot without a price is one in which it is not sold. menu#price-schedule.
 */
export function scheduleRows({ week, prices }: ScheduleLetters, ownPrice: string): ScheduleRow[] {
  const rows = new Map<string, { weekdays: number[]; from: number; to: number; price: string | null }>();
  for (const weekday of WEEKDAYS) {
    for (const { from, to, price } of spansOf(pricesOfDay(week[weekday] ?? "", prices))) {
      if (price === ownPrice) continue;
      const key = JSON.stringify([from, to, price]);
      const row = rows.get(key) ?? { weekdays: [], from, to, price };
      row.weekdays.push(weekday);
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) || a.from - b.from);
}

/**
 * Returns the letters of rows; null if a dish has its own price all week. At hours of several rows the last one counts. A row whose
 * end is not after its start has no hours. More prices than `SCHEDULE_PRICES_MAX` are a fault of the caller.
 */
export function scheduleLetters(rows: readonly ScheduleRow[], ownPrice: string): ScheduleLetters | null {
  const week = ownWeek(ownPrice);
  for (const row of rows) fillHours(week, row);
  return weekLetters(week, ownPrice);
}

/**
 * Returns the letters of a schedule after the hours of a row have its price; null if all hours have the own price. Refuses more prices
 * than a schedule has letters. menu#price-schedule.
 */
export function paintHours(
  schedule: ScheduleLetters | null,
  row: ScheduleRow,
  ownPrice: string,
): ScheduleLetters | null | "too-many" {
  const week = schedule === null ? ownWeek(ownPrice) : weekPrices(schedule);
  fillHours(week, row);
  const prices = new Set(week.flat().filter((price) => price !== null));
  return prices.size > SCHEDULE_PRICES_MAX ? "too-many" : weekLetters(week, ownPrice);
}

function ownWeek(ownPrice: string): (string | null)[][] {
  return WEEKDAYS.map(() => new Array<string | null>(SLOTS).fill(ownPrice));
}

function fillHours(week: readonly (string | null)[][], { weekdays, from, to, price }: ScheduleRow): void {
  for (const weekday of weekdays) week[weekday]?.fill(price, from, Math.max(from, to));
}

/**
 * Returns the letters of a week of prices, by weekday and quarter-hour; null: not sold. Null if all prices are `ownPrice`. The same
 * prices have the same letters. More prices than `SCHEDULE_PRICES_MAX` are a fault of the caller.
 */
export function weekLetters(week: readonly (readonly (string | null)[])[], ownPrice: string): ScheduleLetters | null {
  if (week.every((day) => day.every((price) => price === ownPrice))) return null;
  const letterOf = new Map<string | null, string>([[null, NOT_SOLD]]);
  for (const day of week) {
    for (const price of day) {
      if (!letterOf.has(price)) letterOf.set(price, LETTERS[letterOf.size - 1] ?? NOT_SOLD);
    }
  }
  const prices = [...letterOf].flatMap(([price, letter]) => (price === null ? [] : [[letter, price] as const]));
  return {
    week: week.map((day) => day.map((price) => letterOf.get(price) ?? NOT_SOLD).join("")),
    prices: Object.fromEntries(prices),
  };
}

/** Returns the price of each quarter-hour of a schedule, by weekday; null: not sold. menu#unavailable-slot. */
export function weekPrices({ week, prices }: ScheduleLetters): (string | null)[][] {
  return WEEKDAYS.map((weekday) => pricesOfDay(week[weekday] ?? "", prices));
}

/**
 * Returns the prices of a schedule's letters after a dish's own price changed: hours at the old own price have the new one. A dish
 * with a schedule would keep the old price at all hours otherwise.
 */
export function withOwnPrice(
  prices: Readonly<Record<string, string>>,
  { was, is }: { readonly was: string; readonly is: string },
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(prices).map(([letter, price]) => [letter, price === was ? is : price]));
}

function pricesOfDay(letters: string, prices: Readonly<Record<string, string>>): (string | null)[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const letter = letters[slot] ?? NOT_SOLD;
    return letter === NOT_SOLD || !Object.hasOwn(prices, letter) ? null : (prices[letter] ?? null);
  });
}

function spansOf(day: readonly (string | null)[]): Pick<ScheduleRow, "from" | "to" | "price">[] {
  const starts = day.flatMap((price, slot) => (slot === 0 || day[slot - 1] !== price ? [slot] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? SLOTS, price: day[from] ?? null }));
}
