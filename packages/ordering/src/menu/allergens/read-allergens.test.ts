import { describe, expect, it } from "vitest";
import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from "./allergen-words.ts";
import { allergenState, allergensTogether } from "./held-allergens.ts";
import { allergensMeantBy, formatAllergens, readAllergens } from "./read-allergens.ts";

/**
 * Words from Canada's list and from kitchens. The list is independent of `ALLERGEN_WORDS`, to detect words
 * that are missing there.
 */
const USUAL: Readonly<Record<string, string>> = {
  Peanuts: "peanuts, arachides, cacahuètes, peanut butter, beurre d'arachide",
  Treenuts:
    "nuts, tree nuts, Treenuts, tree-nuts, almonds, Brazil nuts, cashews, hazelnuts, macadamia nuts, pecans, pine nuts, pistachios, walnuts, " +
    "noix, amandes, noix du Brésil, noix de cajou, noisettes, noix de macadamia, pacanes, noix de pécan, pignons, pignons de pin, pistaches, noix de Grenoble, fruits à coque, fruits à écale(s)",
  Dairy:
    "dairy, milk, dairy products, lactose, cheese, butter, cream, lait, produits laitiers, fromage, beurre, crème, LAIT DE VACHE",
  Gluten: "gluten, barley, rye, oats, malt, orge, seigle, avoine",
  Wheat: "wheat, spelt, kamut, durum, semolina, triticale, blé, épeautre, semoule, blé dur, farine de blé",
  Egg: "egg, eggs, œuf, oeufs, œufs",
  Fish: "fish, anchovies, salmon, tuna, cod, poissons, anchois, saumon, thon, morue",
  Soy: "soy, soya, soybeans, soja, tofu, fèves de soya",
  Sesame: "sesame, sesame seeds, sésame, graines de sésame, tahini",
  Mustard: "mustard, moutarde, mustard seeds",
  Alcohol: "alcohol, alcool",
  Crustaceans:
    "crustaceans, shrimp, prawns, crab, lobster, crayfish, crustacés, crevettes, crabe, homard, écrevisses, langoustines",
  Molluscs:
    "molluscs, mollusks, clams, mussels, oysters, scallops, squid, octopus, snails, mollusques, palourdes, moules, huîtres, pétoncles, calmars, pieuvre, escargots",
  "Crustaceans, Molluscs": "shellfish, fruits de mer",
  "Fish, Crustaceans, Molluscs": "seafood",
  Sulphites: "sulphites, sulfites, sulphur dioxide",
};

const said = (written: string) => {
  const { contains, mayContain, unread } = readAllergens(written);
  return { contains, mayContain, unread };
};
const only = (...contains: Allergen[]) => ({ contains, mayContain: [], unread: [] });

describe("A list of allergens", () => {
  it.each(Object.entries(USUAL))("menu#allergens: knows the usual words for %s", (meant, words) => {
    for (const word of words.split(", "))
      expect([word, allergensMeantBy(word)?.join(", ") ?? said(word)]).toEqual([
        word,
        word.includes("(") ? only("Treenuts") : meant,
      ]);
  });

  it("menu#allergens: has words for each allergen, and each word has one meaning", () => {
    expect(new Set(ALLERGEN_WORDS.flatMap(({ means }) => means))).toEqual(new Set(ALLERGENS));
    const words = ALLERGEN_WORDS.flatMap(({ names, parts }) =>
      [names, ...(parts ? [parts] : [])].join(", ").split(", "),
    );
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    for (const { means, names, parts } of ALLERGEN_WORDS) {
      for (const word of `${names}, ${parts ?? names}`.split(", ")) expect(allergensMeantBy(word)).toEqual(means);
    }
  });

  it.each([
    ["Milk, Barley", only("Dairy", "Gluten")],
    ["Gluten (wheat, barley), Milk", only("Gluten", "Wheat", "Dairy")],
    ["Contains: Milk, Wheat", only("Dairy", "Wheat")],
    ["Contient du lait et des œufs.", only("Dairy", "Egg")],
    ["Dairy, Almonds", only("Dairy", "Treenuts")],
    ["Milk & Nuts", only("Dairy", "Treenuts")],
    ["Milk &amp; Nuts", only("Dairy", "Treenuts")],
    ["<b>Milk</b>, l&rsquo;&oelig;uf", only("Dairy", "Egg")],
    [
      "Fish; wheat / lait et oeuf and soy | sésame\nmoutarde • orge + seigle",
      only("Fish", "Wheat", "Dairy", "Egg", "Soy", "Sesame", "Mustard", "Gluten"),
    ],
    ["Ｍilk，egg", only("Dairy", "Egg")],
    ["milk and/or soy, and egg", only("Dairy", "Soy", "Egg")],
  ])("menu#allergens: is parsed with any separators and introduction: %s", (written, list) => {
    expect(said(written)).toEqual(list);
    expect(readAllergens(written).isConfirmed).toBe(true);
  });

  it.each([
    ["Milk. May contain nuts, soy", ["Dairy"], ["Treenuts", "Soy"]],
    ["Lait; peut contenir des traces d’arachides", ["Dairy"], ["Peanuts"]],
    ["May contain: nuts. Contains: milk", ["Dairy"], ["Treenuts"]],
    ["Gluten (may contain egg), milk", ["Gluten", "Dairy"], ["Egg"]],
    ["May contain (nuts, soy)", [], ["Treenuts", "Soy"]],
    ["traces de noix", [], ["Treenuts"]],
    ["None. May contain nuts", [], ["Treenuts"]],
    ["nuts, may contain nuts", ["Treenuts"], []],
  ])("menu#may-contain: keeps possible allergens apart: %s", (written, contains, mayContain) => {
    const list = readAllergens(written);
    expect(list).toMatchObject({ contains, mayContain, isConfirmed: true });
    expect(readAllergens(formatAllergens(list))).toEqual(list);
  });

  it.each([
    ["celery, Milk", ["celery"]],
    ["gluten-free", ["gluten-free"]],
    ["sans lait", ["sans lait"]],
    ["no nuts", ["no nuts"]],
    ["does not contain milk", ["does not contain milk"]],
    ["Milk: no", ["no"]],
    ["milk?", ["milk?"]],
    ["milk egg", ["milk egg"]],
    ["none, milk", ["none"]],
    ["n/a", ["n", "a"]],
    ["乳", ["乳"]],
    ["-", ["-"]],
    ["Nutmeg", ["Nutmeg"]],
  ])(
    "law#unconfirmed-allergens: is unconfirmed as a whole with an unrecognized word, and keeps its text: %s",
    (written, unread) => {
      expect(readAllergens(written)).toMatchObject({ isConfirmed: false, unread, ownWords: written });
    },
  );

  it.each(["", "  ", ",", "Contains:", "May contain"])(
    "law#unconfirmed-allergens: is unconfirmed without a text: %j",
    (written) => {
      expect(readAllergens(written)).toMatchObject({ contains: [], isConfirmed: false });
    },
  );

  it.each(["none", "None.", "Contains: none", "aucun", "Aucun allergène", "no allergens", "No known allergens"])(
    "menu#allergens: can say that there are none: %s",
    (written) => {
      expect(readAllergens(written)).toEqual({ ...only(), isConfirmed: true, ownWords: "" });
    },
  );
});

describe("An avoided allergen", () => {
  it("menu#grain: covers wheat for gluten, and gluten for wheat", () => {
    for (const avoided of ["Gluten", "wheat", "blé", "barley"]) {
      expect(
        ["Wheat", "Gluten", "rye", "may contain spelt"].map((words) => allergenState(readAllergens(words), avoided)),
      ).toEqual(["contains", "contains", "contains", "mayContain"]);
    }
    expect(allergenState(readAllergens("Dairy"), "Wheat")).toBe("free");
  });

  it("law#unconfirmed-allergens: is never absent if it, or a word of the list, is not recognized", () => {
    expect(allergenState(readAllergens("Dairy"), "Celery")).toBe("unconfirmed");
    expect(allergenState(readAllergens("Dairy, celery"), "Egg")).toBe("unconfirmed");
    expect(allergenState(readAllergens("Dairy, celery"), "Dairy")).toBe("contains");
  });

  it("menu#filters: is in a meal if a part contains it, and absent only if it is confirmed for each part", () => {
    const meal = allergensTogether([
      readAllergens("Dairy"),
      readAllergens("may contain egg"),
      readAllergens("Soy, spice"),
    ]);
    expect(["Dairy", "Egg", "Soy", "Fish"].map((avoided) => allergenState(meal, avoided))).toEqual([
      "contains",
      "mayContain",
      "contains",
      "unconfirmed",
    ]);
    expect(meal.ownWords).toBe("Soy, spice");
  });
});
