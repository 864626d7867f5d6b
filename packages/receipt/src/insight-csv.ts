import type { InsightData, InsightDishData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

const COLUMNS = [
  ...["kind", "id", "name", "portions", "orders", "sales", "opened", "asked_sold_out", "searches"],
] as const;

/** Returns what guests bought, looked at and searched for as CSV: a row for each dish, then for each search. insight#csv. */
export function csvOfInsight(dishes: readonly InsightDishData[], searches: InsightData["searches"]): string {
  return csvOf([
    COLUMNS,
    ...dishes.map(({ id, name, portions, orders, sales, opened, askedSoldOut }) => [
      ...["dish", id, name, String(portions), String(orders), sales, String(opened), String(askedSoldOut), ""],
    ]),
    ...searches.map(({ words, times }) => ["search", "", words, "", "", "", "", "", String(times)]),
  ]);
}
