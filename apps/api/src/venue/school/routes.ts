import { createHash } from "node:crypto";
import { contract, type SchoolDayData } from "@comptoir/contract";
import {
  type ChosenDays,
  dateRangeOf,
  datesBetween,
  isRefused,
  type Locale,
  type MenuData,
  schoolDay,
} from "@comptoir/ordering";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { publicMenusOf } from "../menus/public-menus.ts";
import { namesTag } from "../menus/routes.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { type VenueDeps, venueHeader } from "../venues/venue-header.ts";
import { closedWords, orderingTimes } from "./school-dates.ts";

/** The browser revalidates the cached week each time, usually with a 304. */
const CACHE_CONTROL = "private, max-age=0, must-revalidate";

/** Mounts the calls of schools. api#rotational-menus. */
export function mountSchool(app: ApiApp, deps: VenueDeps): void {
  const { getRotationalMenus } = contract.school;
  app.use(getRotationalMenus.path, venueHeader(deps));
  app.openapi(getRotationalMenus, (c): Response => {
    const { venue, locale } = c.var;
    const { start_date, end_date, ordering_menus } = c.req.valid("query");
    if (!venue.ordering.k12) return refuse(c, "orderTypeNotOffered");
    const range = dateRangeOf(start_date, end_date);
    if (isRefused(range)) return refuse(c, "noDateRange");
    const answer = rotationalMenus(venue, { ...range, locale, withDishes: ordering_menus !== "false" });
    c.header("etag", answer.etag);
    c.header("cache-control", CACHE_CONTROL);
    c.header("vary", "x-locale, x-restaurant-id");
    if (namesTag(c.req.header("if-none-match"), answer.etag)) return c.body(null, 304);
    return c.body(answer.text, 200, { "content-type": "application/json; charset=utf-8" });
  });
}

export type DaysAsked = Pick<ChosenDays, "startDate" | "endDate"> & {
  readonly locale: Locale;
  readonly withDishes: boolean;
};

export type DaysAnswer = { readonly text: string; readonly etag: string };

/** Maximum number of cached answers per revision of a school. */
const KEPT_MAX = 60;
const answersByVenue = new WeakMap<LoadedVenue, Map<string, DaysAnswer>>();

/**
 * Returns a school's days for `GET /rotational-menus`, cached per revision: they do not depend on the time.
 */
function rotationalMenus(venue: LoadedVenue, asked: DaysAsked): DaysAnswer {
  const answers = answersByVenue.get(venue) ?? new Map<string, DaysAnswer>();
  answersByVenue.set(venue, answers);
  const key = `${asked.startDate} ${asked.endDate} ${asked.locale} ${asked.withDishes}`;
  const known = answers.get(key);
  if (known) return known;
  const text = JSON.stringify({ days: daysOf(venue, asked) });
  const answer = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 24)}"` };
  if (answers.size >= KEPT_MAX) answers.clear();
  answers.set(key, answer);
  return answer;
}

/** Members-only menus are left out, as in `data.json`. menu#members-only. */
function daysOf(venue: LoadedVenue, { locale, withDishes, ...range }: DaysAsked): SchoolDayData[] {
  const menus = new Map(publicMenusOf(venue).menus.map((menu) => [String(menu.id), menu]));
  return datesBetween(range).map((date) => {
    const day = schoolDay(venue.school, date);
    const { opens, cutoff } = orderingTimes(day, venue.zone);
    const served = day.menus.flatMap(({ id }) => menus.get(String(id)) ?? []);
    return {
      date,
      opens: opens.toISOString(),
      cutoff: cutoff.toISOString(),
      closed: day.closed && closedWords(day.closed, locale),
      menus: withDishes ? served : served.map(withoutDishes),
    };
  });
}

function withoutDishes({ sections: _sections, items: _items, ...menu }: MenuData): MenuData {
  return menu;
}
