import { bakery } from "./bakery.ts";
import { brunch } from "./brunch.ts";
import { coldDrinks } from "./cold-drinks.ts";
import { hotDrinks } from "./hot-drinks.ts";
import { type Ground, type Picture, picture } from "./picture.ts";
import { fries, poutines } from "./poutines.ts";
import { at } from "./shapes.ts";
import { stand } from "./stand.ts";
import { sweets } from "./sweets.ts";
import { tacos } from "./tacos.ts";

const dishes = [
  ...hotDrinks,
  ...coldDrinks,
  ...bakery,
  ...brunch,
  ...fries,
  ...poutines,
  ...stand,
  ...sweets,
  ...tacos,
];

/** A venue's own picture: dishes of its menu side by side, in the band that is left when it is cut to a wide shape. */
function venue(
  name: string,
  ground: Ground,
  ...shown: ReadonlyArray<readonly [dish: string, x: number, scale: number]>
): Picture {
  const parts = shown.map(([dish, x, scale]) => {
    const found = dishes.find((each) => each.name === dish);
    if (found === undefined) throw new Error(`No picture of ${dish}`);
    return at(x - 160 * scale, 120 - 120 * scale, 0, scale, ...found.parts);
  });
  return picture(name, ground, ...parts);
}

export const venues = [
  venue(
    "venue-cafe-perce-neige",
    "sky",
    ["tea", 56, 0.36],
    ["croissant", 122, 0.42],
    ["latte", 200, 0.44],
    ["blueberry-muffin", 270, 0.4],
  ),
  venue(
    "venue-golden-spud",
    "butter",
    ["soft-serve", 44, 0.42],
    ["classic-poutine", 112, 0.44],
    ["golden-fries", 184, 0.46],
    ["market-dog", 264, 0.42],
  ),
  venue(
    "venue-nomad-taco",
    "mint",
    ["lime-water", 40, 0.44],
    ["taco-al-pastor", 108, 0.46],
    ["taco-spot-prawn", 208, 0.46],
    ["hibiscus-water", 284, 0.42],
  ),
];
