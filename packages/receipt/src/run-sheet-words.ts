import type { PricedLineData, RunSheetData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { formatPhone, type LocalMoment } from "@comptoir/ordering";
import { saidAllergyWords } from "./allergy-words.ts";
import { kitchenWords, viewOfPricedLine } from "./line-view.ts";
import { answerWords } from "./said-words.ts";

type Dish = { readonly words: string; readonly choices: string };

export type RunSheetWords = {
  readonly title: string;
  readonly when: string;
  /** A part for each delivery time, in order. */
  readonly parts: readonly {
    readonly at: string;
    /** The dishes for that time, summed over all suites. */
    readonly together: readonly Dish[];
    readonly orders: readonly {
      readonly heading: string;
      /** Printed first. */
      readonly allergies: readonly string[];
      readonly remarks: readonly string[];
      readonly checkId: string | null;
      readonly dishes: readonly Dish[];
    }[];
  }[];
  /** The items that restore the suites' par stock. */
  readonly restock: readonly { readonly suite: string; readonly items: readonly string[] }[];
};

/**
 * Returns the text of a run sheet in the current language. `at` converts an instant to the restaurant's wall clock.
 * suites#run-sheet.
 */
export function runSheetWords(
  { event, orders, restock }: RunSheetData,
  at: (instant: string) => LocalMoment,
): RunSheetWords {
  const start = at(event.starts_at);
  const timeWords = (instant: string) => {
    const { date, minutes } = at(instant);
    const time = formatTimeOfDay(minutes);
    return date === start.date ? time : m.order_on_day_at({ day: formatDate(date), time });
  };
  // Grouped by instant, because a wall-clock hour occurs twice when daylight saving time ends.
  const byMinute = Map.groupBy(orders, ({ at: instant }) => Math.floor(Date.parse(instant) / 60_000));
  const parts = [...byMinute.values()].map((together) => ({
    at: timeWords((together[0] as RunSheetData["orders"][number]).at),
    together: together.length > 1 ? sumDishes(together.flatMap(({ lines }) => lines)) : [],
    orders: together.map(({ suite, number, person, phone, diners, notes, questions, checkId, lines }) => ({
      heading: [m.run_sheet_order({ suite, number }), person, phone && formatPhone(phone)].filter(Boolean).join(" · "),
      allergies: saidAllergyWords(diners),
      remarks: [...(notes ? [m.order_notes({ notes })] : []), ...answerWords(questions)],
      checkId: checkId ? m.run_sheet_check_id() : null,
      dishes: lines.map((line) => dishOf(line, line.quantity)),
    })),
  }));
  return {
    title: m.run_sheet_title({ event: event.name }),
    when: m.order_on_day_at({ day: formatDate(start.date), time: formatTimeOfDay(start.minutes) }),
    parts,
    restock: restock.flatMap(({ suite, items }) => {
      const short = items.filter(({ to_bring }) => to_bring > 0);
      return short.length === 0 ? [] : [{ suite, items: short.map(({ name, to_bring }) => `${to_bring} × ${name}`) }];
    }),
  };
}

function dishOf(data: PricedLineData, quantity: number): Dish {
  const line = viewOfPricedLine(data);
  return { words: `${quantity} × ${line.name}`, choices: kitchenWords(line).join(", ") };
}

/** Sums equal dishes with equal choices, most frequent first. */
function sumDishes(lines: readonly PricedLineData[]): Dish[] {
  const alike = Map.groupBy(lines, (line) => JSON.stringify(dishOf(line, 0)));
  return [...alike.values()]
    .map((same) => ({ line: same[0] as PricedLineData, count: same.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ line, count }) => dishOf(line, count));
}
