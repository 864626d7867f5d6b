import { bakery } from "./bakery.ts";
import { bowls } from "./bowls.ts";
import { brunch } from "./brunch.ts";
import { cakes } from "./cakes.ts";
import { coldDrinks } from "./cold-drinks.ts";
import { corn } from "./corn.ts";
import { grocery } from "./grocery.ts";
import { hotDrinks } from "./hot-drinks.ts";
import { icons } from "./icons.ts";
import { morningBowls } from "./morning-bowls.ts";
import type { Picture } from "./picture.ts";
import { pies } from "./pies.ts";
import { fries, poutines } from "./poutines.ts";
import { sandwiches } from "./sandwiches.ts";
import { stand } from "./stand.ts";
import { sweets } from "./sweets.ts";
import { tacos } from "./tacos.ts";
import { truck } from "./truck.ts";
import { venues } from "./venues.ts";

/** Every picture of the demonstration. */
export const pictures: readonly Picture[] = [
  ...hotDrinks,
  ...coldDrinks,
  ...bakery,
  ...cakes,
  ...brunch,
  ...morningBowls,
  ...bowls,
  ...sandwiches,
  ...pies,
  ...grocery,
  ...fries,
  ...poutines,
  ...stand,
  ...tacos,
  ...truck,
  ...sweets,
  ...corn,
  ...venues,
  ...icons,
];
