import { describe, expect, test } from "vitest";
import { readTypedAmount, tipOfPick } from "./tip-pick.ts";

describe("the tip", () => {
  test.each([
    ["5", 500],
    ["5.50", 550],
    ["5,5", 550],
    ["$5.50", 550],
    ["5,50 $", 550],
    ["-3", 300],
    ["", null],
    ["a bit", null],
    ["1.234", null],
  ])("%s is parsed as typed in English or French; a negative amount becomes positive.", (typed, expected) => {
    expect(readTypedAmount(typed)).toBe(expected);
  });

  test("No tip, and a tip that is not picked yet, cost nothing.", () => {
    expect([tipOfPick({ kind: "none" }), tipOfPick(null), tipOfPick({ kind: "own", typed: "" })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("A tip is a percentage or an amount in dollars.", () => {
    expect(tipOfPick({ kind: "percentage", percentage: "18" })).toEqual({ type: "percentage", percentageValue: "18" });
    expect(tipOfPick({ kind: "own", typed: "4,5" })).toEqual({ type: "dollar", amount: "4.50" });
  });
});
