import type { PricedLineData, RunSheetData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { formatPhone, type LocalMoment } from "@comptoir/ordering";
import { kitchenWords, viewOfPricedLine } from "./line-view.ts";
import { answerWords } from "./said-words.ts";

type Dish = { readonly words: string; readonly choices: string };

/** A run sheet in its words. */
export type RunSheetWords = {
  readonly title: string;
  readonly when: string;
  /** A part for each time at which something is to be in suites, the first first. */
  readonly parts: readonly {
    readonly at: string;
    /** What is to be made for that time, of all suites together. */
    readonly together: readonly Dish[];
    readonly orders: readonly {
      readonly heading: string;
      readonly remarks: readonly string[];
      readonly checkId: string | null;
      readonly dishes: readonly Dish[];
    }[];
  }[];
  /** What is to be brought to suites, so that there is always enough; empty where nothing is. */
  readonly restock: readonly { readonly suite: string; readonly items: readonly string[] }[];
};

/** Words a run sheet in the language of the run. `at` is the restaurant's wall clock at an instant. suites#run-sheet. */
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
  // By the moment, not its words: on the night on which clocks go back an hour comes twice.
  const byMinute = Map.groupBy(orders, ({ at: instant }) => Math.floor(Date.parse(instant) / 60_000));
  const parts = [...byMinute.values()].map((together) => ({
    at: timeWords((together[0] as RunSheetData["orders"][number]).at),
    together: together.length > 1 ? sumDishes(together.flatMap(({ lines }) => lines)) : [],
    orders: together.map(({ suite, number, person, phone, notes, questions, checkId, lines }) => ({
      heading: [m.run_sheet_order({ suite, number }), person, phone && formatPhone(phone)].filter(Boolean).join(" · "),
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

/** Dishes that are made alike, each once with how many of it, the most first. */
function sumDishes(lines: readonly PricedLineData[]): Dish[] {
  const alike = Map.groupBy(lines, (line) => JSON.stringify(dishOf(line, 0)));
  return [...alike.values()]
    .map((same) => ({ line: same[0] as PricedLineData, count: same.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ line, count }) => dishOf(line, count));
}
