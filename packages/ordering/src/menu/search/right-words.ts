/**
 * Words of food, kitchens and tables in both languages that are one letter from another, such as *poire* and *poivre*.
 * A diner who types one means it: where a menu does not have it, the search finds nothing instead. This is data.
 */
export const RIGHT_WORDS = [
  // Meat, fish and eggs.
  "bear, boar, deer, duck, goose, hare, rabbit, quail, veal, venison, bison, goat, game, liver, tongue, tripe, chop, chops, loin, shank",
  "canard, oie, lapin, caille, veau, cerf, gibier, foie, langue, côte, côtelette, longe, jarret, rognon, boudin, magret, cuisse, aile, râble",
  "perch, pike, eel, carp, char, sole, skate, snapper, squid, whelk, conch, sardine, anchovy, herring, mackerel, caviar, roe, lox",
  "perche, brochet, anguille, carpe, omble, raie, bar, seiche, hareng, maquereau, anchois, doré, éperlan, bigorneau",
  // Vegetables, fruit, grains and nuts.
  "pea, peas, pear, peach, plum, prune, grape, fig, date, lime, lemon, lychee, papaya, guava, kiwi, cherry, currant, quince, apricot, banana, orange, coconut",
  "poire, pêche, prune, raisin, figue, datte, citron, cerise, cassis, coing, abricot, banane, coco, fraise, framboise, mûre, ananas, goyave, papaye",
  "bean, beans, beet, corn, kale, leek, chard, okra, yam, radish, turnip, carrot, celery, fennel, onion, garlic, shallot, cabbage, squash, pumpkin, spinach, cucumber, olive, caper, lentil, chickpea, tofu, tempeh",
  "pois, fève, haricot, maïs, chou, poireau, bette, navet, radis, carotte, céleri, fenouil, oignon, ail, échalote, courge, citrouille, épinard, concombre, câpre, lentille, oseille, tomate, laitue, poivre, poivron",
  "oat, oats, rye, barley, wheat, spelt, farro, grits, bran, malt, hops, quinoa, couscous, polenta, seitan",
  "avoine, seigle, orge, blé, épeautre, semoule, son, houblon",
  // Bread, pastry, pasta and sweets.
  "bagel, roll, toast, crust, crumb, batter, dough, pastry, tart, torte, strudel, fudge, toffee, caramel, candy, jelly, jam, honey, custard, cream, meringue, nougat, truffle, sherbet, parfait, trifle",
  "pâte, pâté, mie, croûte, miette, beurre, crème, miel, sucre, caramel, confiture, gelée, nougat, meringue, truffe, compote, sablé, palet, éclair, chou, tresse",
  "penne, orzo, ziti, dumpling, gyoza, wonton, samosa, pierogi, tortilla, taco, nacho, fajita, burrito, enchilada, tamale, empanada, arepa",
  // Dairy, sauces and spices.
  "butter, yogurt, kefir, curd, whey, ghee, brie, gouda, swiss, blue, ricotta, feta, halloumi, paneer, yogourt, lait, caillé",
  "sauce, salsa, pesto, aioli, mayo, mustard, ketchup, vinegar, relish, gravy, dip, glaze, rub, dill, mint, basil, sage, thyme, clove, cumin, ginger, saffron, pepper, chive, parsley, chili, salt, sugar, syrup, stew, roast, steam",
  "mayonnaise, moutarde, vinaigre, menthe, basilic, sauge, thym, girofle, cumin, gingembre, safran, persil, ciboulette, aneth, sel, sirop, ragoût, rôti, braisé, gratin",
  // Drinks.
  "gin, rum, rye, port, sake, mead, tonic, punch, toddy, scotch, bourbon, whisky, whiskey, vodka, tequila, brandy, cognac, sherry, vermouth, cream, mate, chai, cocoa, float, slush, kombucha",
  "rhum, porto, saké, poiré, cidre, whisky, eau, limonade, citronnade, sirop, maté",
  // Ways of eating and serving.
  "chips, crisps, fry, dip, cup, mug, pot, pan, jug, can, box, bag, tray, spoon, fork, straw, plate, bowl, glass, bottle, slice, piece, dozen, half, large, small, hot, cold, iced, fresh, new, best, cheap, gift, card, bread, menu",
  "croustille, tasse, pot, verre, bouteille, boîte, sac, plateau, cuillère, fourchette, paille, tranche, morceau, douzaine, demi, grand, petit, chaud, froid, glacé, frais, carte, cadeau, kosher, halal, casher, keto, bio",
].join(", ");
