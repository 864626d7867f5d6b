/**
 * A kind of dish that people look for by a word that no dish need be named by. All words are in both languages, since a diner
 * types in either whatever the menu is written in. What stands here is data: a word is added without touching a rule.
 */
export type DishKind = {
  /** Words that mean the kind wherever they stand: typed, in a name, in a description, in a heading. */
  readonly words?: string;
  /** Words that mean it when they are typed or head a section or a menu; in a name they say too little. */
  readonly headings?: string;
  /** Words that tell it from a dish's name or category: a lager is a beer. */
  readonly names?: string;
  /** Names that hold such a word and are something else: root beer. */
  readonly not?: string;
  /** The diet that makes a dish of this kind. */
  readonly diet?: string;
  /** Whether every alcoholic beverage is of this kind. */
  readonly alcohol?: true;
  /** The allergens that make it one where it is known to hold none of them. law#unconfirmed-allergens. */
  readonly avoids?: readonly string[];
  /** The kind whose sections these are as well: a list of beers is one of drinks. */
  readonly within?: string;
};

const FOODS: Readonly<Record<string, DishKind>> = {
  drinks: { headings: "drink, beverage, boisson, breuvage, à boire, bar, liquid", alcohol: true },
  alcohol: { words: "alcohol, alcool", headings: "alcoholic, alcoolisé, booze, spirit, spiritueux", alcohol: true },
  beer: {
    words: "beer, bière",
    headings: "draft, draught, brew, on tap, en fût, brasserie",
    names: "lager, ale, ipa, stout, pilsner, pilsener, porter, blanche, blonde, rousse, weissbier, microbrasserie",
    not: "ginger ale, ginger beer, root beer, bière d’épinette, bière de gingembre",
    within: "drinks",
  },
  wine: {
    words: "wine, vin",
    headings: "cellar, cave, red, white, rosé",
    names:
      "riesling, pinot, cabernet, merlot, chardonnay, sauvignon, malbec, shiraz, syrah, brut, prosecco, champagne, cava, rosé, mousseux",
    not: "vinaigre de vin, wine vinegar",
    within: "drinks",
  },
  cider: { words: "cider, cidre", within: "drinks" },
  cocktails: {
    words: "cocktail",
    headings: "mixed drink",
    names: "margarita, spritz, mimosa, martini, mojito, negroni, daiquiri, sangria, caesar classique, old fashioned",
    not: "shrimp cocktail, cocktail de crevettes",
    within: "drinks",
  },
  softDrinks: {
    words: "soft drink, soda, pop, boisson gazeuse, liqueur douce",
    headings: "fountain, liqueur",
    names: "cola, coke, pepsi, sprite, 7up, ginger ale, root beer, bière d’épinette, ginger beer",
    not: "club soda",
    within: "drinks",
  },
  mocktails: {
    words: "mocktail, non alcoholic, no alcohol, alcohol free, zero proof, virgin, sans alcool, non alcoolisé",
    within: "drinks",
  },
  coffee: {
    words: "coffee, café",
    names: "espresso, latte, cappuccino, americano, cortado, mocha, mokaccino, macchiato, cold brew, flat white",
    not: "café de paris, chai latte, matcha latte, coffee cake",
    within: "drinks",
  },
  tea: {
    words: "tea, thé",
    headings: "tisane",
    names: "chai, matcha, tisane, chamomile, camomille, oolong",
    within: "drinks",
  },
  juice: { words: "juice, jus", within: "drinks" },
  milk: { words: "milk, lait" },
  milkshake: { words: "milkshake, shake, lait fouetté, frappé" },
  water: { words: "water, eau" },
  smoothie: { words: "smoothie, frappé aux fruits" },

  kids: {
    headings:
      "kid, kiddie, child, children, enfant, junior, little one, les petits, pour les petits, tout-petit, kids menu, menu enfant",
  },
  starters: {
    words: "appetizer, appetiser, hors d’œuvre",
    headings:
      "starter, app, small plate, to share, shareable, tapas, entrée, à partager, pour commencer, petite assiette, snack, bouchée",
  },
  mains: {
    headings:
      "main, main course, entrée, mains and more, plate, plat, plat principal, plats principaux, assiette, from the fire, from the water, weekday plate",
  },
  sides: { headings: "side, side dish, accompagnement, à-côté, extra" },
  desserts: {
    words: "dessert",
    headings: "sweet, sweet tooth, sucré, douceur, pudding, cake, gâteau, ice cream",
    names:
      "cheesecake, cake, gâteau, brownie, tart, tarte, pie, sundae, tiramisu, churros, flan, brûlée, mousse, cookie, biscuit, gelato, sorbet, pouding, doughnut, beigne",
    not: "pot pie, shepherds pie, crab cake, fish cake, rice cake, pizza pie, meat pie",
  },
  breakfast: {
    words: "breakfast, petit déjeuner",
    headings: "déjeuner, brunch, morning, matin",
    names: "pancake, benedict, bénédictine, omelette, omelet, french toast, pain doré, œufs",
  },
  brunch: { words: "brunch" },
  lunch: { words: "lunch", headings: "dîner, midi, luncheon" },
  dinner: { headings: "dinner, supper, souper, evening, soir, soirée" },
  bakery: {
    headings: "bakery, boulangerie, pastry, pâtisserie, viennoiserie",
    names: "croissant, chocolatine, muffin, danish, danoise, scone, brioche",
  },
  healthy: { headings: "healthy, santé, light, léger, salad, salade, bowl, bol" },

  vegetarian: {
    words: "vegetarian, végétarien, végétarienne, vegetariana, veggie, végé, meatless, meat free, sans viande, no meat",
    headings: "veg",
    diet: "Vegetarian",
  },
  vegan: {
    words:
      "vegan, végane, végan, végétalien, végétalienne, plant based, plant-based, à base de plantes, à base végétale",
    diet: "Vegan",
  },
  pescatarian: { words: "pescatarian, pescetarian, pescétarien, pescétarienne", diet: "Pescatarian" },

  burgers: { words: "burger, hamburger, cheeseburger, mini-burger, hambourgeois" },
  sandwiches: {
    words: "sandwich, sub",
    names:
      "reuben, club, panini, croque-monsieur, banh mi, torta, wrap, grilled cheese, BLT, sous-marin, guédille, lobster roll",
  },
  hotDogs: { words: "hot dog, hot-dog", names: "market dog, foot long, veggie dog, corn dog, frankfurter" },
  pizza: { words: "pizza", names: "margherita, pepperoni, calzone, capricciosa" },
  pasta: {
    words: "pasta",
    headings: "pâtes",
    names:
      "spaghetti, macaroni, mac, linguine, penne, ravioli, lasagna, lasagne, fettuccine, rigatoni, gnocchi, carbonara, noodle, nouille, tagliatelle",
  },
  noodles: { words: "noodle, nouille", names: "ramen, udon, pho, pad thai, chow mein, lo mein, vermicelli" },
  tacos: { words: "taco" },
  sushi: { words: "sushi", names: "maki, nigiri, sashimi, temaki" },
  curry: { words: "curry, cari", names: "korma, masala, vindaloo, butter chicken, poulet au beurre" },
  soup: { words: "soup, soupe, potage", names: "chowder, bisque, ramen, pho, broth, minestrone, chaudrée" },
  salads: { words: "salad, salade", names: "slaw, coleslaw, verdures, greens" },
  fries: { words: "fries, frites", names: "poutine", not: "spring fries" },
  potatoes: { words: "potato, patate, pomme de terre, pommes de terre, hash brown" },
  wings: { words: "wing, aile, ailes de poulet" },
  ribs: { words: "rib, côte levée, côtes levées" },
  steak: {
    words: "steak",
    names:
      "striploin, contrefilet, ribeye, rib eye, faux-filet, bavette, tomahawk, sirloin, surlonge, flat iron, filet mignon, t-bone, entrecôte",
  },
  chicken: { words: "chicken, poulet" },
  beef: {
    words: "beef, bœuf",
    names: "steak, brisket, striploin, wagyu",
    not: "cabbage steak, steak de chou, cauliflower steak, tuna steak",
  },
  pork: { words: "pork, porc", names: "bacon, ham, jambon, carnitas, al pastor, peameal" },
  bacon: { words: "bacon, peameal, lardon" },
  ham: { words: "ham, jambon" },
  lamb: { words: "lamb, agneau" },
  turkey: { words: "turkey, dinde" },
  sausage: { words: "sausage, saucisse", names: "chorizo, merguez, bratwurst" },
  fish: {
    words: "fish, poisson",
    names:
      "salmon, saumon, trout, truite, cod, morue, haddock, aiglefin, tuna, thon, halibut, flétan, bream, daurade, tilapia, sole, bass",
  },
  salmon: { words: "salmon, saumon" },
  seafood: {
    words: "seafood, fruit de mer, fruits de mer, shellfish",
    names:
      "shrimp, crevette, prawn, lobster, homard, oyster, huître, mussel, moule, calamari, calmar, crab, crabe, scallop, pétoncle, clam, palourde, octopus, pieuvre",
  },
  shrimp: { words: "shrimp, prawn, crevette" },
  lobster: { words: "lobster, homard" },
  mussels: { words: "mussel, moule" },
  mushrooms: { words: "mushroom, champignon, portobello, pleurote" },
  cheese: { words: "cheese, fromage", names: "cheddar, burrata, mozzarella, brie, feta, chèvre, parmesan, quesadilla" },
  eggs: { words: "egg, œuf" },
  rice: { words: "rice, riz", names: "risotto, biryani, pilaf" },
  bread: { words: "bread, pain", names: "baguette, naan, focaccia, pita, bun, miche" },
  nuts: {
    words: "nut, noix",
    names:
      "almond, amande, walnut, pecan, pacane, pistachio, pistache, cashew, cajou, hazelnut, noisette, peanut, arachide",
    not: "beurre noisette, doughnut",
  },
  chocolate: { words: "chocolate, chocolat, choco, cacao, cocoa", names: "brownie, mocha, mokaccino, chocolatine" },
  iceCream: { words: "ice cream, crème glacée, soft serve, gelato", names: "sundae, paleta, sorbet" },
  cake: { words: "cake, gâteau", names: "cheesecake, cupcake" },
  pie: { words: "pie, tarte, tart, tartelette" },
  cookies: { words: "cookie, biscuit", names: "macaron" },
  doughnuts: { words: "doughnut, donut, beigne, beignet" },
  pancakes: { words: "pancake, crêpe, hotcake, flapjack" },
  waffles: { words: "waffle, gaufre" },
  frenchToast: { words: "french toast, pain doré" },
  fruit: {
    words: "fruit, fruits",
    names: "mango, mangue, watermelon, melon, berries, pomme",
    not: "pomme de terre, pommes de terre, fruits de mer, purée de pommes",
  },
  vegetables: { words: "vegetable, légume, veggies" },
  maple: { words: "maple, érable" },
  spicy: {
    words: "spicy, piquant, piquante, épicé, épicée, relevé",
    names: "jalapeño, habanero, chili, chipotle, buffalo, hot honey, ghost pepper",
  },
  combo: { words: "combo, trio", headings: "meal deal, formule, special, spécial, table d’hôte, prix fixe" },
};

/** What diners avoid, by the words that they say it with, and the allergens that this means. menu#allergens. */
const AVOIDED: readonly { readonly words: string; readonly avoids: readonly string[] }[] = [
  { words: "gluten, wheat, blé", avoids: ["Gluten", "Wheat"] },
  { words: "nut, noix", avoids: ["Peanuts", "Treenuts"] },
  { words: "peanut, arachide, cacahuète", avoids: ["Peanuts"] },
  { words: "tree nut, almond, amande, walnut, pecan, pacane, cashew", avoids: ["Treenuts"] },
  { words: "dairy, milk, lactose, lait, laitier, produit laitier", avoids: ["Dairy"] },
  { words: "egg, œuf", avoids: ["Egg"] },
  { words: "fish, poisson", avoids: ["Fish"] },
  { words: "shellfish, crustacean, crustacé, seafood, fruit de mer", avoids: ["Crustaceans", "Molluscs"] },
  { words: "soy, soya, soja", avoids: ["Soy"] },
  { words: "sesame, sésame", avoids: ["Sesame"] },
  { words: "mustard, moutarde", avoids: ["Mustard"] },
  { words: "sulphite, sulfite", avoids: ["Sulphites"] },
];

/** How one says that something is not to be in it: before its name, and after. */
const WITHOUT = { before: ["no", "without", "sans", "zero", "non"], after: ["free"] };

/** What is free of something, by the same words in a query and on a menu: "no nuts", "sans gluten", "gluten-free bun". */
const FREE_FROM: Readonly<Record<string, DishKind>> = Object.fromEntries(
  AVOIDED.map(({ words, avoids }) => {
    const phrases = words
      .split(", ")
      .flatMap((word) => [
        ...WITHOUT.before.map((before) => `${before} ${word}`),
        ...WITHOUT.after.map((after) => `${word} ${after}`),
      ]);
    return [`without ${avoids.join(" and ")}`, { words: phrases.join(", "), avoids }];
  }),
);

/** Kinds by an id of ours. Words are divided by commas; a plural or an accent makes no difference. */
export const DISH_KINDS: Readonly<Record<string, DishKind>> = { ...FOODS, ...FREE_FROM };
