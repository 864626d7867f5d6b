import { wrapByWord } from "@comptoir/receipt/paper";
import type { PairRow, PrintRow, TextRow, TextSize } from "../print-document.ts";

export type TextLook = { readonly size: TextSize; readonly isBold: boolean };

/** The measures of a kind of drawing. All widths are in columns of Font A. */
export type Metrics = {
  readonly columns: number;
  readonly widthOf: (text: string, look: TextLook) => number;
};

/** A piece of a line at column `x`. An inverse one is a black band of `width`, in which the text begins at `textX`. */
export type Span = {
  readonly x: number;
  readonly width: number;
  readonly textX: number;
  readonly text: string;
  readonly isInverse: boolean;
};

/** A line of text that fits on the paper. */
export type TextLine = TextLook & { readonly kind: "line"; readonly spans: readonly Span[] };
export type LaidRow = TextLine | Exclude<PrintRow, TextRow | PairRow>;

/** Wraps a row to lines that fit on the paper: by word, a longer word by its letters. Nothing is cut off. printing#wrapping. */
export function layOut(row: PrintRow, metrics: Metrics): readonly LaidRow[] {
  if (row.kind === "text") return layOutText(row, metrics);
  return row.kind === "pair" ? layOutPair(row, metrics) : [row];
}

function layOutText(row: TextRow, metrics: Metrics): TextLine[] {
  const { size = "normal", isBold = false, isInverse = false, align = "left" } = row;
  const look = { size, isBold };
  const { columns } = metrics;
  const measure = (text: string) => metrics.widthOf(text, look);
  const padding = isInverse ? measure(" ") : 0;
  const lead = leadOf(row, look, metrics);
  const start = lead.end + padding;
  const wrapped = wrapByWord(row.text, (text) => measure(text) <= columns - start - padding);
  // A text without visible characters still has its lead.
  return (wrapped.length === 0 ? [""] : wrapped).map((text, index) => {
    const width = measure(text);
    const textX = align === "center" ? start + Math.floor((columns - start - padding - width) / 2) : start;
    const span = isInverse
      ? { x: lead.end, width: columns - lead.end, textX, text, isInverse }
      : { x: textX, width, textX, text, isInverse };
    return { kind: "line", ...look, spans: index === 0 ? [...lead.spans, span] : [span] };
  });
}

/** Lays out the words in front of a text; returns where the text begins. */
function leadOf({ lead, indent = 0 }: Pick<TextRow, "lead" | "indent">, look: TextLook, { widthOf }: Metrics) {
  if (!lead) return { spans: [], end: indent };
  const { text, isInverse = false } = lead;
  const space = widthOf(" ", look);
  const width = widthOf(text, look);
  if (!isInverse) {
    const span: Span = { x: indent, width, textX: indent, text, isInverse };
    return { spans: [span], end: indent + width + space };
  }
  const span: Span = { x: indent, width: width + 2 * space, textX: indent + space, text, isInverse };
  return { spans: [span], end: span.x + span.width + space };
}

/** The right text stands on the first line; if both do not fit side by side, it gets lines of its own below. */
function layOutPair({ text, right, ...row }: PairRow, metrics: Metrics): TextLine[] {
  const look = { size: row.size ?? "normal", isBold: row.isBold ?? false };
  const { columns, widthOf } = metrics;
  const rightWidth = widthOf(right, look);
  const free = columns - leadOf(row, look, metrics).end;
  const isNarrow = free - rightWidth < Math.min(columns / 3, widthOf(text, look) + widthOf(" ", look));
  const room = isNarrow ? columns : columns - rightWidth - widthOf(" ", look);
  const lines = layOutText({ ...row, kind: "text", text }, { ...metrics, columns: room });
  const atRight = (words: string): Span => {
    const width = widthOf(words, look);
    return { x: columns - width, width, textX: columns - width, text: words, isInverse: false };
  };
  const [first, ...others] = lines;
  if (!isNarrow && first) return [{ ...first, spans: [...first.spans, atRight(right)] }, ...others];
  const below = wrapByWord(right, (words) => widthOf(words, look) <= columns);
  return [...lines, ...below.map((words): TextLine => ({ kind: "line", ...look, spans: [atRight(words)] }))];
}
