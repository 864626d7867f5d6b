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
    FamilyMenuSessions: [
      {
        ServingSession: "Lunch",
        MenuPlans: [
          {
            MenuPlanName: "K-5",
            Days: [
              day("1/18/2027", [recipe("a", "Pasta")]),
              day("1/19/2027", [recipe("a", "Pasta"), recipe("b", "Soup")]),
            ],
          },
        ],
      },
    ],
  };

  test("each session becomes a menu with every recipe once, unpublished for want of a price", () => {
    const { converter, venue, notes } = convertSoundly(school);
    expect(converter).toBe("school-menu");
    expect(venue.menus).toMatchObject([
      {
        name: "Lunch",
        sections: [
          {
            name: "Entrees",
            items: [{ id: "a", name: "Pasta", price: "0.00", published_at: null, calories: 280 }, { name: "Soup" }],
          },
        ],
      },
    ]);
    expect(notes.join("\n")).toContain("The days (2) on which each recipe is served are lost");
    expect(notes).toContain('The restaurant is called "Restaurant" until restaurant.name is set.');
  });

  test("a price that is given is every recipe's price", () => {
    const [pasta] = convertSoundly(school, { price: "5.75" }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(pasta).toEqual({ id: "a", name: "Pasta", price: "5.75", calories: 280 });
  });
});
