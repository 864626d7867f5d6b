import type { DayTotalsData } from "@comptoir/contract";
import { cents, formatCents } from "@comptoir/ordering";
import { csvOf } from "./csv.ts";
import { dayCells } from "./day-words.ts";

/** The totals of a day at a kitchen. `day` names the day, `kitchen` the restaurant. */
export type DayOfKitchen = { readonly day: string; readonly kitchen: string; readonly totals: DayTotalsData };

/** Returns the totals of days as CSV, one row per amount. Column names are the API's. payment#books-day. */
export function csvOfDays(days: readonly DayOfKitchen[]): string {
  const rows = days.flatMap(({ day, kitchen, totals }) =>
    dayCells(totals).map((cell) => [day, kitchen, cell.group, cell.name, amountOf(cell)]),
  );
  return csvOf([["day", "kitchen", "group", "name", "amount"], ...rows]);
}

function amountOf({ cents: amount, count = 0 }: ReturnType<typeof dayCells>[number]): string {
  return amount === undefined ? String(count) : formatCents(cents(amount));
}
