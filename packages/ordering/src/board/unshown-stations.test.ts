import { describe, expect, test } from "vitest";
import { stationsUnshown, unshownStations } from "./unshown-stations.ts";

describe("board#unshown: stations that no connected board shows", () => {
  const STATIONS = ["bar", "fryer", "grill"];

  test.each([
    ["A board without a filter shows all of them.", [["bar"], []], []],
    ["Several boards show theirs together.", [["bar"], ["grill", "fryer"]], []],
    ["What no board shows is named, in the venue's sequence.", [["fryer"]], ["bar", "grill"]],
    ["Without a board none is named: alerts tell of that.", [], []],
    ["A filter for a station that is no longer on the menu shows nothing.", [["pizza"]], STATIONS],
  ])("%s", (_, boards, unshown) => expect(unshownStations(STATIONS, boards)).toEqual(unshown));
});

describe("board#unshown: orders that no connected board shows", () => {
  const order = {
    lane: "new" as const,
    awaits: null,
    lines: [
      { station: "bar", done: false },
      { station: "grill", done: true },
      { station: null, done: false },
    ],
  };

  test("An order is named by the stations at which something is left.", () => {
    expect(stationsUnshown(order, ["bar", "fryer", "grill"])).toEqual(["bar"]);
  });

  test("An order that waits for an answer is on every board.", () => {
    expect(stationsUnshown({ ...order, awaits: {} }, ["bar"])).toEqual([]);
  });

  test.each(["ready", "scheduled", "done"] as const)("Nothing is prepared for an order that is %s.", (lane) => {
    expect(stationsUnshown({ ...order, lane }, ["bar"])).toEqual([]);
  });
});
