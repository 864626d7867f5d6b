import { describe, expect, test } from "vitest";
import type { PrintRow } from "../index.ts";
import { textOf } from "../testing/text-of.ts";

const print = (...rows: readonly PrintRow[]) => textOf({ widthMm: 58, locale: "en-CA", title: "", rows });

describe("printing#wrapping", () => {
  test("A text is wrapped by word, a longer word by its letters; later lines stand below the first, after the lead.", () => {
    const lead = { text: "2 ×" };
    expect(print({ kind: "text", text: "Grilled octopus with lemon and oregano", lead })).toEqual([
      "2 × Grilled octopus with lemon",
      "    and oregano",
    ]);
    expect(print({ kind: "text", text: "Anticonstitutionnellement".repeat(2) })).toEqual([
      "AnticonstitutionnellementAnticon",
      "stitutionnellement",
    ]);
  });

  test("A longer word with hyphens or slashes is broken after one of them; a no-break hyphen holds.", () => {
    const name = "Marie-Antoinette-de-Bourbon-Parme-Lavallière";
    expect(print({ kind: "text", text: name })).toEqual(["Marie-Antoinette-de-Bourbon-", "Parme-Lavallière"]);
    expect(print({ kind: "text", text: name, size: "large" }).map((line) => line.trim())).toEqual([
      ...["Marie-", "Antoinette-de-", "Bourbon-Parme-", "Lavallière"],
    ]);
    expect(print({ kind: "text", text: "Chicken/Beef/Tofu/Shrimp/Seitan/Tempeh" })).toEqual([
      ...["Chicken/Beef/Tofu/Shrimp/Seitan/", "Tempeh"],
    ]);
    expect(print({ kind: "text", text: "Marie\u2011Antoinette\u2011de\u2011Bourbon\u2011Parme" })[0]).toHaveLength(32);
    expect(print({ kind: "text", text: `-${"x".repeat(40)}` })[0]).toHaveLength(32);
  });

  test("A no-break space is not a place to wrap.", () => {
    expect(print({ kind: "text", text: "Le total de cette facture : 12,50\u00a0$" })).toEqual([
      "Le total de cette facture :",
      "12,50 $",
    ]);
  });

  test("An amount stands at the right edge of the first line; if it has no room there, on a line below.", () => {
    expect(print({ kind: "pair", text: "Grilled octopus with lemon", right: "$48.00" })).toEqual([
      "Grilled octopus with      $48.00",
      "lemon",
    ]);
    const right = "A long text on the right";
    expect(print({ kind: "pair", text: "And one on the left", right })).toEqual([
      "And one on the left",
      "        A long text on the right",
    ]);
  });

  test("A quantity stays with what it counts, if both fit on a line.", () => {
    expect(print({ kind: "text", text: "Sauces of the house on the: 3 × Aioli, 12 × Hot" })).toEqual([
      "Sauces of the house on the:",
      "3 × Aioli, 12 × Hot",
    ]);
    expect(print({ kind: "text", text: `1 × ${"a".repeat(31)}` })).toEqual(["1 ×", "a".repeat(31)]);
  });

  test("A quantity without a name is printed.", () => {
    expect(print({ kind: "text", text: " ", lead: { text: "2 ×" } })).toEqual(["2 × "]);
  });
});
