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
  it("forgives accents and capitals", () => {
    expect(search("CREME BRULEE")).toEqual(["brulee"]);
    expect(search("bœuf bourguignon")).toEqual(["beef"]);
  });

  it("makes no difference between one and many", () => {
    expect(search("burgers")).toEqual(search("burger"));
    expect(search("soups")).toEqual(["soup"]);
  });

  it("ranks a name above a description, and that above ingredients", () => {
    expect(search("burger")).toEqual(["smash", "garden", "soup"]);
    expect(search("mushroom")).toEqual(["garden"]);
    expect(search("sesame")).toEqual(["smash"]);
  });

  it("finds a word before it is finished", () => {
    expect(search("mush")).toEqual(["garden"]);
    expect(search("garden bur")).toEqual(["garden"]);
  });

  it("forgives slips in words of five letters or more, and only where nothing else matches", () => {
    expect(search("burgre")).toEqual(search("burger"));
    expect(search("musroom")).toEqual(["garden"]);
    expect(search("bourgignonn")).toEqual(["beef"]);
    expect(search("musrh")).toEqual(["garden"]);
    expect(search("sopu")).toEqual([]);
    expect(search("onions")).toEqual(["soup"]);
  });

  it("takes a word that it knows for no slip in another", () => {
    expect([search("salad"), search("noodle")]).toEqual([[], []]);
  });

  it("finds what holds every word", () => {
    expect(search("garden burger")).toEqual(["garden"]);
    expect(search("garden beef")).toEqual([]);
  });

  it("finds words in either language, whichever the page is in", () => {
    expect([search("oignon"), search("onion"), search("champignons")]).toEqual([["soup"], ["soup"], ["garden"]]);
  });

  it("finds options, sections and kinds that no dish is named by", () => {
    expect(search("bun")).toEqual(["club"]);
    expect([search("draught"), search("bière"), search("drinks")]).toEqual([["house"], ["house"], ["house"]]);
  });

  it("finds diets by the words that people use, in what implies them too", () => {
    expect([search("vegetarian"), search("végé"), search("no meat")]).toEqual([["garden"], ["garden"], ["garden"]]);
  });

  it("promises what is left out only where that is known, and counts the rest", () => {
    const found = searchMenu(index, "gluten free");
    // The club matches by the text of an option. Four dishes have unknown allergens.
    expect(found.dishes.map(({ item }) => item.id)).toEqual(["garden", "club"]);
    expect(found.unconfirmed.map(({ item }) => item.id)).toEqual(["brulee", "beef", "soup", "house"]);
    expect(searchMenu(index, "no nuts burger").unconfirmed).toHaveLength(1);
  });

  it("menu#search-free-from: knows each allergen by the words of its lists, and what may be in a dish or was not understood", () => {
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

  it("never takes two words of a phrase apart", () => {
    const nuts = indexForSearch([aMenu({ items: [aMenuItem({ name: "Nuts", description: "No sugar" })] })]);
    expect(searchMenu(nuts, "no nuts").dishes).toEqual([]);
  });

  it("finds a dish once, however many menus it stands on", () => {
    const item = aMenuItem({ id: 7, name: "Poutine" });
    const twice = indexForSearch([aMenu({ items: [item] }), aMenu({ items: [item] })]);
    expect(searchMenu(twice, "poutine").dishes).toHaveLength(1);
  });

  it("finds nothing for no words, and something for a letter", () => {
    expect([search(""), search(" … ")]).toEqual([[], []]);
    expect(search("s")).toContain("soup");
  });

  it("tells which of several words lead to something", () => {
    expect(wordsThatMatch(index, "garden sushi beef")).toEqual(["garden", "beef"]);
    expect(wordsThatMatch(index, "sushi")).toEqual([]);
  });
});

describe("What is marked", () => {
  const marked = (query: string, text: string, role: Parameters<typeof markWords>[1] = "text") =>
    markWords(text, role, searchMenu(index, query).terms)
      .map(({ text, isMarked }: TextPart) => (isMarked ? `[${text}]` : text))
      .join("");

  it("are the words that were found, whole and as they are written", () => {
    expect(marked("burg", "Smash burger", "name")).toBe("Smash [burger]");
    expect(marked("creme", "Crème brûlée", "name")).toBe("[Crème] brûlée");
    expect(marked("burgre", "Two burgers & fries")).toBe("Two [burgers] & fries");
  });

  it("are the words that mean the same, and a phrase as one", () => {
    expect(marked("gluten free", "Gluten-free bun")).toBe("[Gluten-free] bun");
    expect(marked("champignons", "Mushroom")).toBe("[Mushroom]");
    expect(marked("beer", "On draught", "heading")).toBe("On [draught]");
  });

  it("leave the rest of a text as it is", () => {
    expect(marked("soup", "Onion soup, l’été.")).toBe("Onion [soup], l’été.");
    expect(marked("soup", "")).toBe("");
  });
});

describe("Words", () => {
  it("are divided by anything that is no letter or digit, without articles", () => {
    expect(wordsOf("The L’œuf & 7-up, Mac n No 5").map(({ text }) => text)).toEqual([
      "oeuf",
      "7",
      "up",
      "mac",
      "no",
      "5",
    ]);
  });

  it("tell tea from an article by its accent", () => {
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
  ])("have one stem in the plural and the singular: %s, %s", (many, one) => {
    const stem = (text: string) => wordsOf(text).map((word) => stemOf(word.text));
    expect(stem(many)).toEqual(stem(one));
  });

  it("keep an s that is no plural's", () => {
    expect(["jus", "swiss", "bus"].map(stemOf)).toEqual(["jus", "swiss", "bus"]);
  });
});

describe("The kinds of dishes", () => {
  it("name kinds that are there, in phrases of at most three words", () => {
    for (const { words, headings, names, not, within } of Object.values(DISH_KINDS)) {
      if (within) expect(DISH_KINDS).toHaveProperty(within);
      for (const phrase of [words, headings, names, not].flatMap((texts) => texts?.split(", ") ?? [])) {
        expect(wordsOf(phrase).length, phrase).toBeGreaterThan(0);
        expect(wordsOf(phrase).length, phrase).toBeLessThan(4);
      }
    }
  });
});
