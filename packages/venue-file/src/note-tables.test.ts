import { describe, expect, test } from "vitest";
import { findingsOf } from "./testing/findings-of.ts";

describe("venue#file-doubts: tables", () => {
  test("A location of deliveries that stands twice is named.", () => {
    const custom = [{ location: "Library", areas: ["Desk:L-1"] }, { location: "Gym" }, { location: "Library " }];
    expect(findingsOf({ delivery: { type: "custom", custom } })).toEqual([
      'restaurant.delivery.custom[2].location: has the name "Library" of restaurant.delivery.custom[0]: orders do not tell the two apart',
    ]);
  });

  test("A range that counts down is named.", () => {
    expect(findingsOf({ tables: "Bar 1, 20-1" })).toEqual([
      'restaurant.tables: has "20-1", which counts down and is no table: write 1-20',
    ]);
  });

  test("More tables than are read are named.", () => {
    expect(findingsOf({ tables: "1-1001" })).toEqual([
      "restaurant.tables: lists 1001 tables: those after the first 1000 are refused",
    ]);
    expect(findingsOf({ tables: "1-1000" })).toEqual([]);
  });
});
