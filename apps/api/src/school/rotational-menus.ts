import { createHash } from "node:crypto";
import type { SchoolDayData } from "@comptoir/contract";
import { type ChosenDays, datesBetween, type Locale, type MenuData, schoolDay } from "@comptoir/ordering";
import { publicMenusOf } from "../menus/public-menus.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { closedWords } from "./closed-words.ts";
import { orderingTimes } from "./school-dates.ts";

/** What is asked of a school's days. */
export type DaysAsked = Pick<ChosenDays, "startDate" | "endDate"> & {
  readonly locale: Locale;
  readonly withDishes: boolean;
};

/** An answer as it is sent, with the tag that names exactly these bytes. */
export type DaysAnswer = { readonly text: string; readonly etag: string };

/** Weeks that are kept for a revision of a school, in each language: a term's. */
const KEPT_MAX = 60;
const answersByVenue = new WeakMap<LoadedVenue, Map<string, DaysAnswer>>();

/** The days of a school as `GET /rotational-menus` answers them; they say the same at any time, and are kept as long as the revision is. */
export function rotationalMenus(venue: LoadedVenue, asked: DaysAsked): DaysAnswer {
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

/** Works the days out: members-only menus are nobody's to see here, as in `data.json`. menu#members-only. */
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
