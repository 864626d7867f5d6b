import { addDays, daysBetween, isCalendarDate, mondayOf, WEEKDAYS, type Weekday } from "@comptoir/ordering";
import { convertCatalogue } from "./catalogue.ts";
import type { Converter, DraftRotation } from "./converter.ts";
import { isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import { safeWords } from "./mend-text.ts";

/** A recipe of a day, in its category. */
type Dish = { readonly recipe: Thing; readonly category: string };
/** A session with the dishes of each of its dates, by their keys, and the days on which its school is closed. */
type Session = {
  readonly name: string;
  readonly days: Map<string, Map<string, Dish>>;
  readonly closed: Map<string, string>;
};
/** The same dishes on one or several dates. */
type DayMenu = {
  readonly id: string;
  readonly name: string;
  readonly dishes: readonly Dish[];
  readonly dates: string[];
};

/** More than a venue file takes of weeks; a file of so many years is no term's menu. */
const MAX_DAYS = 3_600;

/**
 * A school's menu: sessions, plans, days, categories and recipes, without prices. What a session serves on a day becomes a menu whose
 * sections are the categories, once for all the days that have the same; a rotation says which day has which, and closed days
 * are skipped. Recipes without a price are unpublished, unless a price is given.
 */
export const schoolMenu: Converter = {
  name: "school-menu",
  describe: "a school's menu by session and day (FamilyMenuSessions), without prices",
  recognises: ({ json }) => sessionsIn(json).length > 0,
  convert: ({ json }, options) => {
    const sessions = readSessions(json).map((session) => ({ session, menus: dayMenusOf(session) }));
    const menus = sessions.flatMap(({ menus }) =>
      menus.map(({ id, name, dishes }) => ({ id, name, sections: sectionsOf(dishes) })),
    );
    const restaurant = { k12: true, ...options.restaurant };
    const { notes, venue, count } = convertCatalogue({ menus }, { ...options, restaurant });
    const kept = new Set(venue.menus.map(({ id }) => String(id)));
    const rotations = sessions.flatMap(({ session, menus }) => rotationOf(session, menus, kept) ?? []);
    return {
      venue: rotations.length > 0 ? { ...venue, rotations } : venue,
      count,
      notes: [
        ...rotations.map(
          ({ name, start_date, end_date }) =>
            `${name} is served from ${start_date} to ${end_date}, as the file has it: for a cycle that goes on, shorten weeks and take end_date out.`,
        ),
        "Allergens and diets are ids without names, and are lost: they count as not confirmed.",
        "Nutrients other than calories, weights and serving sizes are lost.",
        ...notes,
      ],
    };
  },
};

function sessionsIn(json: unknown): Thing[] {
  return isThing(json) ? thingsOf(json.FamilyMenuSessions) : [];
}

function readSessions(json: unknown): Session[] {
  const calendars = isThing(json) ? thingsOf(json.AcademicCalendars) : [];
  return sessionsIn(json).map((session) => {
    const days: Session["days"] = new Map();
    const closed: Session["closed"] = new Map();
    for (const plan of thingsOf(session.MenuPlans)) {
      for (const day of thingsOf(plan.Days)) readDay(day, days);
      const own = calendars.filter(
        ({ AcademicCalendarId: id }) => id === (plan.AcademicCalenderId ?? plan.AcademicCalendarId),
      );
      for (const day of (own.length > 0 ? own : calendars).flatMap((calendar) => thingsOf(calendar.Days))) {
        const date = dateOf(day.Date);
        if (date !== null) closed.set(date, typeof day.Note === "string" ? day.Note : "");
      }
    }
    return { name: String(session.ServingSession ?? "Menu"), days, closed };
  });
}

function readDay(day: Thing, days: Session["days"]): void {
  const date = dateOf(day.Date) ?? "";
  const dishes = days.get(date) ?? new Map<string, Dish>();
  for (const category of thingsOf(day.RecipeCategories)) {
    for (const recipe of thingsOf(category.Recipes)) {
      const key = `${category.CategoryName}\n${recipe.ItemId ?? recipe.RecipeName}`;
      dishes.set(key, { recipe, category: String(category.CategoryName) });
    }
  }
  if (dishes.size > 0) days.set(date, dishes);
}

/** A date as such files write it, `1/18/2027`, or as the calendar does; null for none. */
function dateOf(written: unknown): string | null {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(String(written)) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : String(written).slice(0, 10);
  return isCalendarDate(date) ? date : null;
}

/** The menus of a session: one for all the days that serve the same. */
function dayMenusOf({ name, days }: Session): DayMenu[] {
  const byDishes = Map.groupBy(days, ([, dishes]) => [...dishes.keys()].sort().join("\n\n"));
  return [...byDishes.values()].map((alike, index) => ({
    id: `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}-${index + 1}`,
    name: byDishes.size === 1 ? name : `${name} ${index + 1}`,
    dishes: [...(alike[0]?.[1].values() ?? [])],
    dates: alike.map(([date]) => date),
  }));
}

/** The rotation that serves each menu on its dates, week by week; null for a session without a date. */
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
