import { describe, expect, test } from "vitest";
import { richParagraphs } from "./rich-text.ts";

const plain = (text: string) => ({ text, isBold: false, isItalic: false });

describe("The allowed markup of a text", () => {
  test("b and strong are bold, i and em italic, within each other too", () => {
    expect(richParagraphs("Show <b>this <em>number</em></b> at the <strong>bar</strong>.")).toEqual([
      [
        plain("Show "),
        { text: "this ", isBold: true, isItalic: false },
        { text: "number", isBold: true, isItalic: true },
        plain(" at the "),
        { text: "bar", isBold: true, isItalic: false },
        plain("."),
      ],
    ]);
  });

  test("p makes a paragraph, br a line", () => {
    expect(richParagraphs("<p>One<br>two</p><p></p><p>three</p>")).toEqual([[plain("One\ntwo")], [plain("three")]]);
    expect(richParagraphs("One\ntwo\n\nthree")).toEqual([[plain("One\ntwo")], [plain("three")]]);
  });

  test("may be escaped, and other markup is dropped", () => {
    expect(richParagraphs("&lt;b&gt;Fish &amp;amp; chips&lt;/b&gt;")).toEqual([
      [{ text: "Fish &amp; chips", isBold: true, isItalic: false }],
    ]);
    expect(richParagraphs('<a href="https://example.com">Map</a><img src=x onerror=alert(1)>')).toEqual([
      [plain("Map")],
    ]);
    expect(richParagraphs("</b>2 < 3")).toEqual([[plain("2 < 3")]]);
  });
});
