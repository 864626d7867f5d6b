import type { PdfLine } from "./pdf-page.ts";
import { type LinePrice, splitPrices } from "./pdf-prices.ts";

/** A line with what its words are: `heading` of a section, `name` of a dish whose price follows, or other words. */
export type KnownLine = { readonly line: PdfLine; readonly text: string } & (
  | { readonly kind: "dish"; readonly name: string; readonly more: string; readonly prices: readonly LinePrice[] }
  | { readonly kind: "price"; readonly prices: readonly LinePrice[] }
  | { readonly kind: "heading" | "name" | "words" }
);

/** Type that is larger than that of dishes by this factor is a heading's. */
const LARGER = 1.12;
/** A gap above a line, in usual ones, that begins something new. */
const WIDER = 1.45;
const HEADING_LENGTH = 60;
/** Additions to dishes, which are not dishes. */
const ADDITION = /^(?:\+|add\b|ajout|extra\b|suppl[ée]ment|en sus)/iu;

/** Tells for each line of a menu what it is, by its price, its type and its distance from the line above. */
export function knowLines(lines: readonly PdfLine[]): KnownLine[] {
  const first = lines.map(knowPrices);
  const type = typeOfDishes(first);
  const known = first.map((one, at) => (one.kind === "words" ? knowWords(one, at, first, type) : one));
  return knowNames(known, type);
}

function knowPrices(line: PdfLine): KnownLine {
  const text = line.cells.join(" ");
  const last = splitPrices(line.cells.at(-1) ?? "");
  if (last === null || ADDITION.test(text)) return { line, text, kind: "words" };
  const [name = "", ...more] = [...line.cells.slice(0, -1), last.name].filter((words) => words !== "");
  if (!/\p{L}/u.test(name)) return { line, text, kind: "price", prices: last.prices };
  return { line, text, kind: "dish", name, more: more.join(" "), prices: last.prices };
}

type DishType = {
  readonly size: number;
  readonly font: string;
  readonly isUpper: boolean;
  /** The usual distance between two lines. */
  readonly pitch: number;
  /** Whether descriptions have another type than names. */
  readonly isOwn: boolean;
};

function typeOfDishes(lines: readonly KnownLine[]): DishType {
  const dishes = lines.filter(({ kind }) => kind === "dish");
  const measured = dishes.length > 0 ? dishes : lines;
  const size = median(measured.map(({ line }) => line.size));
  const font = mostFrequent(measured.map(({ line }) => line.font));
  const gaps = lines.flatMap(({ line }) => (line.gap !== null && line.gap > 0 ? [line.gap] : []));
  const after = lines.filter((one, at) => one.kind === "words" && lines[at - 1]?.kind === "dish");
  const other = after.filter(({ line }) => line.font !== font || line.size < 0.95 * size);
  return {
    size,
    font,
    isUpper: dishes.filter((dish) => dish.kind === "dish" && isUpper(dish.name)).length * 2 > dishes.length,
    pitch: median(gaps),
    isOwn: other.length * 2 > after.length,
  };
}

function knowWords(one: KnownLine, at: number, lines: readonly KnownLine[], type: DishType): KnownLine {
  const { line, text } = one;
  if (!/\p{L}{2}/u.test(text) || text.length > HEADING_LENGTH || /[.!?]$/.test(text) || ADDITION.test(text)) return one;
  const heading: KnownLine = { line, text, kind: "heading" };
  if (line.size > LARGER * type.size || (isUpper(text) && !type.isUpper)) return heading;
  const next = lines[at + 1];
  const isDishes = line.font === type.font && line.size > 0.95 * type.size;
  // Words in the type of the dishes are a dish without a price, or the first line of a long name.
  if (isDishes && type.isOwn && lines[at - 1] !== undefined) return { line, text, kind: "name" };
  const isFirst = !lines.slice(0, at).some(({ kind }) => kind === "dish");
  const isApart = line.gap === null ? text.split(/\s+/).length <= 5 : line.gap > WIDER * type.pitch;
  const isLarge = line.size > 0.95 * type.size;
  return next?.kind === "dish" && isLarge && (isFirst || isApart) ? heading : one;
}

/**
 * If nearly each dish has a heading of its own, the headings of that type are the names of the dishes. If most prices
 * are alone, the first words after each are a name.
 */
function knowNames(lines: readonly KnownLine[], type: DishType): KnownLine[] {
  const styleOf = ({ line, text }: KnownLine) => `${Math.round(line.size * 2)} ${line.font} ${isUpper(text)}`;
  const headings = lines.filter(({ kind }) => kind === "heading");
  const style = mostFrequent(headings.map(styleOf));
  const count = headings.filter((heading) => styleOf(heading) === style).length;
  const priced = lines.filter(({ kind }) => kind === "dish" || kind === "price").length;
  const named = (one: KnownLine): KnownLine => ({ line: one.line, text: one.text, kind: "name" });
  if (count >= 4 && count >= 0.7 * priced) {
    return lines.map((one) => (one.kind === "heading" && styleOf(one) === style ? named(one) : one));
  }
  if (lines.filter(({ kind }) => kind === "price").length * 2 <= priced) return [...lines];
  return lines.map((one, at) => {
    const isFirst = lines[at - 1]?.kind !== "words";
    return one.kind === "words" && isFirst && one.line.size > 0.9 * type.size ? named(one) : one;
  });
}

function isUpper(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 3 && text === text.toLocaleUpperCase("fr-CA");
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}

function mostFrequent(words: readonly string[]): string {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({ word, count: all.length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.word ?? "";
}
