import { cents, formatCents } from "../money/cents.ts";
import { parseRate } from "../money/rate.ts";
import { percentageOf } from "../money/round.ts";
import { parseClockTime } from "../time/clock-time.ts";
import { WEEKDAYS, type Weekday } from "../time/weekdays.ts";
import type { LocalizationData } from "../venue/locale.ts";
import { readCents } from "../venue/read-amounts.ts";
import type { Id } from "../venue/restaurant.ts";
import { SCHEDULE_PRICES_MAX, type ScheduleLetters, weekLetters } from "./schedule-rows.ts";

/** A rule for the hours or the prices of dishes, in a venue file. It has one of the effects. menu#price-rules. */
export type PriceRuleData = {
  readonly id: Id;
  readonly name: string;
  readonly localization?: LocalizationData | null;
  readonly menus?: readonly Id[] | null;
  readonly sections?: readonly Id[] | null;
  readonly items?: readonly Id[] | null;
  readonly days: readonly Weekday[];
  /** `HH:MM`, on a quarter-hour. */
  readonly from: string;
  /** `HH:MM`, on a quarter-hour, until `24:00`. A time that is not after `from` is on the next day. */
  readonly to: string;
  /** Effect: at other hours the dishes are unavailable. */
  readonly only_then?: boolean | null;
  /** Effect: a percentage off the regular price, such as `25`. */
  readonly percent_off?: string | null;
  /** Effect: the price of each dish by its id. */
  readonly prices?: Readonly<Record<string, string>> | null;
  /** With `prices`: the price of each size by its id. */
  readonly size_prices?: Readonly<Record<string, string>> | null;
};

/** Where a dish is: its id, and those of its section and its menu. */
type DishPlace = { readonly item: Id; readonly section?: Id | null; readonly menu: Id };

/** Returns a function that tells which rules are over a dish, by the dish, its section or its menu. menu#price-rules. */
export function indexRules(rules: readonly PriceRuleData[]): (dish: DishPlace) => readonly PriceRuleData[] {
  const by = {
    items: new Map<string, number[]>(),
    sections: new Map<string, number[]>(),
    menus: new Map<string, number[]>(),
  };
  for (const [index, rule] of rules.entries()) {
    for (const part of ["items", "sections", "menus"] as const) {
      for (const id of rule[part] ?? []) by[part].set(String(id), [...(by[part].get(String(id)) ?? []), index]);
    }
  }
  return ({ item, section, menu }) => {
    const over = new Set([
      ...(by.items.get(String(item)) ?? []),
      ...(section == null ? [] : (by.sections.get(String(section)) ?? [])),
      ...(by.menus.get(String(menu)) ?? []),
    ]);
    return rules.filter((_, index) => over.has(index));
  };
}

const NOT_SOLD = -1;
const DAY_SLOTS = 96;
const WEEK_SLOTS = 7 * DAY_SLOTS;

/** Returns the quarter-hour of a time such as `15:30`, 0 to 96; null if it is not on one. */
export function quarterOfTime(time: string): number | null {
  const minutes = parseClockTime(time);
  return minutes === null || minutes % 15 !== 0 ? null : minutes / 15;
}

/** Tells for each quarter-hour of the week, from Monday 00:00, whether a rule's hours have it. menu#price-rules. */
function slotsOfRule({ days, from, to }: Pick<PriceRuleData, "days" | "from" | "to">): boolean[] {
  const slots = new Array<boolean>(WEEK_SLOTS).fill(false);
  const [start, end] = [quarterOfTime(from), quarterOfTime(to)];
  if (start === null || end === null) return slots;
  const length = end > start ? end - start : end - start + DAY_SLOTS;
  for (const day of days) {
    const first = WEEKDAYS.indexOf(day) * DAY_SLOTS + start;
    for (let slot = first; slot < first + length; slot += 1) slots[slot % WEEK_SLOTS] = true;
  }
  return slots;
}

/** The most rules over one dish: the rules of a quarter-hour are the bits of a number, which is exact to 53. menu#price-rules. */
export const RULES_OF_DISH_MAX = 52;

/** A kind of quarter-hour of a week: whether the dishes are sold, and the rules that price them. */
type Hours = { readonly isSold: boolean; readonly pricing: readonly PriceRuleData[] };

/** A week as the rules over some dishes divide it: the kinds of quarter-hours, and the kind of each by its index. */
export type WeekOfRules = { readonly kinds: readonly Hours[]; readonly slots: readonly number[] };

/**
 * Divides the week by the rules over a dish, `RULES_OF_DISH_MAX` at most. Dishes under the same rules share the result. Of several `only_then` rules each opens
 * its hours. menu#price-rules.
 */
export function weekOfRules(rules: readonly PriceRuleData[]): WeekOfRules {
  const opening = rules.filter(isOpening).map(slotsOfRule);
  const pricing = rules.filter((rule) => !isOpening(rule)).map((rule) => ({ rule, at: slotsOfRule(rule) }));
  const present = new Float64Array(WEEK_SLOTS);
  for (const [index, { at }] of pricing.entries()) {
    for (let slot = 0; slot < WEEK_SLOTS; slot += 1) if (at[slot]) present[slot] = (present[slot] ?? 0) + 2 ** index;
  }
  const kinds: Hours[] = [];
  const known = new Map<number, number>();
  const slots = Array.from(present, (ofSlot, slot) => {
    const isSold = opening.length === 0 || opening.some((at) => at[slot]);
    const key = isSold ? ofSlot : NOT_SOLD;
    const kind = known.get(key) ?? kinds.length;
    if (kind === kinds.length) {
      known.set(key, kind);
      kinds.push({ isSold, pricing: isSold ? pricing.filter(({ at }) => at[slot]).map(({ rule }) => rule) : [] });
    }
    return kind;
  });
  return { kinds, slots };
}

function isOpening({ only_then }: PriceRuleData): boolean {
  return only_then === true;
}

/** What rules price: a dish, or one of the values of its `pricing` groups. */
export type RuledThing = { readonly kind: "item" | "size"; readonly id: Id; readonly price?: string | null };

/**
 * Returns the price schedule of a dish or a size from its rules; null if it has its regular price all week. Of several prices in a
 * quarter-hour the lowest counts. A size is sold whenever its dish is. Refuses more prices than a schedule has letters.
 * menu#price-rules.
 */
export function scheduleByRules({ kinds, slots }: WeekOfRules, thing: RuledThing): ScheduleLetters | null | "too-many" {
  const own = formatCents(readCents(thing.price ?? "0"));
  const priceOfRule = new Map<PriceRuleData, number>();
  for (const rule of new Set(kinds.flatMap(({ pricing }) => pricing))) {
    priceOfRule.set(rule, priceByRule(rule, thing) ?? Number.POSITIVE_INFINITY);
  }
  const prices = kinds.map(({ isSold, pricing }) => {
    if (!isSold && thing.kind === "item") return null;
    const cheapest = Math.min(...pricing.map((rule) => priceOfRule.get(rule) ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(cheapest) ? formatCents(cents(cheapest)) : own;
  });
  if (new Set(prices.filter((price) => price !== null)).size > SCHEDULE_PRICES_MAX) return "too-many";
  const priceOf = (slot: number) => prices[slots[slot] ?? 0] ?? null;
  const week = WEEKDAYS.map((_, day) =>
    Array.from({ length: DAY_SLOTS }, (_, slot) => priceOf(day * DAY_SLOTS + slot)),
  );
  return weekLetters(week, own);
}

/** Returns the price of a dish or a size at a rule's hours, in cents; null if the rule does not change it. */
export function priceByRule(rule: PriceRuleData, { kind, id, price }: RuledThing): number | null {
  const own = readCents(price ?? "0");
  if (rule.percent_off != null) {
    const off = parseRate(rule.percent_off);
    return off === null ? null : own - percentageOf(own, off);
  }
  const listed = (kind === "item" ? rule.prices : rule.size_prices) ?? {};
  const key = String(id);
  return Object.hasOwn(listed, key) ? readCents(listed[key] ?? "0") : null;
}
