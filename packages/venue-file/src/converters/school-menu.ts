import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { isThing, type Thing, thingsOf } from "./foreign-thing.ts";

type Session = {
  readonly name: string;
  readonly dishes: Map<string, { recipe: Thing; category: string; dates: string[] }>;
};

/**
 * A school's menu: sessions, plans, days, categories and recipes, without prices. Each session becomes a menu whose
 * sections are the categories, with every recipe once; which day has which is a rotation, and is only noted. Recipes
 * without a price are unpublished, unless a price is given.
 */
export const schoolMenu: Converter = {
  name: "school-menu",
  describe: "a school's menu by session and day (FamilyMenuSessions), without prices",
  recognises: ({ json }) => sessionsIn(json).length > 0,
  convert: ({ json }, options) => {
    const sessions = readSessions(json);
    const menus = sessions.map(({ name, dishes }) => ({ name, sections: sectionsOf([...dishes.values()]) }));
    const { notes, ...converted } = convertCatalogue({ menus }, options);
    const days = new Set(sessions.flatMap(({ dishes }) => [...dishes.values()].flatMap(({ dates }) => dates)));
    return {
      ...converted,
      notes: [
        `The days (${days.size}) on which each recipe is served are lost: a rotation is made of them by hand.`,
        "Allergens and diets are ids without names, and are lost: they count as not confirmed.",
        "Nutrients other than calories, weights, serving sizes and closed days are lost.",
        ...notes,
      ],
    };
  },
};

function sessionsIn(json: unknown): Thing[] {
  return isThing(json) ? thingsOf(json.FamilyMenuSessions) : [];
}

function readSessions(json: unknown): Session[] {
  return sessionsIn(json).map((session) => {
    const dishes: Session["dishes"] = new Map();
    for (const plan of thingsOf(session.MenuPlans)) {
      for (const day of thingsOf(plan.Days)) {
        for (const category of thingsOf(day.RecipeCategories)) {
          for (const recipe of thingsOf(category.Recipes)) {
            const key = `${category.CategoryName}\n${recipe.ItemId ?? recipe.RecipeName}`;
            const known = dishes.get(key) ?? { recipe, category: String(category.CategoryName), dates: [] };
            known.dates.push(String(day.Date));
            dishes.set(key, known);
          }
        }
      }
    }
    return { name: String(session.ServingSession ?? "Menu"), dishes };
  });
}

function sectionsOf(dishes: readonly { recipe: Thing; category: string }[]): Thing[] {
  const sections = new Map<string, Thing[]>();
  for (const { recipe, category } of dishes) {
    const dish = { id: recipe.ItemId, name: recipe.RecipeName, nutrients: recipe.Nutrients, price: "" };
    sections.set(category, [...(sections.get(category) ?? []), dish]);
  }
  return [...sections].map(([name, items]) => ({ name, items }));
}
