import { addDays, daysBetween, mondayOf, WEEKDAYS, type Weekday } from "@comptoir/ordering";
import { convertCatalogue } from "./catalogue.ts";
import type { Converter, DraftRotation } from "./converter.ts";
import { isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import { safeWords } from "./mend-text.ts";
import { startNotes } from "./notes.ts";
import { type DateReader, dateReader } from "./school-dates.ts";

type Dish = { readonly recipe: Thing; readonly category: string };
/** A session: its dishes by date and key, and its closed dates. */
type Session = {
  readonly name: string;
  readonly key: string;
  readonly days: Map<string, Map<string, Dish>>;
  readonly closed: Map<string, string>;
};
/** A distinct set of dishes, with the dates on which it is served. */
type DayMenu = {
  readonly id: string;
  readonly name: string;
  readonly dishes: readonly Dish[];
  readonly dates: string[];
};

/** Maximum length of a rotation in days, within the 520 weeks of a venue file. */
const MAX_DAYS = 3_600;

/**
 * Converts a school's sessions: each distinct set of a day's dishes becomes a menu, and a rotation assigns
 * the menus to dates. Recipes have no prices, so they are unpublished unless a default price is given.
 */
export const schoolMenu: Converter = {
  name: "school-menu",
  describe: "a school's menu by session and day (FamilyMenuSessions), without prices",
  recognises: ({ json }) => sessionsIn(json).length > 0,
  convert: ({ json }, options) => {
    const dateNotes = startNotes();
    const sessions = readSessions(json, dateReader(datesIn(json), dateNotes)).map((session) => ({
      session,
      menus: dayMenusOf(session),
    }));
    const menus = sessions.flatMap(({ menus }) =>
      menus.map(({ id, name, dishes }) => ({ id, name, sections: sectionsOf(dishes) })),
    );
    const restaurant = { k12: true, ...options.restaurant };
    const { notes, venue, ...converted } = convertCatalogue({ menus }, { ...options, restaurant });
    const kept = new Set(venue.menus.map(({ id }) => String(id)));
    const rotations = sessions.flatMap(({ session, menus }) => rotationOf(session, menus, kept) ?? []);
    const served = startNotes();
    for (const { name, start_date, end_date } of rotations) {
      served.say("servedFrom", name, String(start_date), String(end_date));
    }
    const lost = startNotes();
    lost.say("allergenIdsLost");
    lost.say("nutrientsLost");
    return {
      venue: rotations.length > 0 ? { ...venue, rotations } : venue,
      ...converted,
      notes: [...served.list(), ...dateNotes.list(), ...lost.list(), ...notes],
    };
  },
};

function sessionsIn(json: unknown): Thing[] {
  return isThing(json) ? thingsOf(json.FamilyMenuSessions) : [];
}

function plansOf(session: Thing): Thing[] {
  return thingsOf(session.MenuPlans);
}

function calendarsIn(json: unknown): Thing[] {
  return isThing(json) ? thingsOf(json.AcademicCalendars) : [];
}

function datesIn(json: unknown): unknown[] {
  const holders = [...sessionsIn(json).flatMap(plansOf), ...calendarsIn(json)];
  return holders.flatMap((holder) => thingsOf(holder.Days).map(({ Date: date }) => date));
}

function readSessions(json: unknown, dateOf: DateReader): Session[] {
  const calendars = calendarsIn(json);
  const keys = new Map<string, number>();
  return sessionsIn(json).map((session) => {
    const days: Session["days"] = new Map();
    const closed: Session["closed"] = new Map();
    for (const plan of plansOf(session)) {
      for (const day of thingsOf(plan.Days)) readDay(day, dateOf(day.Date) ?? "", days);
      const own = calendars.filter(
        ({ AcademicCalendarId: id }) => id === (plan.AcademicCalenderId ?? plan.AcademicCalendarId),
      );
      for (const day of (own.length > 0 ? own : calendars).flatMap((calendar) => thingsOf(calendar.Days))) {
        const date = dateOf(day.Date);
        if (date !== null) closed.set(date, typeof day.Note === "string" ? day.Note : "");
      }
    }
    const called = String(session.ServingSession ?? "Menu");
    const key = called.replace(/[^\p{L}\p{N}]+/gu, "-");
    const nth = (keys.get(key) ?? 0) + 1;
    keys.set(key, nth);
    if (nth === 1) return { name: called, key, days, closed };
    const [plan] = plansOf(session);
    const of = typeof plan?.MenuPlanName === "string" ? plan.MenuPlanName : String(nth);
    return { name: `${called} (${of})`, key: `${key}_${nth}`, days, closed };
  });
}

function readDay(day: Thing, date: string, days: Session["days"]): void {
  const dishes = days.get(date) ?? new Map<string, Dish>();
  for (const category of thingsOf(day.RecipeCategories)) {
    for (const recipe of thingsOf(category.Recipes)) {
      const key = `${category.CategoryName}\n${recipe.ItemId ?? recipe.RecipeName}`;
      dishes.set(key, { recipe, category: String(category.CategoryName) });
    }
  }
  if (dishes.size > 0) days.set(date, dishes);
}

/** Returns a session's menus, one for each distinct set of dishes. */
function dayMenusOf({ name, key, days }: Session): DayMenu[] {
  const byDishes = Map.groupBy(days, ([, dishes]) => [...dishes.keys()].sort().join("\n\n"));
  return [...byDishes.values()].map((alike, index) => ({
    id: `${key}-${index + 1}`,
    name: byDishes.size === 1 ? name : `${name} ${index + 1}`,
    dishes: [...(alike[0]?.[1].values() ?? [])],
    dates: alike.map(([date]) => date),
  }));
}

/** Builds the rotation that serves each menu on its dates; null without dates. */
function rotationOf(
  { name, closed }: Session,
  menus: readonly DayMenu[],
  kept: ReadonlySet<string>,
): DraftRotation | null {
  const menuOf = new Map(
    menus.filter(({ id }) => kept.has(id)).flatMap(({ id, dates }) => dates.map((date) => [date, id] as const)),
  );
  menuOf.delete("");
  const dates = [...menuOf.keys()].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first, last) > MAX_DAYS) return null;
  const monday = mondayOf(first);
  const weeks = Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, week) => {
    const served = WEEKDAYS.flatMap((day, weekday): [Weekday, string[]][] => {
      const id = menuOf.get(addDays(monday, week * 7 + weekday));
      return id === undefined ? [] : [[day, [id]]];
    });
    return Object.fromEntries(served);
  });
  const skip_dates = [...closed]
    .sort()
    .map(([date, note]) => ({ date, ...(safeWords(note, 300) && { reason: safeWords(note, 300) }) }));
  return {
    name: safeWords(name, 100) || "Menu",
    start_date: first,
    end_date: last,
    weeks,
    ...(skip_dates.length > 0 && { skip_dates }),
  };
}

function sectionsOf(dishes: readonly Dish[]): Thing[] {
  const sections = Map.groupBy(dishes, ({ category }) => category);
  return [...sections].map(([name, own]) => ({
    name,
    items: own.map(({ recipe }) => ({
      id: recipe.ItemId,
      name: recipe.RecipeName,
      nutrients: recipe.Nutrients,
      price: "",
    })),
  }));
}
