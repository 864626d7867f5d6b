import { describe, expect, test } from "vitest";
import { findingsOf } from "./testing/findings-of.ts";

describe("venue#file-doubts: tables", () => {
  test("A delivery location that is listed twice gets a warning.", () => {
    const custom = [{ location: "Library", areas: ["Desk:L-1"] }, { location: "Gym" }, { location: "Library " }];
    expect(findingsOf({ delivery: { type: "custom", custom } })).toEqual([
      'restaurant.delivery.custom[2].location: has the name "Library" of restaurant.delivery.custom[0]: orders cannot distinguish the two',
    ]);
  });

  test("A descending range gets a warning.", () => {
    expect(findingsOf({ tables: "Bar 1, 20-1" })).toEqual([
      'restaurant.tables: has "20-1", a range in descending order, which is no table: write 1-20',
    ]);
    expect(findingsOf({ tables: "Terrace 6-1" })).toEqual([
      'restaurant.tables: has "Terrace 6-1", a range in descending order, which is no table: write Terrace 1-6',
    ]);
  });

  test("Too many tables get a warning.", () => {
    expect(findingsOf({ tables: "1-1001" })).toEqual([
      "restaurant.tables: lists 1001 tables: those after the first 1000 are refused",
    ]);
    expect(findingsOf({ tables: "1-1000" })).toEqual([]);
  });
});

describe("An area of a location", () => {
  test.each(["", " ", ":X", "Bench:", ":"])("is invalid as %j, without a label or a code.", (area) => {
    expect(findingsOf({ generic_table_locations: [{ location: "Patio", areas: [area] }] })).toEqual([
      `restaurant.generic_table_locations[0].areas[0]: is ${JSON.stringify(area)}; expected an area with its code, such as "Table 4:T4"`,
    ]);
  });

  test.each(["4", "Table 4", "Bar: left:B1", " Banc & co : T1 "])("is valid as %j.", (area) => {
    expect(findingsOf({ generic_table_locations: [{ location: "Patio", areas: [area] }] })).toEqual([]);
  });
});
