import { parseRate, type TipChoices } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { newDraft, readDraft, readTypedAmount, tipOfPick } from "./checkout-draft.ts";

const REMEMBERED = { tableNum: "12", fullName: "Sam", email: "", phoneNumber: "", isOfLegalAge: false };

function tips(preselected: number | null): TipChoices {
  const percentages = ["15", "18", "20"].flatMap((text) => parseRate(text) ?? []);
  return { percentages, preselected, title: null };
}

describe("the draft of a checkout", () => {
  test("The venue's default tip is picked, and can be changed.", () => {
    expect(newDraft(REMEMBERED, tips(2)).tip).toEqual({ kind: "percentage", percentage: "20" });
  });

  test("In Québec nothing is preselected.", () => {
    expect(newDraft(REMEMBERED, tips(null)).tip).toBeNull();
  });

  test("A reload loses nothing that was typed.", () => {
    const fresh = newDraft(REMEMBERED, tips(2));
    const typed = {
      ...fresh,
      fullName: "Sam Tremblay",
      notes: "Window",
      answers: { Cutlery: ["No"] },
      tip: { kind: "none" },
    };
    expect(readDraft(JSON.stringify(typed), fresh)).toEqual(typed);
  });

  test("A table that the link names is kept where the tab has none.", () => {
    expect(readDraft(JSON.stringify({ tableNum: "" }), newDraft(REMEMBERED, null)).tableNum).toBe("12");
  });

  test.each(["", "null", "[]", "{", '{"fullName":5,"answers":7,"tip":{"kind":"x"}}', '"text"'])(
    "What is no draft (%s) changes nothing.",
    (text) => {
      const fresh = newDraft(REMEMBERED, tips(2));
      expect(readDraft(text, fresh)).toEqual(fresh);
    },
  );

  test("Card data is not part of what is kept.", () => {
    expect(Object.keys(newDraft(REMEMBERED, null)).join(" ")).not.toMatch(/card|number$|cvd|expiry/i);
  });
});

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
  ])("%s is read as it is typed in both languages; below 0 it becomes its absolute value.", (typed, expected) => {
    expect(readTypedAmount(typed)).toBe(expected);
  });

  test("No tip and a tip that is not picked yet cost nothing.", () => {
    expect([tipOfPick({ kind: "none" }), tipOfPick(null), tipOfPick({ kind: "own", typed: "" })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("A tip is a percentage or dollars.", () => {
    expect(tipOfPick({ kind: "percentage", percentage: "18" })).toEqual({ type: "percentage", percentageValue: "18" });
    expect(tipOfPick({ kind: "own", typed: "4,5" })).toEqual({ type: "dollar", amount: "4.50" });
  });
});
