import type { SchoolDayData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { addDays, type ChosenDays, chosenDays, isRefused, mondayOf, orderingSettings } from "@comptoir/ordering";
import { cutoffWords } from "@comptoir/receipt";
import type { RouterContextProvider } from "react-router";
import { localeContext, requestTimeMs } from "../../load-context.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { fetchSchoolDays, lastSchoolDate } from "../../venue/school-days.ts";
import { carryVisit, type Visit } from "../../visit/visit.ts";
import { drawDayMenus } from "./draw-day-menus.ts";
import { loadOrderedDates } from "./ordered-lines.ts";
import type { DayView, WeekView } from "./week-view.ts";

const WEEK = 7;

/** Loads the days that a visit to a school shows; null for a venue that is no school. school#week. */
export async function loadWeek(
  request: Request,
  context: Readonly<RouterContextProvider>,
  visit: Visit,
): Promise<WeekView | null> {
  const { restaurant, menus } = context.get(menuDocumentContext);
  const settings = orderingSettings(restaurant);
  if (!settings.k12) return null;
  const nowMs = requestTimeMs(context);
  const now = localMomentAt(nowMs, settings.zone);
  const chosen = chosenDays({
    selectedWeek: visit.selectedWeek,
    dateRange: visit.dateRange && `${visit.dateRange.start},${visit.dateRange.end}`,
    dates: visit.dates.join(",") || null,
  });
  if (chosen && isRefused(chosen)) return problemOf(m.menu_error_no_date_range());
  const lastDate = lastSchoolDate(context, now);
  const [ahead, ordered] = await Promise.all([
    fetchSchoolDays(request, context, { startDate: now.date, endDate: lastDate }),
    loadOrderedDates(request, context),
  ]);
  if (ahead === null) return problemOf(m.refusal_unavailable());
  const open = ahead.filter((day) => day.closed === null && Date.parse(day.cutoff) > nowMs);
  const days = chosen ?? weekOf(open[0]?.date ?? now.date);
  const shown = (await fetchSchoolDays(request, context, days)) ?? ahead;
  const locale = context.get(localeContext);
  const dayView = (day: SchoolDayData): DayView => ({
    date: day.date,
    ...stateOf(day, nowMs, settings.zone),
    menus: drawDayMenus(day, menus, { locale, linkTo: (path) => carryVisit(`/${restaurant.slug}${path}`, visit) }),
    ordered: ordered.filter(({ date }) => date === day.date),
  });
  const weekTo = (date: string) =>
    carryVisit(`/${restaurant.slug}`, { ...visit, dateRange: null, dates: [], selectedWeek: date });
  return {
    title: m.school_week_of({ date: formatDate(days.startDate) }),
    // Weekdays are always shown; weekend days only if something is served.
    days: shown
      .filter(({ date }) => days.only === null || days.only.includes(date))
      .map(dayView)
      .filter(({ date, menus }) => days.only !== null || isWeekday(date) || menus.length > 0),
    previousTo: days.startDate > mondayOf(now.date) ? weekTo(addDays(days.startDate, -WEEK)) : null,
    nextTo: days.endDate < lastDate ? weekTo(addDays(days.startDate, WEEK)) : null,
    openDates: open.map(({ date, menus: served }) => ({
      date,
      dishIds: drawDishIds(served, menus),
    })),
    ordered,
    problem: null,
  };
}

function problemOf(problem: string): WeekView {
  return {
    title: m.school_week_heading(),
    days: [],
    previousTo: null,
    nextTo: null,
    openDates: [],
    ordered: [],
    problem,
  };
}

function weekOf(date: string): ChosenDays {
  const startDate = mondayOf(date);
  return { startDate, endDate: addDays(startDate, WEEK - 1), only: null };
}

function isWeekday(date: string): boolean {
  return addDays(mondayOf(date), WEEK - 2) > date;
}

function drawDishIds(
  served: SchoolDayData["menus"],
  menus: readonly { readonly id: string | number; readonly sections?: unknown; readonly items?: unknown }[],
): string[] {
  const ids = new Set(served.map(({ id }) => String(id)));
  return menus.filter(({ id }) => ids.has(String(id))).flatMap((menu) => dishIdsOf(menu as never));
}

type WithItems = { readonly items?: readonly { readonly id: string | number }[] | null };

function dishIdsOf({ sections, items }: WithItems & { readonly sections?: readonly WithItems[] | null }): string[] {
  const all = [...(items ?? []), ...(sections ?? []).flatMap((section) => section.items ?? [])];
  return all.map(({ id }) => String(id));
}

/** Returns whether a date can be ordered. `note`: the cutoff, or the reason why not. school#past-cutoff. */
function stateOf(
  { closed, opens, cutoff }: SchoolDayData,
  nowMs: number,
  zone: string,
): Pick<DayView, "state" | "note"> {
  if (closed !== null) return { state: "closed", note: closed };
  if (Date.parse(cutoff) <= nowMs) return { state: "past", note: m.school_cutoff_past() };
  if (Date.parse(opens) > nowMs) {
    return { state: "early", note: m.school_opens({ date: formatDate(localMomentAt(Date.parse(opens), zone).date) }) };
  }
  return { state: "open", note: cutoffWords(localMomentAt(Date.parse(cutoff), zone)) };
}
