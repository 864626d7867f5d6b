import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PrintDocument, PrintRow } from "../index.ts";
import { SAMPLES } from "../testing/sample-documents.ts";
import { drawPng } from "./index.ts";
import { rasterOf } from "./raster.ts";

const COLUMNS = 32;
const text = (words: string, but: object = {}): PrintRow => ({ kind: "text", text: words, ...but });
const blackOf = (row: PrintRow) => rasterOf(row, COLUMNS).dots.reduce((sum, dot) => sum + dot, 0);

test("printing#pictures: A letter is drawn by its outline: an I is a bar, an O has a hole.", () => {
  const { width, dots } = rasterOf(text("I O", { size: "large", isBold: true }), COLUMNS);
  const middle = Array.from({ length: 3 }, (_, row) =>
    [...dots.subarray((28 + row) * width, (29 + row) * width)].join(""),
  );
  for (const line of middle) expect(line).toMatch(/^0+1{5,9}0+1{5,10}0{10,30}1{5,10}0+$/);
});

test("printing#pictures: Bold has more ink, and a band is the reverse of its text over the whole width.", () => {
  expect(blackOf(text("Allergies", { isBold: true }))).toBeGreaterThan(blackOf(text("Allergies")));
  const { width, height } = rasterOf(text("Allergies", { isInverse: true }), COLUMNS);
  expect(blackOf(text("Allergies", { isInverse: true }))).toBe(
    width * height - blackOf(text("Allergies", { indent: 1 })),
  );
});

test("printing#pictures: Every accent of French is drawn: an accented letter has more ink than its letter.", () => {
  const pairs = ["àa", "âa", "çc", "ée", "èe", "êe", "ëe", "ôo", "ùu", "ûu", "üu", "ÿy", "ÉE", "ÀA", "ÇC"];
  for (const [accented = "", letter = ""] of pairs)
    expect(blackOf(text(accented))).toBeGreaterThan(blackOf(text(letter)));
});

test("printing#characters: Arabic is drawn joined and from right to left, at the left edge of its row.", () => {
  const { width, dots } = rasterOf(text("محمد علي"), COLUMNS);
  expect(dots.indexOf(1)).toBeGreaterThan(0);
  expect(blackOf(text("محمد"))).not.toBe([..."محمد"].reduce((sum, sign) => sum + blackOf(text(sign)), 0));
  const right = Array.from({ length: dots.length / width }, (_, row) =>
    dots.subarray(row * width, (row + 1) * width).lastIndexOf(1),
  );
  expect(Math.max(...right)).toBeLessThan(width / 2);
});

test("printing#characters: What reaches below or above its line is drawn whole: with fewer dots, Arabic is another name.", () => {
  const [dotted, plain] = [
    rasterOf(text("علي", { size: "tall" }), COLUMNS),
    rasterOf(text("على", { size: "tall" }), COLUMNS),
  ];
  expect(dotted.height).toBeGreaterThan(plain.height);
  const blackRows = ({ dots, width, height }: typeof dotted) =>
    Array.from({ length: height }, (_, y) => dots.subarray(y * width, (y + 1) * width).includes(1)).lastIndexOf(true);
  expect(blackRows(dotted)).toBeGreaterThan(blackRows(plain));
  // Marks without end make no line without end.
  expect(rasterOf(text(`a${"\u0323".repeat(400)}`, { size: "tall" }), COLUMNS).height).toBeLessThanOrEqual(3 * 44);
  // Latin text is as high as before.
  expect(rasterOf(text("Été à la crème, Çg|(@)", { size: "tall" }), COLUMNS).height).toBe(44);
});

test("printing#pictures: In a picture of several labels a line to tear along stands between them.", () => {
  const label = SAMPLES["label-58-fr"] as PrintDocument;
  const heightOf = (document: PrintDocument) => Buffer.from(drawPng(document)).readUInt32BE(20);
  const two = { ...label, rows: [...label.rows, ...label.rows] };
  expect(heightOf(two)).toBe(2 * heightOf(label) + 4 * 30 + 16);
});

test("printing#pictures: A PNG of the whole document has the paper's width, and is the same each time.", () => {
  const document = SAMPLES["delivery-58-fr"] as PrintDocument;
  const png = Buffer.from(drawPng(document));
  expect(png.equals(drawPng(document))).toBe(true);
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(32 * 12);
  const data = png.indexOf("IDAT");
  const lines = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(lines.length).toBe(png.readUInt32BE(20) * (1 + (32 * 12) / 8));
});
