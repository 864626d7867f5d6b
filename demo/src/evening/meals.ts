import { listedItems, type MenuItemData, type OptionGroupData } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

/** A dish with its choices by name, as deep as they go. A choice that several groups have is chosen in each. */
type Portion = {
  readonly dish: string;
  readonly choices?: readonly string[];
  readonly quantity?: number;
  readonly memo?: string;
};

export type Meal = readonly Portion[];

/** What guests of Braise order, at any hour: none of these dishes follows the hours or is counted. */
export const MEALS: readonly Meal[] = [
  [
    {
      dish: "Braise Classic",
      choices: ["Pink in the middle", "Potato bun", "Bacon", "Aged cheddar", "Fries"],
      memo: "No onions, please",
    },
    { dish: "Fountain Pop", choices: ["Ginger ale"] },
  ],
  [
    {
      dish: "Steak Frites",
      choices: ["Medium rare", "Peppercorn"],
    },
    { dish: "Caesar", choices: ["Small"] },
    { dish: "Sparkling Water", quantity: 2 },
  ],
  [{ dish: "Fish &amp; Chips", choices: ["Two pieces"] }, { dish: "Coleslaw" }],
  [
    { dish: "Baby Back Ribs", choices: ["Full rack", "Sweet potato fries", "Extra sauce"] },
    { dish: "Street Corn", quantity: 2 },
    { dish: "House Lemonade", quantity: 2 },
  ],
  [
    { dish: "Hot Honey Chicken", choices: ["Hot", "Potato bun", "Onion rings"], quantity: 2 },
    { dish: "Poutine", choices: ["Beef gravy"] },
  ],
  [
    {
      dish: "Mushroom Risotto",
      memo: "Allergic to walnuts",
    },
    { dish: "Chopped Greek" },
    { dish: "Basque Cheesecake" },
  ],
  [
    { dish: "Little Burger", choices: ["Apple juice"] },
    { dish: "Chicken Fingers", choices: ["Milk"] },
    { dish: "Salmon Rice Bowl" },
    { dish: "Braise Classic", choices: ["Cooked through", "Gluten-free bun", "Fries"] },
  ],
  [
    { dish: "Striploin, 12\u00a0oz", choices: ["Rare", "Chimichurri", "Poutine", "Mushroom gravy"] },
    { dish: "Charred Broccoli" },
  ],
  [
    { dish: "Black Bean Burger", choices: ["Avocado", "Sweet potato fries"] },
    { dish: "Market Greens", choices: ["Lemon and herb"] },
  ],
  [
    { dish: "Onion Soup" },
    { dish: "Half Roast Chicken", choices: ["House salad", "Oil and vinegar"] },
    { dish: "Butter Tart", choices: ["Pecan"] },
    { dish: "Tea", choices: ["Mint"] },
  ],
  [
    { dish: "Mac &amp; Cheese", choices: ["Bacon"] },
    { dish: "Garlic Bread" },
    { dish: "Milkshake", choices: ["Chocolate"] },
  ],
  [
    { dish: "Fried Calamari" },
    { dish: "Grilled Shrimp" },
    { dish: "Mixed Grill Skewers", quantity: 2 },
    { dish: "Fries", choices: ["To share", "Garlic mayonnaise"] },
  ],
];

type Chosen = {
  readonly id: number;
  readonly values: readonly { readonly id: number; readonly options?: readonly Chosen[] }[];
};

/** Returns a meal as the lines of a request. Throws if the menu lacks a dish, which the demonstration's test prevents. */
export function linesOf({ menus }: Pick<VenueFile, "menus">, meal: Meal) {
  const listed = [...listedItems(menus)];
  return meal.map(({ dish, choices = [], quantity = 1, memo }, index) => {
    const found = listed.find(({ item }) => item.name === dish);
    if (!found) throw new Error(`The menus have no dish "${dish}".`);
    const options = chosenOf(found.item.options ?? [], choices);
    const written = memo === undefined ? [] : [{ memo: true as const, values: [{ name: memo }] }];
    return {
      id: found.item.id,
      menu_id: found.menu.id,
      orderId: index + 1,
      quantity,
      orderOptions: [...options, ...written],
    };
  });
}

function chosenOf(groups: NonNullable<MenuItemData["options"]>, choices: readonly string[]): Chosen[] {
  return groups.flatMap((group: OptionGroupData): Chosen[] => {
    const values = (group.values ?? [])
      .filter(({ name }) => choices.includes(name))
      .map(({ id, options }) => ({ id: Number(id), ...(options ? { options: chosenOf(options, choices) } : {}) }));
    return values.length === 0 ? [] : [{ id: Number(group.id), values }];
  });
}
