import type { InsightData, InsightDishData } from "@comptoir/contract";
import {
  addDays,
  type DishInterest,
  daysBetween,
  formatCents,
  INSIGHT_DAYS_MAX,
  isRefused,
  type Locale,
  localizedText,
  type MissedSearch,
  type Refused,
  rankInterest,
  shownSearches,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { firstInterestDay, sumInterest } from "./interest.store.ts";
import { countSalesOrders, sumSales } from "./sales.store.ts";

const DEFAULT_DAYS = 7;
const LISTED = 15;

export type InsightDeps = { readonly database: Database; readonly clock: Clock };
type Asked = { readonly from?: string | undefined; readonly to?: string | undefined; readonly locale: Locale };
type NoDays = Refused<{ readonly code: "no-date-range" }>;

/**
 * Reports what guests bought, looked at and missed on some days of the restaurant's zone; without days, on the last seven.
 * Refused for more than 92 days, and for days in the wrong sequence. insight#insight.
 */
export async function reportInsight(
  deps: InsightDeps,
  venue: LoadedVenue,
  asked: Asked,
): Promise<InsightData | NoDays> {
  const days = daysOf(deps, venue, asked);
  if (isRefused(days)) return days;
  const { restaurantId } = venue;
  const [{ dishes, searches }, orders, countedSince] = await Promise.all([
    loadInterest(deps, venue, { ...days, locale: asked.locale }),
    countSalesOrders(deps.database, { restaurantId, from: days.from, to: days.to }),
    firstInterestDay(deps.database, restaurantId),
  ]);
  const { sold, passedOver, missed } = rankInterest(dishes, LISTED);
  const { shown, hiddenTimes } = shownSearches(searches);
  const listed = shown.slice(0, LISTED);
  return {
    ...days,
    countedSince,
    orders,
    sold: sold.map(formatDish),
    passedOver: passedOver.map(formatDish),
    missed: missed.map(formatDish),
    searches: listed.map(formatSearch),
    otherSearches: hiddenTimes + shown.slice(LISTED).reduce((sum, { times }) => sum + times, 0),
  };
}

/** Returns the numbers of all dishes by name, and all searches that are shown, for export. insight#csv. */
export async function exportRows(deps: InsightDeps, venue: LoadedVenue, asked: Asked) {
  const days = daysOf(deps, venue, asked);
  if (isRefused(days)) return days;
  const { dishes, searches } = await loadInterest(deps, venue, { ...days, locale: asked.locale });
  return {
    dishes: dishes.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(formatDish),
    searches: shownSearches(searches).shown.map(formatSearch),
  };
}

type Days = { readonly today: string; readonly from: string; readonly to: string };

function daysOf({ clock }: InsightDeps, { zone }: LoadedVenue, asked: Asked): Days | NoDays {
  const today = localMomentOf(clock(), zone).date;
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > INSIGHT_DAYS_MAX) return { refused: { code: "no-date-range" } };
  return { today, from, to };
}

/** Joins what was sold with what was looked at. A dish that neither the menu nor an order names any more is left out. */
async function loadInterest(
  { database }: InsightDeps,
  { restaurantId, index }: LoadedVenue,
  { from, to, locale }: { readonly from: string; readonly to: string; readonly locale: Locale },
): Promise<{ readonly dishes: readonly DishInterest[]; readonly searches: readonly MissedSearch[] }> {
  const days = { restaurantId, from, to };
  const [sales, interest] = await Promise.all([sumSales(database, days), sumInterest(database, days)]);
  const salesById = new Map(sales.map((sale) => [sale.id, sale]));
  const timesOf = (kind: "opened" | "sold-out") =>
    new Map(interest.flatMap((one) => (one.kind === kind ? [[one.subject, one.times] as const] : [])));
  const [opened, soldOut] = [timesOf("opened"), timesOf("sold-out")];
  const ids = new Set([...salesById.keys(), ...opened.keys(), ...soldOut.keys()]);
  const dishes = [...ids].flatMap((id) => {
    const item = index.listingsByItemId.get(id)?.[0]?.item;
    const { portions = 0, orders = 0, salesCents = ZERO_CENTS, name: soldAs = "" } = salesById.get(id) ?? {};
    const name = item ? localizedText(item, "name", locale) : soldAs;
    const counts = { opened: opened.get(id) ?? 0, askedSoldOut: soldOut.get(id) ?? 0 };
    return name === "" ? [] : [{ id, name, portions, orders, salesCents, ...counts }];
  });
  const searches = interest.flatMap(({ kind, subject: words, ...counts }) =>
    kind === "not-found" ? [{ words, ...counts }] : [],
  );
  return { dishes, searches };
}

function formatDish({ salesCents, ...dish }: DishInterest): InsightDishData {
  return { ...dish, sales: formatCents(salesCents) };
}

function formatSearch({ words, times }: MissedSearch): InsightData["searches"][number] {
  return { words, times };
}
