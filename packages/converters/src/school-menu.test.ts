import { describe, expect, test } from "vitest";
import { convertSoundly } from "./testing/convert-soundly.ts";

describe("A school's menu", () => {
  const recipe = (id: string, name: string) => ({
    ItemId: id,
    RecipeName: name,
    Nutrients: [{ Name: "Calories", Value: 280.4 }],
    Allergens: ["f42d"],
  });
  const day = (date: string, recipes: object[]) => ({
    Date: date,
    RecipeCategories: [{ CategoryName: "Entrees", Recipes: recipes }],
  });
  const school = {
    AcademicCalendars: [
      { AcademicCalendarId: "k5", Days: [{ Date: "1/25/2027", Note: "PD day" }] },
      { AcademicCalendarId: "other", Days: [{ Date: "1/26/2027", Note: "Trip" }] },
    ],
    FamilyMenuSessions: [
      {
        ServingSession: "Lunch",
        MenuPlans: [
          {
            MenuPlanName: "K-5",
            AcademicCalenderId: "k5",
            Days: [
              day("1/18/2027", [recipe("a", "Pasta")]),
              day("1/19/2027", [recipe("a", "Pasta"), recipe("b", "Soup")]),
              day("1/26/2027", [recipe("a", "Pasta")]),
            ],
          },
        ],
      },
    ],
  };

  test("the dishes of a session's day become a menu, one for equal days, unpublished without a price", () => {
    const { converter, venue, notes } = convertSoundly(school);
    expect(converter).toBe("school-menu");
    expect(venue.menus).toMatchObject([
      {
        id: "Lunch-1",
        name: "Lunch 1",
        sections: [
          {
            name: "Entrees",
            items: [{ id: "a", name: "Pasta", price: "0.00", published_at: null, calories: 280 }],
          },
        ],
      },
      { id: "Lunch-2", name: "Lunch 2", sections: [{ name: "Entrees", items: [{ name: "Pasta" }, { name: "Soup" }] }] },
    ]);
    expect(notes.join("\n")).toContain("servedFrom Lunch 2027-01-18 2027-01-26");
    expect(notes).toContain("unnamed");
  });

  test("the days become a rotation, and closed days are skipped with their reasons", () => {
    expect(convertSoundly(school).venue).toMatchObject({
      restaurant: { k12: true },
      rotations: [
        {
          name: "Lunch",
          start_date: "2027-01-18",
          end_date: "2027-01-26",
          weeks: [{ monday: ["Lunch-1"], tuesday: ["Lunch-2"] }, { tuesday: ["Lunch-1"] }],
          skip_dates: [{ date: "2027-01-25", reason: "PD day" }],
        },
      ],
    });
  });

  test("a default price is every recipe's price", () => {
    const [pasta] = convertSoundly(school, { price: "5.75" }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(pasta).toEqual({ id: "a", name: "Pasta", price: "5.75", calories: 280 });
  });

  test("days without a date are in no rotation", () => {
    const plan = { Days: [day("soon", [recipe("a", "Pasta")])] };
    const { venue } = convertSoundly({ FamilyMenuSessions: [{ ServingSession: "Lunch", MenuPlans: [plan] }] });
    expect(venue.menus).toHaveLength(1);
    expect(venue.rotations).toBeUndefined();
  });

  const termOf = (...sessions: [name: string, ...dates: string[]][]) => ({
    FamilyMenuSessions: sessions.map(([name, ...dates], nth) => ({
      ServingSession: name,
      MenuPlans: [{ MenuPlanName: `Plan ${nth + 1}`, Days: dates.map((date) => day(date, [recipe("a", "Pasta")])) }],
    })),
  });
  const datesOf = (term: object) => {
    const { venue, notes } = convertSoundly(term);
    return {
      rotations: (venue.rotations ?? []).map(({ start_date, end_date }) => [start_date, end_date]),
      said: notes.filter((note) => /^(?:monthFirst|datesUnread)/.test(note)),
    };
  };

  test("one unambiguous date decides for all whether the day or the month is first", () => {
    const dates = (...written: string[]) => datesOf(termOf(["Lunch", ...written]));
    expect(dates("01/12/2026", "30/11/2026")).toEqual({ rotations: [["2026-11-30", "2026-12-01"]], said: [] });
    expect(dates("11.30.2026", "12.1.2026")).toEqual({ rotations: [["2026-11-30", "2026-12-01"]], said: [] });
    expect(dates("2026-11-30T00:00:00")).toEqual({ rotations: [["2026-11-30", "2026-11-30"]], said: [] });
  });

  test("without an unambiguous date the month is first, with a note", () => {
    expect(datesOf(termOf(["Lunch", "1/12/2026"]))).toEqual({
      rotations: [["2026-01-12", "2026-01-12"]],
      said: ["monthFirst 1/12/2026"],
    });
  });

  test("a day with an invalid date is noted", () => {
    const { said } = datesOf(termOf(["Lunch", "30/11/2026", "31/11/2026"]));
    expect(said).toEqual(['datesUnread: 1 ("31/11/2026")']);
  });

  test("two sessions of the same name keep their own menus and days", () => {
    const { venue } = convertSoundly(termOf(["Lunch", "11/30/2026"], ["Lunch", "12/1/2026"]));
    expect(venue.menus.map(({ id, name }) => [id, name])).toEqual([
      ["Lunch-1", "Lunch"],
      ["Lunch_2-1", "Lunch (Plan 2)"],
    ]);
    expect(venue.rotations?.map(({ name, weeks }) => [name, weeks])).toEqual([
      ["Lunch", [{ monday: ["Lunch-1"] }]],
      ["Lunch (Plan 2)", [{ tuesday: ["Lunch_2-1"] }]],
    ]);
  });
});
