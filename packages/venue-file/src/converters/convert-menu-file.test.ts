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

  test("the restaurant that is given goes before what the file says", () => {
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
  ])("what cannot be shown of an address is dropped: %s", (_, written, read) => {
    const { restaurant } = convertSoundly({
      restaurant: { name: "Fries", ...written },
      items: [{ name: "Fries" }],
    }).venue;
    expect({ address: restaurant.address }).toEqual({ address: undefined, ...read });
  });

  test("what cannot be shown of a restaurant's name is dropped", () => {
    const { restaurant } = convertSoundly({ restaurant: "Frites\u0000 Alors", items: [{ name: "Fries" }] }).venue;
    expect(restaurant.name).toBe("Frites Alors");
  });
});
