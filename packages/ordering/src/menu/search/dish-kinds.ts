import type { DishKind } from "./dish-kind.ts";
import { FREE_FROM } from "./free-from.ts";

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
    headings: "cellar, cave",
    over: "red, white, rosé",
    names:
      "riesling, pinot, cabernet, merlot, chardonnay, sauvignon, malbec, shiraz, syrah, brut, prosecco, champagne, cava, rosé, mousseux",
    not: "vinaigre de vin, wine vinegar",
    within: "drinks",
  },
  redWine: {
    words: "red wine, vin rouge",
    over: "red, rouge",
    names:
      "house red, pinot noir, cabernet, merlot, malbec, shiraz, syrah, tempranillo, rioja, sangiovese, chianti, gamay, zinfandel, baco noir",
  },
  whiteWine: {
    words: "white wine, vin blanc",
    over: "white, blanc",
    names:
      "house white, riesling, chardonnay, sauvignon blanc, pinot grigio, pinot gris, pinot blanc, chenin, viognier, gewürztraminer, albariño, muscadet, vidal",
  },
  sparklingWine: {
    words: "sparkling wine, vin mousseux, mousseux, bubbly",
    headings: "bulles, bubbles",
    names: "champagne, prosecco, cava, brut, crémant",
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
  cola: { words: "cola, coke, coca cola, pepsi" },
  lemonLime: { words: "sprite, 7up, lemon lime" },
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
      "main, main course, entrée, mains and more, plate, plat, plat principal, plats principaux, assiette, weekday plate",
    over: "from the fire, from the water",
  },
  sides: { headings: "side, side dish, accompagnement, à-côté, extra" },
  desserts: {
    words: "dessert",
    headings: "sweet, sweet tooth, sucré, douceur, pudding, cake, gâteau, ice cream",
    names:
      "cheesecake, cake, gâteau, brownie, tart, tarte, pie, sundae, tiramisu, churros, flan, brûlée, mousse, cookie, biscuit, gelato, sorbet, pouding, doughnut, beigne",
    not: "pot pie, shepherds pie, crab cake, fish cake, rice cake, turnip cake, pizza pie, meat pie",
  },
  breakfast: {
    words: "breakfast, petit déjeuner",
    headings: "déjeuner, brunch, morning, matin",
    names: "pancake, benedict, bénédictine, omelette, omelet, french toast, pain doré, œufs",
  },
  brunch: { words: "brunch" },
  lunch: { words: "lunch", headings: "dîner, midi, luncheon" },
  dinner: { headings: "dinner, supper, souper, evening, soir, soirée" },
  pantry: { headings: "pantry, grocery, groceries, épicerie, dépanneur" },
  bakery: {
    headings: "bakery, boulangerie, pastry, pâtisserie, viennoiserie",
    names: "croissant, chocolatine, muffin, danish, danoise, scone, brioche",
  },
  healthy: {
    headings: "healthy, santé, light, léger",
    over: "salad, salade, bowl, bol",
    names: "salad, salade, greens",
  },

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
  hotDogs: { words: "hot dog, hot-dog, hotdog", names: "market dog, foot long, veggie dog, corn dog, frankfurter" },
  pizza: { words: "pizza", names: "margherita, pepperoni, calzone, capricciosa" },
  pasta: {
    words: "pasta",
    headings: "pâtes",
    names:
      "spaghetti, macaroni, mac, linguine, penne, ravioli, lasagna, lasagne, fettuccine, rigatoni, gnocchi, carbonara, noodle, nouille, tagliatelle",
  },
  lasagna: { words: "lasagna, lasagne" },
  noodles: { words: "noodle, nouille", names: "ramen, udon, pho, pad thai, chow mein, lo mein, vermicelli" },
  tacos: { words: "taco" },
  sushi: { words: "sushi", names: "maki, nigiri, sashimi, temaki" },
  curry: { words: "curry, cari", names: "korma, masala, vindaloo, butter chicken, poulet au beurre" },
  soup: { words: "soup, soupe, potage", names: "chowder, bisque, ramen, pho, broth, minestrone, chaudrée" },
  salads: { words: "salad, salade", names: "slaw, coleslaw, verdures, greens" },
  fries: { words: "fries, frites", names: "poutine", not: "spring fries" },
  potatoes: { words: "potato, patate, pomme de terre, pommes de terre, hash brown" },
  wings: { words: "wing, aile, chicken wing, ailes de poulet" },
  ribs: { words: "rib, côte levée, côtes levées" },
  steak: {
    words: "steak",
    names:
      "striploin, contrefilet, ribeye, rib eye, faux-filet, bavette, tomahawk, sirloin, surlonge, flat iron, filet mignon, t-bone, entrecôte",
  },
  chickenFingers: {
    words:
      "chicken finger, chicken tender, chicken strip, tender, filets de poulet panés, doigts de poulet, languettes de poulet",
  },
  butterChicken: { words: "butter chicken, poulet au beurre" },
  barbecue: { words: "bbq, barbecue", names: "baby back rib, pulled pork, brisket" },
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
  squid: { words: "calamari, calmar, squid" },
  shrimp: { words: "shrimp, prawn, crevette" },
  lobster: { words: "lobster, homard" },
  mussels: { words: "mussel, moule" },
  mushrooms: { words: "mushroom, champignon, portobello, pleurote" },
  cheese: { words: "cheese, fromage", names: "cheddar, burrata, mozzarella, brie, feta, chèvre, parmesan, quesadilla" },
  eggs: { words: "egg, œuf" },
  springRolls: { words: "spring roll, egg roll, rouleau de printemps, rouleau impérial" },
  hummus: { words: "hummus, houmous" },
  garlicBread: { words: "garlic bread, pain à l’ail" },
  rice: { words: "rice, riz", names: "risotto, biryani, pilaf" },
  bread: { words: "bread, pain", names: "baguette, naan, focaccia, pita, bun, miche" },
  nuts: {
    words: "nut, noix",
    names:
      "almond, amande, walnut, pecan, pacane, pistachio, pistache, cashew, cajou, hazelnut, noisette, peanut, arachide",
    not: "beurre noisette, doughnut",
  },
  chocolatine: { words: "chocolatine, pain au chocolat, chocolate croissant" },
  chocolate: { words: "chocolate, chocolat, choco, cacao, cocoa", names: "brownie, mocha, mokaccino, chocolatine" },
  iceCream: { words: "ice cream, icecream, crème glacée, soft serve, gelato", names: "sundae, paleta, sorbet" },
  cake: {
    words: "cake, gâteau",
    names: "cheesecake, cupcake",
    not: "crab cake, fish cake, rice cake, turnip cake",
  },
  pie: { words: "pie, tarte, tart, tartelette" },
  cookies: { words: "cookie, biscuit", names: "macaron" },
  doughnuts: { words: "doughnut, donut, beigne, beignet" },
  pancakes: { words: "pancake, crêpe, hotcake, flapjack" },
  waffles: { words: "waffle, gaufre" },
  frenchToast: { words: "french toast, pain doré" },
  mango: { words: "mango, mangue" },
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

/** The kinds by internal id. Words are separated by commas; plurals and accents make no difference. */
export const DISH_KINDS: Readonly<Record<string, DishKind>> = { ...FOODS, ...FREE_FROM };
