import { bakery } from "./bakery.ts";
import { bowls } from "./bowls.ts";
import { brunch } from "./brunch.ts";
import { coldDrinks } from "./cold-drinks.ts";
import { grocery } from "./grocery.ts";
import { hotDrinks } from "./hot-drinks.ts";
import { icons } from "./icons.ts";
import type { Picture } from "./picture.ts";
import { fries, poutines } from "./poutines.ts";
import { sandwiches } from "./sandwiches.ts";
import { stand } from "./stand.ts";
import { tacos } from "./tacos.ts";
import { truck } from "./truck.ts";
import { venues } from "./venues.ts";

/** Every picture of the demonstration. */
export const pictures: readonly Picture[] = [
  ...hotDrinks,
  ...coldDrinks,
  ...bakery,
  ...brunch,
  ...bowls,
  ...sandwiches,
  ...grocery,
  ...fries,
  ...poutines,
  ...stand,
  ...tacos,
  ...truck,
  ...venues,
  ...icons,
];
