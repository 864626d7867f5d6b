import { describe, expect, test } from "vitest";
import { convertCatalogue } from "./testing/convert-soundly.ts";

const dishes = (...prices: (string | number)[]) => ({
  name: "Mains",
  items: prices.map((price, turn) => ({ name: `Dish ${turn}`, price })),
});
const converted = (document: unknown) => {
  const { venue, notes } = convertCatalogue(document);
  const prices = venue.menus.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.map(({ price }) => price)),
  );
  return { prices, notes: notes.join("\n") };
};

describe("A price that can be parsed in several ways", () => {
  test.each(["12-15", "$12.00 – $15.00", "12 à 15 $", "12/15"])(
    "of several numbers (%s) is the first, with a note",
    (range) => {
      const { prices, notes } = converted({ sections: [dishes("9.50", range)] });
      expect(prices).toEqual(["9.50", "12.00"]);
      expect(notes).toContain(`firstOfSeveral: 1 (${JSON.stringify(range)})`);
    },
  );

  test("with three computed decimals is rounded, with a note", () => {
    const { prices, notes } = converted({ sections: [dishes("9.50", "12.505")] });
    expect(prices).toEqual(["9.50", "12.51"]);
    expect(notes).toContain('priceRounded: 1 ("12.505")');
  });

  test.each(["1,250", "1.250"])("with a thousands separator (%s) is parsed as such, with a note", (price) => {
    const { prices, notes } = converted({ sections: [dishes("9.50", price)] });
    expect(prices).toEqual(["9.50", "1250.00"]);
    expect(notes).toContain(`priceInThousands: 1 ("${price}")`);
  });

  test("in a list of sizes is noted, too", () => {
    const { notes } = converted({
      sections: [{ name: "Mains", items: [{ name: "Pie", prices: { small: "9-10", large: "12" } }] }],
    });
    expect(notes).toContain('firstOfSeveral: 1 ("9-10")');
  });

  test.each(["12.50", "$1,250.00", "1 250,00", "980", "12,50 $"])(
    "and an unambiguous one (%s) needs no note",
    (price) => {
      expect(converted({ sections: [dishes("9.50", price)] }).notes).not.toMatch(
        /firstOfSeveral|priceInThousands|priceRounded/,
      );
    },
  );
});

describe("A rotation of an unknown format", () => {
  const pasta = [{ name: "Pasta", price: 5.75 }];

  test.each([
    ["weeks of days", { weeks: [{ name: "A", monday: pasta }] }, "weeks, monday"],
    ["days in French", { semaine: { lundi: pasta } }, "semaine, lundi"],
    [
      "a dish that says its week",
      { sections: [{ name: "Mains", items: [{ name: "Pasta", price: 5.75, week: 2 }] }] },
      "week",
    ],
    ["a cycle beside the menu", { ...dishes(5.75), menuCycle: { days: 10 } }, "menuCycle"],
  ])("is noted as lost: %s", (_what, document, named) => {
    expect(converted(document).notes).toContain(`rotationLost ${named}\n`);
  });

  test("and opening hours are not a rotation", () => {
    const open = { ...dishes(5.75), opening_hours: { monday: [{ open: "09:00", close: "17:00" }] }, weekend: true };
    expect(converted(open).notes).not.toContain("rotationLost");
  });
});
