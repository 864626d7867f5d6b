/**
 * Allergens in the order of the filters: the ten of the specification, then the others of Canada's list.
 * menu#allergens.
 */
export const ALLERGENS = [
  "Peanuts",
  "Treenuts",
  "Dairy",
  "Gluten",
  "Egg",
  "Fish",
  "Soy",
  "Sesame",
  "Mustard",
  "Alcohol",
  "Crustaceans",
  "Molluscs",
  "Sulphites",
  "Wheat",
] as const;

export type Allergen = (typeof ALLERGENS)[number];

export type Allergy = Exclude<Allergen, "Alcohol">;

/** The allergens that a person may have, in the order of the filters. menu#diner-allergies, school#children. */
export const ALLERGIES: readonly [Allergy, ...Allergy[]] = ALLERGENS.filter((word) => word !== "Alcohol") as [
  Allergy,
  ...Allergy[],
];

export type AllergenWords = {
  readonly means: readonly Allergen[];
  readonly names: string;
  /** Words for a part of the allergen, such as almonds for nuts. */
  readonly parts?: string;
};

/** All words for allergens that lists, filters and the search understand. menu#allergens. */
export const ALLERGEN_WORDS: readonly AllergenWords[] = [
  {
    means: ["Peanuts"],
    names: "peanut, groundnut, arachide, cacahuète",
    parts: "peanut butter, peanut oil, beurre d’arachide, huile d’arachide",
  },
  {
    means: ["Treenuts"],
    names: "treenut, tree nut, nut, noix, fruit à coque, fruit à écale",
    parts:
      "almond, brazil nut, cashew, cashew nut, hazelnut, filbert, macadamia, macadamia nut, pecan, pine nut, pistachio, walnut, marzipan, " +
      "amande, noix du Brésil, cajou, noix de cajou, noisette, noix de macadamia, noix de pécan, pacane, pignon, pignon de pin, " +
      "pistache, noix de Grenoble, massepain",
  },
  {
    means: ["Dairy"],
    names: "dairy, dairy product, milk, milk product, lait, laitier, produit laitier",
    parts:
      "cow’s milk, lactose, cheese, butter, cream, sour cream, yogurt, yoghurt, whey, casein, " +
      "lait de vache, fromage, beurre, crème, crème sure, yogourt, yaourt, lactosérum, caséine",
  },
  {
    means: ["Gluten"],
    names: "gluten, cereals containing gluten, céréales contenant du gluten",
    parts: "barley, rye, oat, oatmeal, malt, orge, seigle, avoine, gruau",
  },
  {
    means: ["Wheat"],
    names: "wheat, blé, froment",
    parts:
      "wheat flour, wheat gluten, spelt, kamut, khorasan, durum, durum wheat, semolina, triticale, bulgur, couscous, farro, einkorn, emmer, seitan, " +
      "farine de blé, gluten de blé, épeautre, blé dur, semoule, boulgour",
  },
  {
    means: ["Egg"],
    names: "egg, œuf",
    parts: "egg white, egg yolk, albumin, blanc d’œuf, jaune d’œuf, albumine",
  },
  {
    means: ["Fish"],
    names: "fish, fishes, finfish, poisson",
    parts:
      "anchovy, cod, haddock, halibut, salmon, tuna, trout, sardine, mackerel, tilapia, " +
      "anchois, morue, aiglefin, flétan, saumon, thon, truite, maquereau",
  },
  {
    means: ["Soy"],
    names: "soy, soya, soja, soybean, soya bean, fève de soya",
    parts: "soy sauce, soy lecithin, tofu, edamame, sauce soya, lécithine de soya",
  },
  {
    means: ["Sesame"],
    names: "sesame, sésame",
    parts: "sesame seed, sesame oil, tahini, graine de sésame, huile de sésame, tahin",
  },
  { means: ["Mustard"], names: "mustard, moutarde", parts: "mustard seed, graine de moutarde" },
  { means: ["Alcohol"], names: "alcohol, alcool" },
  {
    means: ["Crustaceans"],
    names: "crustacean, crustacean shellfish, crustacé",
    parts:
      "shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, scampi, krill, " +
      "crevette, crabe, homard, langouste, écrevisse",
  },
  {
    means: ["Molluscs"],
    names: "mollusc, mollusk, mollusque",
    parts:
      "clam, mussel, oyster, scallop, squid, calamari, octopus, cuttlefish, snail, whelk, abalone, " +
      "palourde, moule, huître, pétoncle, calmar, pieuvre, poulpe, seiche, escargot",
  },
  { means: ["Crustaceans", "Molluscs"], names: "shellfish, fruit de mer" },
  { means: ["Fish", "Crustaceans", "Molluscs"], names: "seafood" },
  {
    means: ["Sulphites"],
    names: "sulphite, sulfite",
    parts: "sulphur dioxide, sulfur dioxide, dioxyde de soufre, anhydride sulfureux",
  },
];

/** Wheat contains gluten, and gluten may come from wheat, so avoiding one avoids both. */
export const GRAIN: readonly Allergen[] = ["Gluten", "Wheat"];
