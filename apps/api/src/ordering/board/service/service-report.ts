import { setImmediate } from "node:timers/promises";
import type { ServiceData } from "@comptoir/contract";
import {
  addDays,
  datesBetween,
  daysBetween,
  figuresByHour,
  judgeOrder,
  type Locale,
  localizedText,
  type OpenSpan,
  type OrderFacts,
  type OutageChange,
  openHoursOn,
  outagesOf,
  type Refused,
  readAges,
  SERVICE_DAYS_MAX,
  serviceFigures,
  sumOutages,
  walkMenus,
} from "@comptoir/ordering";
import { EVENTS_KEPT_DAYS } from "../../../events/venue-events/venue-events.store.ts";
import { instantOf, localMomentOf } from "../../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { BoardDeps } from "../board-deps.ts";
import { listOrderFacts, listOutageEvents, listSoldOutNow } from "./service-facts.store.ts";

type ReportDeps = Pick<BoardDeps, "database" | "clock">;
type Days = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
const SOLD_OUT_LISTED = 20;
const ORDERS_IN_A_TURN = 500;
const PAUSE = "pause";

/**
 * Reports on a restaurant's service over some days, from what stands of its orders and events. Without days, of the last
 * seven. Refused for more than a month, and for days in the wrong sequence. board#service.
 */
export async function reportService(
  deps: ReportDeps,
  venue: LoadedVenue,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined; readonly locale: Locale },
): Promise<ServiceData | Refused<{ readonly code: "no-date-range" }>> {
  const { zone, restaurantId } = venue;
  const now = deps.clock();
  const today = localMomentOf(now, zone).date;
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > SERVICE_DAYS_MAX) return { refused: { code: "no-date-range" } };

  const facts = await listOrderFacts(deps.database, { restaurantId, from, to });
  const orders = await judgeOrders(facts, venue);
  const { paused, soldOut, knownSince } = await measureOutages(deps, venue, { from, to });
  const ofHours = figuresByHour(orders);
  const minutesOf = (hour: number) => ({
    soldOutMinutes: Math.round(soldOut.byHour[hour] ?? 0),
    pausedMinutes: Math.round(paused.byHour[hour] ?? 0),
  });
  return {
    today,
    from,
    to,
    knownSince: knownSince.toISOString(),
    total: { ...serviceFigures(orders), soldOutMinutes: total(soldOut.byHour), pausedMinutes: total(paused.byHour) },
    hours: Array.from({ length: 24 }, (_, hour) => hour)
      .filter((hour) => ofHours.has(hour) || soldOut.byHour[hour] || paused.byHour[hour])
      .map((hour) => ({ hour, ...(ofHours.get(hour) ?? serviceFigures([])), ...minutesOf(hour) })),
    soldOut: nameLongest(soldOut.byKey, venue, asked.locale),
  };
}

async function judgeOrders(facts: readonly OrderFacts[], { data, zone }: LoadedVenue) {
  const ages = readAges(data.order_options ?? {});
  const orders = [];
  for (const [index, order] of facts.entries()) {
    // Yields to the event loop, because a busy month has tens of thousands of orders.
    if (index % ORDERS_IN_A_TURN === ORDERS_IN_A_TURN - 1) await setImmediate();
    const served = judgeOrder(order, ages);
    orders.push({ ...served, hour: Math.floor(localMomentOf(served.begun, zone).minutes / 60) });
  }
  return orders;
}

const total = (minutes: readonly number[]) => Math.round(minutes.reduce((sum, one) => sum + one, 0));

/** Measures for how long dishes were sold out and orders paused, while the restaurant was open, until now. */
async function measureOutages({ database, clock }: ReportDeps, venue: LoadedVenue, { from, to }: Days) {
  const { restaurantId, zone, ordering, paused: isPaused } = venue;
  const now = clock();
  const knownSince = new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS);
  const [events, offNow] = await Promise.all([
    listOutageEvents(database, { restaurantId, since: knownSince, until: now }),
    listSoldOutNow(database, { restaurantId }),
  ]);
  const changes: OutageChange[] = events.flatMap(({ type, at, data }) => {
    const isOff = type === "item.sold_out" || type === "venue.paused";
    const keys = type.startsWith("venue.") ? [PAUSE] : (data.things ?? []).map(keyOf);
    return keys.map((key) => ({ key, at: at.getTime(), isOff }));
  });
  const since = new Map(offNow.map(({ markedAt, ...thing }) => [keyOf(thing), markedAt?.getTime() ?? 0]));
  if (isPaused) since.set(PAUSE, 0);
  const outages = outagesOf(changes, { from: knownSince.getTime(), until: now.getTime(), offNow: since });
  const onMenu = namesOfThings(venue, venue.defaultLocale);
  const spans: OpenSpan[] = datesBetween({ startDate: from, endDate: to }).flatMap((date) =>
    openHoursOn(ordering.hours, date).map(({ hour, startMinutes, endMinutes }) => ({
      hour,
      from: instantOf({ date, minutes: startMinutes }, zone).getTime(),
      until: instantOf({ date, minutes: endMinutes }, zone).getTime(),
    })),
  );
  return {
    knownSince,
    paused: sumOutages(
      outages.filter(({ key }) => key === PAUSE),
      spans,
    ),
    // What has left the menu is never restocked.
    soldOut: sumOutages(
      outages.filter(({ key }) => onMenu.has(key)),
      spans,
    ),
  };
}

function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`;
}

function nameLongest(byKey: ReadonlyMap<string, number>, venue: LoadedVenue, locale: Locale): ServiceData["soldOut"] {
  const names = namesOfThings(venue, locale);
  return [...byKey]
    .map(([key, minutes]) => ({ name: names.get(key) ?? "", minutes: Math.round(minutes) }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes || (a.name < b.name ? -1 : 1))
    .slice(0, SOLD_OUT_LISTED);
}

/** The names of what a menu can mark as sold out: sections, dishes, and options with the dish that first has them. */
function namesOfThings({ menus }: LoadedVenue, locale: Locale): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const note = (key: string, name: string) => void (names.has(key) || names.set(key, name));
  for (const visit of walkMenus(menus)) {
    if (visit.kind === "section") note(`section ${visit.section.id}`, localizedText(visit.section, "name", locale));
    if (visit.kind === "item") note(`item ${visit.item.id}`, localizedText(visit.item, "name", locale));
    if (visit.kind === "value") {
      const name = localizedText(visit.value, "name", locale);
      note(`value ${visit.value.id}`, `${name} (${localizedText(visit.item, "name", locale)})`);
    }
  }
  return names;
}
