import type { VenueThingData } from "@comptoir/contract";
import { describe, expect, test } from "vitest";
import { listMenus, seekDishes } from "./menu-tree.ts";

const thing = (key: string, under: string, fields: Record<string, unknown> = {}): [string, VenueThingData] => [
  key,
  { thing: key, under, fields: { name: key, ...fields } },
];

const draft = {
  things: new Map([
    thing("menu:1", "restaurant"),
    thing("section:a", "menu:1", { order: 2 }),
    thing("section:b", "menu:1", { order: 1 }),
    thing("item:1", "section:a", { name: "Cr&egrave;me", order: 2 }),
    thing("item:2", "section:a", { name: "Soup", localization: { "fr-CA": { name: "Soupe à l’oignon" } } }),
    thing("item:3", "section:a", { name: "Bread", order: 1 }),
    thing("item:4", "menu:1", { name: "Water" }),
  ]),
  pending: new Map(),
};

describe("The list of dishes", () => {
  test("has them as guests see them: by their order, those without one last; those in no section first.", () => {
    expect(listMenus(draft)).toEqual([
      {
        thing: "menu:1",
        parts: [
          { thing: "menu:1", dishes: ["item:4"] },
          { thing: "section:b", dishes: [] },
          { thing: "section:a", dishes: ["item:3", "item:1", "item:2"] },
        ],
      },
    ]);
  });

  test.each([
    ["creme", ["item:1"]],
    ["OIGNON", ["item:2"]],
    ["xyz", []],
  ])("finds %s by a part of a name, in either language, without accents.", (text, found) => {
    expect(
      seekDishes(draft, listMenus(draft), text).flatMap(({ parts }) => parts.flatMap(({ dishes }) => dishes)),
    ).toEqual(found);
  });
});
