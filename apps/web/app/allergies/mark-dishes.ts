import { type Allergy, listedItems, type Menu } from "@comptoir/ordering";
import { fetchMenus } from "../screens/restaurant-menu/search/fetch-menus.ts";
import type { DishMarks } from "./dish-marks.tsx";
import { warningOfItem } from "./dish-warning.ts";

/** Checks every dish of a restaurant's menus, as it comes. Throws if the network is lost. */
export async function markDishes(slug: string, allergies: readonly Allergy[]): Promise<DishMarks> {
  return marksOf(await fetchMenus(slug), allergies);
}

/** A dish that is on several menus has one mark: its data is the same. */
export function marksOf(menus: readonly Menu[], allergies: readonly Allergy[]): DishMarks {
  return new Map(
    [...listedItems(menus)].flatMap(({ item }) => {
      const warning = warningOfItem(item, allergies);
      return warning === null ? [] : [[String(item.id), warning] as const];
    }),
  );
}
