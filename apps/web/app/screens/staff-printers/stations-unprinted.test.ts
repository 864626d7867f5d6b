import { describe, expect, test } from "vitest";
import { stationsUnprinted } from "./stations-unprinted.ts";

const GRILL = { on: true, prints: ["tickets"], stations: ["grill"] } as const;
const STATIONS = ["bar", "grill"];

describe("printing#stations-unprinted: stations that no printer prints", () => {
  test("are those that no printer of tickets has", () => {
    expect(stationsUnprinted([GRILL], STATIONS)).toEqual(["bar"]);
  });

  test.each([
    ["a printer that is off", { on: false }],
    ["a printer of labels", { prints: ["labels"] as const }],
  ])("are not printed by %s", (_, difference) => {
    expect(stationsUnprinted([GRILL, { ...GRILL, stations: ["bar"], ...difference }], STATIONS)).toEqual(["bar"]);
  });

  test("are none where a printer prints all stations", () => {
    expect(stationsUnprinted([GRILL, { ...GRILL, stations: [] }], STATIONS)).toEqual([]);
  });

  test("are none where no printer prints tickets: the kitchen works by the board", () => {
    expect(stationsUnprinted([], STATIONS)).toEqual([]);
    expect(stationsUnprinted([{ ...GRILL, prints: [] }], STATIONS)).toEqual([]);
  });
});
