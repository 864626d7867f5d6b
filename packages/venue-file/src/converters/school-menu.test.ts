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

  test("what a session serves on a day becomes a menu, once for the days that have the same, unpublished for want of a price", () => {
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
    expect(notes.join("\n")).toContain("Lunch is served from 2027-01-18 to 2027-01-26");
    expect(notes).toContain('The restaurant is called "Restaurant" until restaurant.name is set.');
  });

  test("the days become a rotation, and closed days are skipped for their reasons", () => {
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

  test("a price that is given is every recipe's price", () => {
    const [pasta] = convertSoundly(school, { price: "5.75" }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(pasta).toEqual({ id: "a", name: "Pasta", price: "5.75", calories: 280 });
  });

  test("days without a date are served by no rotation", () => {
    const plan = { Days: [day("soon", [recipe("a", "Pasta")])] };
    const { venue } = convertSoundly({ FamilyMenuSessions: [{ ServingSession: "Lunch", MenuPlans: [plan] }] });
    expect(venue.menus).toHaveLength(1);
    expect(venue.rotations).toBeUndefined();
  });
});
