import { aMenu, aMenuItem, anOptionGroup, anOptionValue, aSection } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { readAllergens } from "../allergens/read-allergens.ts";
import { DISH_KINDS } from "./dish-kinds.ts";
import { markWords, type TextPart } from "./mark-words.ts";
import { indexForSearch } from "./search-index.ts";
import { searchMenu, wordsThatMatch } from "./search-menu.ts";
import { stemOf, typedWordsOf, wordsOf } from "./search-words.ts";

const menus = [
  aMenu({
    name: "All day",
    sections: [
      aSection({
        name: "Plates",
        items: [
          aMenuItem({ id: "brulee", name: "Crème brûlée", description: "Vanilla, burnt sugar" }),
          aMenuItem({
            id: "smash",
            name: "Smash burger",
            ingredients: "Beef, sesame",
            allergens: readAllergens("Gluten"),
          }),
          aMenuItem({
            id: "garden",
            name: "Garden burger",
            description: "Mushroom",
            diets: ["Vegan"],
            allergens: readAllergens("none"),
          }),
          aMenuItem({ id: "beef", name: "Boeuf bourguignon", ingredients: "Beef, wine" }),
          aMenuItem({
            id: "soup",
            name: "Onion soup",
            description: "Goes well with a burger",
            localization: { "fr-CA": { name: "Soupe à l’oignon" } },
          }),
          aMenuItem({
            id: "club",
            name: "Club",
            allergens: readAllergens("Gluten"),
            options: [anOptionGroup({ name: "Bread", values: [anOptionValue({ name: "Gluten-free bun" })] })],
          }),
        ],
      }),
      aSection({ name: "Draught", items: [aMenuItem({ id: "house", name: "House", alcoholicBeverage: true })] }),
    ],
  }),
];
const index = indexForSearch(menus);
const search = (query: string) => searchMenu(index, query).dishes.map(({ item }) => item.id);

describe("Searching a menu", () => {
  it("ignores accents and capitals", () => {
    expect(search("CREME BRULEE")).toEqual(["brulee"]);
    expect(search("bœuf bourguignon")).toEqual(["beef"]);
  });

  it("ignores singular and plural", () => {
    expect(search("burgers")).toEqual(search("burger"));
    expect(search("soups")).toEqual(["soup"]);
  });

  it("ranks a name above a description, and that above ingredients", () => {
    expect(search("burger")).toEqual(["smash", "garden", "soup"]);
    expect(search("mushroom")).toEqual(["garden"]);
    expect(search("sesame")).toEqual(["smash"]);
  });

  it("finds an unfinished word", () => {
    expect(search("mush")).toEqual(["garden"]);
    expect(search("garden bur")).toEqual(["garden"]);
  });

  it("forgives slips where nothing else matches, in short words only a missing or swapped letter", () => {
    expect(search("burgre")).toEqual(search("burger"));
    expect(search("musroom")).toEqual(["garden"]);
    expect(search("bourgignonn")).toEqual(["beef"]);
    expect(search("musrh")).toEqual(["garden"]);
    expect(search("sopu")).toEqual(["soup"]);
    expect(search("sup")).toEqual(["soup"]);
    expect(search("soap")).toEqual([]);
    expect(search("souup")).toEqual([]);
    expect(search("onions")).toEqual(["soup"]);
  });

  it("does not correct a known word", () => {
    expect([search("salad"), search("noodle")]).toEqual([[], []]);
  });

  it("finds dishes that match every word", () => {
    expect(search("garden burger")).toEqual(["garden"]);
    expect(search("garden beef")).toEqual([]);
  });

  it("finds words in either language, whatever the page's language", () => {
    expect([search("oignon"), search("onion"), search("champignons")]).toEqual([["soup"], ["soup"], ["garden"]]);
  });

  it("finds options, sections and kinds that are not in a dish's name", () => {
    expect(search("bun")).toEqual(["club"]);
    expect([search("draught"), search("bière"), search("drinks")]).toEqual([["house"], ["house"], ["house"]]);
  });

  it("finds diets by common words, and diets that imply them", () => {
    expect([search("vegetarian"), search("végé"), search("no meat")]).toEqual([["garden"], ["garden"], ["garden"]]);
  });

  it("finds free-from dishes only if confirmed, and counts the others", () => {
    const found = searchMenu(index, "gluten free");
    // The club matches by the text of an option. Four dishes have unknown allergens.
    expect(found.dishes.map(({ item }) => item.id)).toEqual(["garden", "club"]);
    expect(found.unconfirmed.map(({ item }) => item.id)).toEqual(["brulee", "beef", "soup", "house"]);
    expect(searchMenu(index, "no nuts burger").unconfirmed).toHaveLength(1);
  });

  it("menu#search-free-from: finds each allergen by its words, possible and unrecognized ones included", () => {
    const items = ["Wheat", "Egg", "Egg, may contain almonds", "Egg, spice", "Egg, peanuts"].map((words, id) =>
      aMenuItem({ id, name: `Dish ${id}`, allergens: readAllergens(words) }),
    );
    items.push(aMenuItem({ id: 5, name: "Salad", description: "No walnuts, sans fromage" }));
    const dishes = indexForSearch([aMenu({ items })]);
    const found = (query: string) => {
      const { dishes: some, unconfirmed } = searchMenu(dishes, query);
      return [some, unconfirmed].map((listings) => listings.map(({ item }) => item.id));
    };
    for (const query of ["no barley", "sans seigle", "gluten free", "wheat-free", "sans blé"])
      expect(found(query)).toEqual([
        [1, 2, 4],
        [3, 5],
      ]);
    for (const query of ["no almonds", "sans noix de cajou", "no tree nuts"])
      expect(found(query)).toEqual([
        [0, 1, 4],
        [3, 5],
      ]);
    for (const query of ["no nuts", "sans noix"])
      expect(found(query)).toEqual([
        [0, 1],
        [3, 5],
      ]);
    expect(found("sans lait")).toEqual([
      [0, 1, 2, 4],
      [3, 5],
    ]);
  });

  it("never splits a phrase", () => {
    const nuts = indexForSearch([aMenu({ items: [aMenuItem({ name: "Nuts", description: "No sugar" })] })]);
    expect(searchMenu(nuts, "no nuts").dishes).toEqual([]);
  });

  it("finds a dish once, however many menus list it", () => {
    const item = aMenuItem({ id: 7, name: "Poutine" });
    const twice = indexForSearch([aMenu({ items: [item] }), aMenu({ items: [item] })]);
    expect(searchMenu(twice, "poutine").dishes).toHaveLength(1);
  });

  it("finds nothing without words, and something for a letter", () => {
    expect([search(""), search(" … ")]).toEqual([[], []]);
    expect(search("s")).toContain("soup");
  });

  it("tells which of several words match", () => {
    expect(wordsThatMatch(index, "garden sushi beef")).toEqual(["garden", "beef"]);
    expect(wordsThatMatch(index, "sushi")).toEqual([]);
  });
});

describe("Highlighted text", () => {
  const marked = (query: string, text: string, role: Parameters<typeof markWords>[1] = "text") =>
    markWords(text, role, searchMenu(index, query).terms)
      .map(({ text, isMarked }: TextPart) => (isMarked ? `[${text}]` : text))
      .join("");

  it("has the matching words, whole and as written", () => {
    expect(marked("burg", "Smash burger", "name")).toBe("Smash [burger]");
    expect(marked("creme", "Crème brûlée", "name")).toBe("[Crème] brûlée");
    expect(marked("burgre", "Two burgers & fries")).toBe("Two [burgers] & fries");
  });

  it("has synonyms, and a phrase as one piece", () => {
    expect(marked("gluten free", "Gluten-free bun")).toBe("[Gluten-free] bun");
    expect(marked("champignons", "Mushroom")).toBe("[Mushroom]");
    expect(marked("beer", "On draught", "heading")).toBe("On [draught]");
  });

  it("leaves the rest of a text unchanged", () => {
    expect(marked("soup", "Onion soup, l’été.")).toBe("Onion [soup], l’été.");
    expect(marked("soup", "")).toBe("");
  });
});

describe("Words", () => {
  it("are separated by anything but letters and digits, without articles", () => {
    expect(wordsOf("The L’œuf & 7-up, Mac n No 5").map(({ text }) => text)).toEqual([
      "oeuf",
      "7",
      "up",
      "mac",
      "no",
      "5",
    ]);
  });

  it("distinguish tea from an article by its accent", () => {
    expect(wordsOf("The Thé glacé").map(({ text }) => text)).toEqual(["the", "glace"]);
    expect(typedWordsOf("the")).toEqual(["the"]);
  });

  it.each([
    ["fries", "fry"],
    ["burgers", "burger"],
    ["gâteaux", "gâteau"],
    ["bières", "bière"],
    ["sandwiches", "sandwich"],
    ["sandwichs", "sandwich"],
    ["tomatoes", "tomato"],
    ["cookies", "cookie"],
    ["pies", "pie"],
    ["grillées", "grillé"],
    ["œufs", "œuf"],
  ])("have one stem in singular and plural: %s, %s", (many, one) => {
    const stem = (text: string) => wordsOf(text).map((word) => stemOf(word.text));
    expect(stem(many)).toEqual(stem(one));
  });

  it("keep an s that is not a plural's", () => {
    expect(["jus", "swiss", "bus"].map(stemOf)).toEqual(["jus", "swiss", "bus"]);
  });
});

describe("The kinds of dishes", () => {
  it("reference existing kinds, in phrases of at most three words", () => {
    for (const { words, headings, names, not, within } of Object.values(DISH_KINDS)) {
      if (within) expect(DISH_KINDS).toHaveProperty(within);
      for (const phrase of [words, headings, names, not].flatMap((texts) => texts?.split(", ") ?? [])) {
        expect(wordsOf(phrase).length, phrase).toBeGreaterThan(0);
        expect(wordsOf(phrase).length, phrase).toBeLessThan(4);
      }
    }
  });
});
