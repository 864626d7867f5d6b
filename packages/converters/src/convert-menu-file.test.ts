import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import { convertSoundly } from "./testing/convert-soundly.ts";

describe("Any other file", () => {
  test.each([
    ["", "unreadable-file"],
    ["just words", "unknown-shape"],
    ['{"weather":"fine"}', "unknown-shape"],
    ['{"__proto__":{"items":[]}}', "unreadable-file"],
  ])("%j is refused", (file, refused) => {
    expect(convertMenuFile(file)).toEqual({ refused });
  });

  test.each([
    ['{"items":[{"name":"Fries","price":4.5}', "it ends too early, on line 1"],
    ['[\n{"name":"Fries",}]', "it breaks on line 2, column 17"],
  ])("%j is refused with where its JSON breaks", (file, at) => {
    expect(convertMenuFile(file)).toEqual({ refused: "broken-json", at });
    expect(convertMenuFile(file, { converter: "square" })).toEqual({ refused: "broken-json", at });
  });

  test("the caller's restaurant fields precede the file's", () => {
    const items = [{ name: "Fries", price: 4.5 }];
    const restaurant = { name: "Frites Alors", slug: "frites", payment_processor: "sandbox" };
    expect(convertSoundly({ restaurant: { name: "Old name" }, items }, { restaurant }).venue.restaurant).toMatchObject(
      restaurant,
    );
  });

  test.each([
    ["one text", { address: "12 rue \u0000Cartier\u202e" }, { address: "12 rue Cartier" }],
    ["parts", { address: { street: "12 rue\u0007 Cartier", city: "Québec" } }, { address: "12 rue Cartier, Québec" }],
    ["nothing that can be shown", { address: "\u0000" }, {}],
  ])("invalid characters of an address are dropped: %s", (_, written, read) => {
    const { restaurant } = convertSoundly({
      restaurant: { name: "Fries", ...written },
      items: [{ name: "Fries" }],
    }).venue;
    expect({ address: restaurant.address }).toEqual({ address: undefined, ...read });
  });

  test("fields that would shadow toString or valueOf are dropped", () => {
    const hiding = { toString: null, valueOf: null };
    const items = [
      { name: "Fries", price: 4.5, id: hiding, required: hiding, options: [{ type: hiding, values: ["Rare"] }] },
    ];
    expect(convertSoundly({ items }).venue.menus[0]?.sections[0]?.items[0]?.name).toBe("Fries");
    expect(convertMenuFile('{"items":[{"name":"Fries","price":4.5,"id":{"\\u0074oString":1}}]}')).toHaveProperty(
      "venue",
    );
  });

  test("invalid characters of a restaurant's name are dropped", () => {
    const { restaurant } = convertSoundly({ restaurant: "Frites\u0000 Alors", items: [{ name: "Fries" }] }).venue;
    expect(restaurant.name).toBe("Frites Alors");
  });
});

describe("The contents of the file are compared with the result", () => {
  const steak = { name: "Steak", price: 32 };
  const cooking = { name: "Cooking", options: [{ name: "Rare" }, { name: "Well done" }] };

  test("a file that would lose every price is refused", () => {
    const lost = { refused: "lost-prices", found: 2 };
    expect(convertMenuFile("dish,section,betrag\nLeek,Soups,6.50\nSteak,Mains,32.00\n")).toEqual(lost);
    const dishes = ["Leek", "Steak"].map((name) => ({ name, verkaufspreis: 32 }));
    expect(convertMenuFile(JSON.stringify({ items: dishes }))).toEqual(lost);
    const inEuro = ["Leek", "Steak"].map((name) => ({ name, kostet: "32,00 €" }));
    expect(convertMenuFile(JSON.stringify({ items: inEuro }))).toEqual(lost);
  });

  test("unless a default price is given, or the file has no prices", () => {
    const table = "dish,section,betrag\nLeek,Soups,6.50\n";
    expect(convertSoundly(table, { price: "5.00" }).venue.menus[0]?.sections[0]?.items[0]?.price).toBe("5.00");
    expect(convertSoundly("dish,section,fat\nLeek,Soups,6.50\n").count.prices).toEqual({ found: 0, taken: 0 });
    const free = { items: [{ name: "Water", price: 0, price_range: 2, rating: 4.5 }], delivery_zones: [steak] };
    expect(convertSoundly(free).count.prices).toEqual({ found: 0, taken: 0 });
  });

  test("a file that would lose every option is refused", () => {
    const lost = { refused: "lost-options", found: 2 };
    expect(convertMenuFile(JSON.stringify({ items: [steak], modifier_groups: [cooking] }))).toEqual(lost);
    const inDish = { ...steak, kitchen: { optionGroups: [cooking] } };
    expect(convertMenuFile(JSON.stringify({ items: [inDish] }))).toEqual(lost);
    expect(convertMenuFile("name,price,Modificateur choisi\nLeek,6.50,Crème\nSteak,32,Frites\n")).toEqual(lost);
  });

  test("a partial loss of prices or options is noted with its counts", () => {
    const dishes = [
      { ...steak, options: [cooking] },
      { name: "Leek", verkaufspreis: 6.5 },
    ];
    const { count, notes } = convertSoundly({ items: dishes, modifier_groups: [{ ...cooking, name: "Doneness" }] });
    expect(count).toEqual({ prices: { found: 2, taken: 1 }, options: { found: 4, taken: 2 } });
    expect(notes).toContain("pricesTaken 1 2");
    expect(notes).toContain("optionsTaken 2 4");
  });

  test("a complete conversion has no such note", () => {
    const items = [
      { ...steak, option_ids: ["o"], modifier_groups: [{ ...cooking, options: ["Rare", "Well done"] }] },
      { name: "Latte", prices: { small: 4, large: 5 }, sides: [{ id: "bun" }] },
    ];
    const { count, notes } = convertSoundly({ items, options: [{ id: "bun", name: "Bun", price: 2 }] });
    expect(count.prices).toEqual({ found: 3, taken: 3 });
    expect(count.options).toEqual({ found: 4, taken: 4 });
    expect(notes.join()).not.toMatch(/(?:prices|options)Taken/);
  });
});
