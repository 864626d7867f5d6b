import { describe, expect, test } from "vitest";
import { convertSoundly } from "./testing/convert-soundly.ts";

/** Converts a menu; returns its dishes with their sizes, one line each, and the notes on sizes. */
function sizesOf(menu: unknown) {
  const { venue, notes } = convertSoundly(menu);
  const dishes = venue.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const lines = dishes.map(({ name, price, options = [] }) => {
    const groups = options.map(
      (group) => `${group.name} ${group.values.map((value) => `${value.name} ${value.price}`).join(", ")}`,
    );
    return [`${name} ${price}`, ...groups].join("; ");
  });
  return { lines, notes: notes.filter((note) => /size/i.test(note)) };
}

const tableOf = (...rows: readonly string[]) => rows.join("\n");
const REGULAR = "unnamedSize Regular";

describe("Options that set the dish's price", () => {
  test.each(["S", "S=0", "S=12.00"])("an option without a price costs the dish's price: %s", (small) => {
    expect(sizesOf(tableOf("Name,Price,Options", `Margherita,12.00,Size (price): ${small}|M=14.00|L=16.00`))).toEqual({
      lines: ["Margherita 12.00; Size S 12.00, M 14.00, L 16.00"],
      notes: [],
    });
  });

  test("an option without a price is dropped if the dish has none", () => {
    expect(sizesOf(tableOf("Name,Price,Options", "Margherita,,Size (price): S|M=14.00|L=16.00"))).toEqual({
      lines: ["Margherita 14.00; Size M 14.00, L 16.00"],
      notes: ['sizesWithoutPrice: 1 ("S")'],
    });
  });

  test("two such groups keep their names, and a note says which one sets the price", () => {
    const cell = "Size (price): S=12.00|L=16.00; Crust (price): Thin=11.00|Thick=13.00";
    expect(sizesOf(tableOf("Name,Price,Options", `Margherita,12.00,${cell}`))).toEqual({
      lines: ["Margherita 12.00; Size S 12.00, L 16.00; Crust Thin 11.00, Thick 13.00"],
      notes: ['lastSizesCount: 1 ("Margherita")'],
    });
  });
});

describe("A dish's own price beside its sizes", () => {
  test.each<[where: string, menu: unknown]>([
    ["a column for a single size", tableOf("Name,Price,Price (Large)", "Foo,10.00,15.00")],
    ["a row without a size", tableOf("item,size,price", "Foo,,10.00", "Foo,Large,15.00")],
    [
      "a single size of a catalogue",
      { items: [{ name: "Foo", price: 10, sizes: [{ name: "Large", price: "15.00" }] }] },
    ],
  ])("becomes a size: %s", (_where, menu) => {
    expect(sizesOf(menu)).toEqual({
      lines: ["Foo 10.00; Size Regular 10.00, Large 15.00"],
      notes: [`${REGULAR}: 1 ("Foo")`],
    });
  });

  test("is a single size's price if both are equal, or the size adds nothing", () => {
    for (const price of ["10.00", "0"]) {
      expect(sizesOf(tableOf("Name,Price,Price (Large)", `Foo,10.00,${price}`))).toEqual({
        lines: ["Foo 10.00"],
        notes: [],
      });
    }
  });

  test("is noted if several sizes have other prices", () => {
    expect(sizesOf(tableOf("Name,Price,Price (Small),Price (Large)", "Foo,10.00,8.00,15.00"))).toEqual({
      lines: ["Foo 10.00; Size Small 8.00, Large 15.00"],
      notes: ['priceBesideSizesNotCharged: 1 ("Foo")'],
    });
  });

  test("is that of its own row, wherever the row is; two rows without a size are two dishes", () => {
    expect(sizesOf(tableOf("item,size,price", "Tea,Large,6.00", "Tea,,5.00", "Cola,,2.00", "Cola,,3.00"))).toEqual({
      lines: ["Tea 5.00; Size Large 6.00, Regular 5.00", "Cola 2.00", "Cola 3.00"],
      notes: [`${REGULAR}: 1 ("Tea")`],
    });
  });
});

test("A dish with names in two languages is noted.", () => {
  const sizes = [
    { name: "x", price: 0 },
    { name: "y", price: 2.15 },
  ];
  expect(sizesOf({ items: [{ name_fr: "Été", name_en: "Summer", price: 3.15, sizes }] }).notes).toEqual([
    'sizeAddsToPrice: 1 ("Summer")',
  ]);
});
