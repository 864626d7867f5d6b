import { type Allergy, type AllergyWarning, listedItems } from "@comptoir/ordering";
import { fetchMenus } from "../venue/fetch-menus.ts";
import { warningOfItem } from "./dish-warning.ts";

/**
 * Checks every dish of a restaurant's menus, as it comes, and returns the unsafe ones by their ids. A dish that is on
 * several menus has one mark: its data is the same. Throws if the network is lost.
 */
export async function markDishes(
  slug: string,
  allergies: readonly Allergy[],
): Promise<ReadonlyMap<string, AllergyWarning>> {
  const menus = await fetchMenus(slug);
  return new Map(
    [...listedItems(menus)].flatMap(({ item }) => {
      const warning = warningOfItem(item, allergies);
      return warning === null ? [] : [[String(item.id), warning] as const];
    }),
  );
}
