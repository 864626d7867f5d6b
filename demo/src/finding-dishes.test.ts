import { readFileSync } from "node:fs";
import { convertMenuFile } from "@comptoir/converters";
import { indexForSearch, normalizeMenus, searchMenu } from "@comptoir/ordering";
import { parseVenueFile, type VenueFile } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { demonstrationVenues } from "./index.ts";

/*
 * Search terms and the dishes that they must find. The menus are the demonstration's, in both languages, and one of
 * 136 dishes, converted from a spreadsheet: in English only, without diets and allergens.
 */

const demonstration = (await demonstrationVenues()).map(({ venue }) => venue as VenueFile);
const indexes = new Map(
  [...demonstration, importedVenue()].map(({ restaurant, menus }) => [
    restaurant.slug,
    indexForSearch(normalizeMenus({ menus: menus.filter(({ member_only }) => !member_only) })),
  ]),
);

function importedVenue(): VenueFile {
  const file = readFileSync(new URL("testing/corner-house.csv", import.meta.url));
  const restaurant = { id: 77, name: "Corner House", slug: "corner-house" };
  const converted = convertMenuFile(file, { restaurant });
  if ("refused" in converted) throw new Error(converted.refused);
  const parsed = parseVenueFile(JSON.stringify(converted.venue), { importedAt: "2026-11-20T12:00:00Z" });
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.venue;
}

/** Expected dishes, by their names in the menu's own language. `top`: these come first, in any order. */
type Expected = {
  readonly top?: readonly string[];
  readonly also?: readonly string[];
  readonly not?: readonly string[];
  /** The total number of results. */
  readonly count?: number;
};

function found(slug: string, query: string): string[] {
  const index = indexes.get(slug);
  if (!index) throw new Error(`There is no menu of ${slug}.`);
  return searchMenu(index, query).dishes.map(({ item }) => item.name.replaceAll("\u00a0", " "));
}

function expectFound(slug: string, query: string, { top = [], also = [], not = [], count }: Expected) {
  const names = found(slug, query);
  expect(names.slice(0, top.length).toSorted()).toEqual(top.toSorted());
  expect(names).toEqual(expect.arrayContaining([...also]));
  expect(names.filter((name) => not.includes(name))).toEqual([]);
  if (count !== undefined) expect(names).toHaveLength(count);
}

const BURGERS = [
  "Braise Classic",
  "Bacon Double",
  "Mushroom Swiss",
  "Hot Honey Chicken",
  "Black Bean Burger",
  "Lamb Burger",
  "Little Burger",
  "2 a.m. Cheeseburger",
];
const BEERS = ["Braise Lager", "West Coast IPA", "Oatmeal Stout", "No-alcohol Pilsner"];
const WINES = ["Niagara Riesling", "Prince Edward Pinot Noir", "Sparkling Brut"];
const KIDS = ["Little Burger", "Chicken Fingers", "Buttered Noodles"];

describe("A diner at a grill with a menu in two languages", () => {
  test.each<[string, Expected]>([
    // Dishes found by a word that is not in their name.
    ["beer", { top: BEERS, also: ["Dry Apple Cider"], not: ["Beef Tartare"] }],
    ["beers", { top: BEERS, not: ["Beef Tartare"] }],
    ["bière", { top: BEERS }],
    ["bieres", { top: BEERS }],
    ["wine", { top: WINES, not: ["Smoked Wings", "Cauliflower Wings"] }],
    ["vin", { top: WINES }],
    ["vins rouges", { top: ["Prince Edward Pinot Noir"], not: ["Niagara Riesling"] }],
    ["red wine", { top: ["Prince Edward Pinot Noir"], not: ["Niagara Riesling"] }],
    ["vin blanc", { top: ["Niagara Riesling"], not: ["Prince Edward Pinot Noir"] }],
    ["cocktails", { top: ["Smoked Old Fashioned", "Classic Caesar", "Spicy Margarita", "Garden Spritz, No Alcohol"] }],
    [
      "drinks",
      { also: ["Latte", "House Lemonade", "Braise Lager", "Niagara Riesling", "Spicy Margarita"], not: ["Fries"] },
    ],
    ["beverages", { also: ["Latte", "House Lemonade", "Braise Lager"], not: ["Fries", "Poutine"] }],
    ["boissons", { also: ["Latte", "House Lemonade", "Braise Lager"], not: ["Fries"] }],
    ["alcohol", { also: [...WINES, "Braise Lager", "Spicy Margarita"], not: ["Latte"] }],
    ["no alcohol", { top: ["Garden Spritz, No Alcohol", "No-alcohol Pilsner"], not: ["Braise Lager"] }],
    ["sans alcool", { top: ["Garden Spritz, No Alcohol", "No-alcohol Pilsner"], not: ["Braise Lager"] }],
    ["soda", { also: ["Fountain Pop"] }],
    ["coke", { top: ["Fountain Pop"], count: 1 }],
    ["pepsi", { top: ["Fountain Pop"], count: 1 }],
    ["sprite", { top: ["Fountain Pop"], not: ["Garden Spritz, No Alcohol"] }],
    ["water", { top: ["Sparkling Water"], not: ["Steak Frites", "Burrata & Tomato"] }],
    ["coffee", { top: ["Drip Coffee"], also: ["Latte"] }],
    ["kids", { top: KIDS, count: 3 }],
    ["enfants", { top: KIDS, count: 3 }],
    [
      "dessert",
      { top: ["Chocolate Layer Cake", "Basque Cheesecake", "Butter Tart", "Ice Cream", "Sticky Toffee Pudding"] },
    ],
    ["appetizers", { also: ["Onion Soup", "Fried Calamari", "Beef Tartare"], not: ["Striploin, 12 oz"] }],
    ["starter", { also: ["Onion Soup", "Fried Calamari", "Beef Tartare"] }],
    ["entrées", { also: ["Onion Soup", "Fried Calamari"] }],
    ["main", { top: ["Steak Frites"], not: ["Onion Soup", "Burrata & Tomato"] }],
    ["plat principal", { also: ["Striploin, 12 oz"], not: ["Onion Soup", "Burrata & Tomato"] }],
    [
      "salad",
      {
        top: ["Caesar", "Chopped Greek", "Beet & Walnut", "Coleslaw", "Market Greens"],
        not: ["Side of Bacon", "Steel-cut Oats"],
      },
    ],
    ["bbq", { also: ["Baby Back Ribs", "Pulled Pork Plate"] }],
    ["mac n cheese", { top: ["Mac & Cheese"], count: 1 }],
    ["sides", { also: ["Fries", "Coleslaw", "Garlic Bread"] }],
    ["accompagnements", { also: ["Fries", "Coleslaw", "Garlic Bread"] }],
    ["breakfast", { also: ["The King Street", "Cornmeal Waffle", "Hash Brown"], not: ["Fries"] }],
    ["déjeuner", { also: ["The King Street", "Cornmeal Waffle"] }],
    ["pasta", { top: ["Spaghetti Bolognese", "Mac & Cheese"] }],
    ["seafood", { also: ["Grilled Shrimp", "Oysters on the Half Shell", "Lobster Roll", "Mussels & Fries"] }],
    // Names, in either language, singular or plural.
    ["burger", { also: BURGERS, top: ["Black Bean Burger", "Lamb Burger", "Little Burger"] }],
    ["burgers", { also: BURGERS }],
    ["hamburger", { also: BURGERS }],
    ["fries", { top: ["Fries"], also: ["Mussels & Fries", "Poutine", "Steak Frites"] }],
    ["frites", { top: ["Fries", "Steak Frites"], also: ["Mussels & Fries"] }],
    ["frite", { top: ["Fries", "Steak Frites"] }],
    ["poutine", { top: ["Poutine"] }],
    ["poulet", { also: ["Half Roast Chicken", "Hot Honey Chicken", "Chicken Fingers", "Chicken & Waffle"] }],
    ["chicken", { also: ["Half Roast Chicken", "Hot Honey Chicken", "Chicken Fingers", "Chicken & Waffle"] }],
    ["saumon", { also: ["Cedar-plank Salmon", "Salmon Rice Bowl", "Smoked Salmon Benedict"], not: ["Lobster Roll"] }],
    ["ailes", { top: ["Smoked Wings", "Cauliflower Wings"] }],
    ["gateau", { also: ["Basque Cheesecake", "Chocolate Layer Cake"] }],
    ["oeufs", { also: ["Two eggs, your way", "Steak & Eggs"] }],
    [
      "sandwiches",
      { top: ["Steak Sandwich", "Soup & Half Sandwich"], also: ["Braise Club", "Reuben", "Falafel Pita"] },
    ],
    // Diets and exclusions.
    [
      "vegetarian",
      { also: ["Grilled Cheese", "Fries", "Black Bean Burger"], not: ["Lamb Burger", "Striploin, 12 oz"] },
    ],
    ["végé", { also: ["Grilled Cheese", "Black Bean Burger"], not: ["Lamb Burger"] }],
    ["veggie", { also: ["Grilled Cheese", "Black Bean Burger"], not: ["Lamb Burger"] }],
    ["végétarien", { also: ["Grilled Cheese", "Black Bean Burger"], not: ["Lamb Burger"] }],
    ["vegan", { also: ["Black Bean Burger", "Fries"], not: ["Grilled Cheese"] }],
    ["vegan burger", { top: ["Black Bean Burger"], count: 1 }],
    ["gluten free", { also: ["Fries", "Steak & Eggs", "Braise Classic"], not: ["Grilled Cheese", "Poutine"] }],
    ["gluten-free", { also: ["Fries", "Steak & Eggs", "Braise Classic"], not: ["Grilled Cheese", "Poutine"] }],
    ["sans gluten", { also: ["Fries", "Steak & Eggs", "Braise Classic"], not: ["Grilled Cheese", "Poutine"] }],
    ["no nuts", { also: ["Fries", "Grilled Cheese"], not: ["Beet & Walnut", "Charred Broccoli", "Cabbage Steak"] }],
    ["sans noix", { also: ["Fries", "Grilled Cheese"], not: ["Beet & Walnut", "Charred Broccoli", "Cabbage Steak"] }],
    ["dairy free dessert", { not: ["Ice Cream", "Basque Cheesecake"] }],
    // Options and ingredients.
    ["sesame", { also: ["Salmon Rice Bowl"] }],
    ["sourdough", { also: ["Avocado Toast", "Grilled Cheese", "Two eggs, your way"] }],
    ["chimichurri", { also: ["Steak Frites", "Striploin, 12 oz"] }],
    // Typing errors, in words that are long enough.
    ["burgre", { also: BURGERS }],
    ["coleslow", { top: ["Coleslaw"], count: 1 }],
    ["spagetti", { top: ["Spaghetti Bolognese"] }],
    ["vegatarian", { also: ["Grilled Cheese"], not: ["Lamb Burger"] }],
    ["pountine", { top: ["Poutine"] }],
    ["desert", { also: ["Ice Cream", "Butter Tart"] }],
    ["beef", { top: ["Beef Tartare"] }],
    ["bear", { not: [...BEERS, "Beef Tartare"] }],
    ["sushi", { count: 0 }],
    ["xylophone", { count: 0 }],
    // Several words, and incomplete words.
    ["steak frites", { top: ["Steak Frites"] }],
    ["cheese burger", { also: ["2 a.m. Cheeseburger", "Little Burger"], not: ["Grilled Cheese"] }],
    ["soup of the day", { top: ["Onion Soup"] }],
    ["ice cream", { top: ["Ice Cream"] }],
    ["chees", { also: ["Grilled Cheese", "Basque Cheesecake"] }],
    ["pou", { top: ["Poutine"] }],
  ])("who types “%s” finds it", (query, expected) => expectFound("braise", query, expected));
});

describe("A diner at a café with a menu in French first", () => {
  test.each<[string, Expected]>([
    ["beer", { top: ["Blanche de microbrasserie"], not: ["Croissant au beurre"] }],
    ["bières", { top: ["Blanche de microbrasserie"] }],
    ["café", { also: ["Café filtre", "Espresso", "Latte"], top: ["Café filtre", "Café en grains"] }],
    ["coffee", { also: ["Café filtre", "Espresso", "Latte"] }],
    ["thé", { top: ["Thé et tisane"], also: ["Thé glacé à la pêche"] }],
    ["tea", { top: ["Thé et tisane"], also: ["Thé glacé à la pêche"] }],
    ["kids", { top: ["Mini grilled cheese", "Macaroni gratiné"] }],
    ["pour enfants", { top: ["Mini grilled cheese", "Macaroni gratiné"] }],
    ["blueberry", { also: ["Muffin aux bleuets", "Limonade aux bleuets", "Gâteau au fromage et bleuets"] }],
    ["bluberry", { also: ["Muffin aux bleuets", "Limonade aux bleuets"] }],
    ["oeuf", { also: ["Douzaine d’œufs", "Le Perce-Neige"] }],
    ["brunch", { also: ["Le Perce-Neige", "Gaufre aux petits fruits"] }],
    ["dîner", { also: ["Croque-monsieur", "Soupe aux pois"] }],
    ["lunch", { also: ["Croque-monsieur", "Soupe aux pois"] }],
    ["gateaux", { also: ["Gâteau aux carottes", "Gâteau au fromage et bleuets"] }],
    ["végane", { also: ["Végé-pâté", "Salade de fruits"], not: ["Croissant au beurre"] }],
    ["sans noix", { not: ["Gâteau aux carottes", "Croissant aux amandes", "Macarons, trois"] }],
    ["sans produits laitiers", { also: ["Biscuit à l’avoine et érable"], not: ["Latte", "Croissant au beurre"] }],
    ["capuccino", { top: ["Cappuccino"], count: 1 }],
    ["criossant", { top: ["Croissant au beurre", "Chocolatine"], also: ["Croissant aux amandes"], not: ["Baguette"] }],
    ["pain au chocolat", { top: ["Chocolatine"], count: 1 }],
    ["grocery", { also: ["Baguette", "Sirop d’érable ambré"], not: ["Latte"] }],
    ["grill cheese", { top: ["Mini grilled cheese", "Grilled cheese au cheddar"] }],
  ])("who types “%s” finds it", (query, expected) => expectFound("cafe-perce-neige", query, expected));
});

describe("A diner at a fry stand and at a truck", () => {
  test.each<[string, string, Expected]>([
    ["golden-spud", "frites", { top: ["Golden Fries", "Loaded Fries", "Curly Fries"] }],
    ["golden-spud", "hot dog", { also: ["Market Dog", "Foot-long", "Veggie Dog", "Corn Dog"] }],
    ["golden-spud", "curry", { top: ["Butter Chicken Poutine"] }],
    ["golden-spud", "pop", { top: ["Canned Pop"] }],
    ["golden-spud", "liqueur", { also: ["Canned Pop"] }],
    ["golden-spud", "donuts", { top: ["Mini Doughnuts", "Apple Fritter"] }],
    ["golden-spud", "vegan", { top: ["Vegan Poutine"], not: ["Loaded Fries"] }],
    ["nomad-taco", "tacos", { also: ["Al Pastor", "Carnitas", "Birria"] }],
    ["nomad-taco", "fish taco", { top: ["Baja Fish"] }],
    ["nomad-taco", "quesedilla", { also: ["Cheese Quesadilla", "Little Quesadilla"] }],
    ["nomad-taco", "guac", { top: ["Chips and Guacamole"] }],
    ["nomad-taco", "crevettes", { top: ["Spot Prawn"] }],
  ])("who types at %s “%s” finds it", (slug, query, expected) => expectFound(slug, query, expected));
});

describe("A diner with a menu of 136 dishes out of a spreadsheet", () => {
  test.each<[string, Expected]>([
    ["beer", { top: ["Moosehead", "Guinness", "Steam Whistle Pilsner", "Mill Street Organic"], also: ["Root Beer"] }],
    ["bière", { also: ["Moosehead", "Guinness"], not: ["Coke"] }],
    ["wine", { also: ["House Red 6oz", "Prosecco", "Chardonnay"], not: ["Wings"] }],
    ["vin rouge", { top: ["House Red 6oz"], also: ["Malbec"], not: ["Chardonnay"] }],
    ["kids", { count: 5 }],
    ["cake", { top: ["Carrot Cake", "Chocolate Lava Cake"], also: ["Crab Cakes"] }],
    ["chicken wings", { also: ["Pound of Wings"] }],
    ["egg roll", { top: ["Spring Rolls (4)"], count: 1 }],
    ["poulet au beurre", { top: ["Butter Chicken"] }],
    ["garlic bread", { top: ["Garlic Cheese Bread"], not: ["Naan"] }],
    ["houmous", { top: ["Hummus and Pita"] }],
    [
      "desserts",
      {
        also: ["Tiramisu", "Gulab Jamun", "Key Lime Pie"],
        not: ["Shepherd's Pie", "Sweet Potato Fries", "Crab Cakes"],
      },
    ],
    ["poulet", { also: ["Chicken Souvlaki", "Chicken Satay", "Cobb Salad"], not: ["Poutine"] }],
    ["boissons", { also: ["Coke", "Coffee", "Guinness", "Malbec"], not: ["Naan"] }],
    ["pop", { also: ["Coke", "Sprite", "Ginger Ale", "Root Beer"] }],
    ["burger", { also: ["Classic Cheeseburger", "Mushroom Melt Burger", "Beyond Burger"] }],
    ["sushi", { also: ["California Roll", "Salmon Nigiri (2)"], not: ["Spring Rolls (4)"] }],
    ["appetizer", { also: ["Spring Rolls (4)", "Crab Cakes"], not: ["Naan"] }],
    ["vegetarian", { top: ["Veggie Supreme"], not: ["Pepperoni"] }],
    ["plant-based", { top: ["Beyond Burger"] }],
    ["gluten free", { top: ["Gluten Free Crust Margherita"], count: 1 }],
    ["no nuts", { count: 0 }],
    ["crevettes", { also: ["Shrimp Fried Rice", "Dynamite Roll"] }],
    ["riz", { also: ["Steamed Rice", "Chicken Fried Rice"] }],
    ["shepards pie", { top: ["Shepherd's Pie"] }],
    ["chiken wings", { count: 0 }],
    ["pad thai", { top: ["Pad Thai"] }],
    ["lasagne", { top: ["Lasagna"] }],
  ])("who types “%s” finds it", (query, expected) => expectFound("corner-house", query, expected));

  test("sees the number of dishes left out because their allergens are unknown", () => {
    const index = indexes.get("corner-house");
    expect(index && searchMenu(index, "no nuts curry").unconfirmed).toHaveLength(8);
  });
});
