import { describe, expect, test } from "vitest";
import { canRender } from "./paper-type.ts";
import { type Document, openDocument, useFace } from "./pdf-document.ts";
import { setWords } from "./set-words.ts";

/** A fake document that records each text and its x position; every letter is ten points wide. */
function sheet() {
  const set: { readonly text: string; readonly x: number }[] = [];
  const document = {
    registerFont: () => document,
    font: () => document,
    widthOfString: (text: string) => text.length * 10,
    text: (text: string, x: number) => void set.push({ text, x }),
  };
  return { set, document: document as unknown as Document };
}

const placesOf = (words: string) => {
  const { set, document } = sheet();
  setWords(document, words, { size: 10, weight: "strong" }, [100, 0]);
  return set;
};

describe("school#labels: words from right to left", () => {
  test("have their own order beside others, and are printed as they are read", () => {
    expect(placesOf("2B · محمد علي")).toEqual([
      { text: "2B · ", x: 100 },
      { text: "محمد", x: 190 },
      { text: " ", x: 180 },
      { text: "علي", x: 150 },
    ]);
  });

  test("do not move the text after them", () => {
    expect(placesOf("فاطمة Smith")).toEqual([
      { text: "فاطمة", x: 100 },
      { text: " Smith", x: 150 },
    ]);
  });

  test("have joining letters: together they have other glyphs than separately", () => {
    const { document } = openDocument({ title: "", author: "", locale: "en-CA", margin: 0 });
    const width = (text: string) => useFace(document, "strong arabic", 10).widthOfString(text);
    const letters = [..."محمد"].reduce((sum, letter) => sum + width(letter), 0);
    expect(canRender("محمد")).toBe(true);
    expect(Math.abs(width("محمد") - letters)).toBeGreaterThan(1);
  });
});
