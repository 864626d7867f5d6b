import { pagesOfPdf, wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import { labelsPdf, type MealLabel } from "./labels-pdf.ts";
import { canRender } from "./paper-type.ts";

const LABEL: MealLabel = {
  whom: "2B · Zoé Haddad",
  allergies: "Allergies : arachides et œuf",
  note: "Auto-injecteur au secrétariat",
  dishes: [
    { words: "2 × Pâtes", choices: "Blé entier, Sans oignon", warning: "Contient : œuf" },
    { words: "1 × Lait", choices: "", warning: null },
  ],
  foot: "jeudi 26 novembre · École Maplewood · No 42",
};
const ABOUT = { title: "Étiquettes", author: "École Maplewood", locale: "fr-CA" };
const made = async (...labels: MealLabel[]) => Buffer.from(await labelsPdf(labels, ABOUT));

describe("school#labels: the labels as a PDF", () => {
  test("A label has class and child, allergies, the note, and each dish with its choices and warnings.", async () => {
    expect(wordsOfPdf(await made(LABEL))).toEqual([
      "2B · Zoé Haddad",
      "Allergies : arachides et œuf",
      "Auto-injecteur au secrétariat",
      "2 × Pâtes",
      "Blé entier, Sans oignon",
      "Contient : œuf",
      "1 × Lait",
      "jeudi 26 novembre · École Maplewood · No 42",
    ]);
  });

  /** Returns the first line of a label, joined from the runs of all its fonts. */
  const firstLine = async (whom: string) => {
    const words = wordsOfPdf(await made({ ...LABEL, whom }));
    return words.slice(0, words.indexOf(LABEL.allergies ?? "")).join("");
  };

  test.each(["3A · Łukasz Nguyễn Ωμέγα Дмитрий", "SK · Nguyễn Thị Ánh", "K1 · ᐊᓛᓐᓇ ᐅᒃᐸᓕᒃ"])(
    "Names in other scripts are printed as they are: %s.",
    async (whom) => {
      expect(canRender(whom)).toBe(true);
      expect(await firstLine(whom)).toBe(whom);
    },
  );

  test("Characters without a font are described by their language, and the label says so.", async () => {
    for (const [name, named] of [
      ["王小明", "[in Chinese]"],
      ["ਗੁਰਪ੍ਰੀਤ", "[in Punjabi]"],
      ["👧", "[emoji]"],
    ]) {
      expect(canRender(`JK · ${name}`)).toBe(false);
      expect(await firstLine(`JK · ${name} Wang`)).toBe(`JK · ${named} Wang`);
    }
    const words = wordsOfPdf(await made({ ...LABEL, whom: "JK · 王小明", listed: "Voir la liste" }));
    expect(words.slice(0, 4)).toEqual(["JK · ", "[in Chinese]", "Voir la liste", LABEL.allergies]);
  });

  test("A long label continues on the next one, by whole dishes, with child and allergies repeated.", async () => {
    const dishes = Array.from({ length: 9 }, (_, at) => ({ words: `1 × Plat ${at}`, choices: "Avec", warning: null }));
    const words = wordsOfPdf(await made({ ...LABEL, dishes }));
    const parts = words.filter((line) => line.startsWith(LABEL.foot)).length;
    expect(parts).toBeGreaterThan(1);
    expect(words.filter((line) => line === LABEL.whom)).toHaveLength(parts);
    expect(words.filter((line) => line === LABEL.allergies)).toHaveLength(parts);
    expect(words.filter((line) => line.startsWith("1 × Plat"))).toEqual(dishes.map((dish) => dish.words));
    expect(words).toContain(`${LABEL.foot} · 1/${parts}`);
    for (const [at, line] of words.entries()) if (line.startsWith("1 × Plat")) expect(words[at + 1]).toBe("Avec");
  });

  test("The longest allergies and the longest note are complete.", async () => {
    const [allergies, note] = ["crustacés ".repeat(13).trim(), "attention ".repeat(20).trim()];
    const words = wordsOfPdf(await made({ ...LABEL, whom: `${"m".repeat(40)} · ${"w".repeat(80)}`, allergies, note }));
    const count = (word: string) => words.join(" ").split(word).length - 1;
    const parts = words.filter((line) => line.startsWith(LABEL.foot)).length;
    expect([count("crustacés"), count("attention"), count("2 × Pâtes"), count("1 × Lait")]).toEqual([
      13 * parts,
      20,
      1,
      1,
    ]);
  });

  test("Ten labels fit on a sheet, and no sheet is empty beyond the first.", async () => {
    expect(pagesOfPdf(await made(...Array.from({ length: 10 }, () => LABEL)))).toBe(1);
    expect(pagesOfPdf(await made(...Array.from({ length: 11 }, () => LABEL)))).toBe(2);
  });
});
