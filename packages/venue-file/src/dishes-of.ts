import type { MenuItemData } from "@comptoir/ordering";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";

/** A dish of a venue file, its path, and whether its section is a prix fixe. */
type Dish = { readonly item: MenuItemData; readonly path: JsonPath; readonly isInPrixFixe: boolean };

export function* dishesOf({ menus }: VenueFile): Generator<Dish> {
  for (const [index, menu] of menus.entries()) {
    const at = pathTo(pathTo(null, "menus"), index);
    for (const [number, item] of (menu.items ?? []).entries()) {
      yield { item, path: pathTo(pathTo(at, "items"), number), isInPrixFixe: false };
    }
    for (const [place, section] of (menu.sections ?? []).entries()) {
      const sectionAt = pathTo(pathTo(at, "sections"), place);
      for (const [number, item] of (section.items ?? []).entries()) {
        yield { item, path: pathTo(pathTo(sectionAt, "items"), number), isInPrixFixe: section.type === "prix-fixe" };
      }
    }
  }
}
