import { aMenu, aMenuItem, aSection } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexForSearch, searchMenu, splitWords } from "./search.ts";
import { slips } from "./typing-slips.ts";

const menus = [
  aMenu({
    sections: [
      aSection({
        items: [
          aMenuItem({ id: "brulee", name: "Crème brûlée", description: "Vanilla, burnt sugar" }),
          aMenuItem({
            id: "burger",
            name: "Smash burger",
            description: "Cheddar and pickles",
            ingredients: "Beef, sesame",
          }),
          aMenuItem({ id: "veggie", name: "Garden burger", description: "Mushroom" }),
          aMenuItem({ id: "beef", name: "Boeuf bourguignon", ingredients: "Beef, wine" }),
          aMenuItem({
            id: "soup",
            name: "Onion soup",
            description: "Goes well with a burger",
            localization: { "fr-CA": { name: "Soupe à l’oignon" } },
          }),
        ],
      }),
    ],
  }),
];

function search(query: string, locale: "en-CA" | "fr-CA" = "en-CA") {
  return searchMenu(indexForSearch(menus, locale), query).map(({ item }) => item.id);
}

describe("Searching a menu", () => {
  it("forgives accents and capitals", () => {
    expect(search("CREME BRULEE")).toEqual(["brulee"]);
    expect(search("bœuf")).toEqual(["beef"]);
  });

  it("forgives typing slips in words that are long enough for them", () => {
    expect(search("burgre")[0]).toBe("burger");
    expect(search("musroom")).toEqual(["veggie"]);
    expect(search("bourgignonn")).toEqual(["beef"]);
    expect(search("bux")).toEqual([]);
  });

  it("finds a word before it is finished", () => {
    expect(search("chedd")).toEqual(["burger"]);
    expect(search("musrh")).toEqual(["veggie"]);
  });

  it("ranks a name above a description, and that above ingredients", () => {
    expect(search("burger")).toEqual(["burger", "veggie", "soup"]);
  });

  it("finds what holds every word", () => {
    expect(search("garden burger")).toEqual(["veggie"]);
    expect(search("garden beef")).toEqual([]);
  });

  it("searches the words of the visitor's language", () => {
    expect(search("oignon", "fr-CA")).toEqual(["soup"]);
    expect(search("oignon")).toEqual([]);
  });

  it("finds nothing for no words", () => {
    expect([search(""), search(" … ")]).toEqual([[], []]);
  });

  it("answers quickly for five hundred dishes", () => {
    const items = Array.from({ length: 500 }, (_, i) =>
      aMenuItem({
        id: i,
        name: `Dish number ${i}`,
        description: "A long description of what is on the plate today, every day",
      }),
    );
    const index = indexForSearch([aMenu({ items })], "en-CA");
    const started = performance.now();
    for (let i = 0; i < 10; i += 1) searchMenu(index, "descripton plaet");
    expect((performance.now() - started) / 10).toBeLessThan(150);
  });
});

describe("Typing slips", () => {
  it("are letters left out, added, mistaken or swapped", () => {
    expect([
      slips("soup", "soup", 2),
      slips("sup", "soup", 2),
      slips("suop", "soup", 2),
      slips("soap", "soup", 2),
    ]).toEqual([0, 1, 1, 1]);
  });

  it("are at most one for one change, and never fewer than the words' difference in length", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.nat(11), fc.constantFrom("a", "z"), (word, place, letter) => {
        const changed = word.slice(0, place) + letter + word.slice(place + 1);
        expect(slips(changed, word, 2)).toBeLessThanOrEqual(1);
        expect(slips(word, `${word}xyz`, 2)).toBe(3);
      }),
    );
  });

  it("leave words split by anything that is no letter or digit", () => {
    expect(splitWords("L’œuf & 7-up, N° 5")).toEqual(["l", "oeuf", "7", "up", "n", "5"]);
  });
});
