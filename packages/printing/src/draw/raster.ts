import { type LaidRow, layOut, type Metrics, type TextLine } from "../layout/lay-out.ts";
import type { PrintRow } from "../print-document.ts";
import { type Bitmap, blankBitmap, fillRectangle, stack, stamp } from "./bitmap.ts";
import { codeBitmap } from "./code.ts";
import { LETTERS, placeLetters, widthInDots } from "./letters.ts";
import { spellWords } from "./spelling.ts";

/** Dots of a column of Font A. */
export const DOTS_OF_COLUMN = 12;
const RULE = { height: 16, thickness: 2, heavy: 4 } as const;

/** Measures a text by the letters of pictures. */
export function letterMetrics(columns: number): Metrics {
  return { columns, widthOf: (text, look) => widthInDots(text, look) / DOTS_OF_COLUMN };
}

/**
 * Draws a row as a picture over the whole width, for printers whose code pages are uncertain or lack a character. A cut
 * draws nothing. Deterministic. printing#pictures.
 */
export function rasterOf(row: PrintRow, columns: number): Bitmap {
  const width = columns * DOTS_OF_COLUMN;
  return stack(
    layOut(spellRow(row), letterMetrics(columns)).map((laid) => drawLaid(laid, width)),
    width,
  );
}

/** Replaces what the fonts lack in the texts of a row. */
export function spellRow<Row extends PrintRow>(row: Row): Row {
  if (row.kind !== "text" && row.kind !== "pair") return row;
  const lead = row.lead && { ...row.lead, text: spellWords(row.lead.text) };
  const right = "right" in row ? { right: spellWords(row.right) } : {};
  return { ...row, ...right, ...(lead && { lead }), text: row.text.split("\n").map(spellWords).join("\n") };
}

function drawLaid(row: LaidRow, width: number): Bitmap {
  switch (row.kind) {
    case "line":
      return drawLine(row, width);
    case "rule": {
      const rule = blankBitmap(width, RULE.height);
      const top = (RULE.height - RULE.thickness) / 2;
      fillRectangle(rule, [0, top, width, top + (row.isHeavy ? RULE.heavy : RULE.thickness)]);
      return rule;
    }
    case "feed":
      return blankBitmap(width, row.lines * LETTERS.normal.line);
    case "code": {
      const code = codeBitmap(row.value);
      const picture = blankBitmap(width, code.height);
      stamp(picture, code, [Math.floor((width - code.width) / 2), 0]);
      return picture;
    }
    case "cut":
      return blankBitmap(width, 0);
  }
}

/** Draws a line, which is higher if its letters reach beyond it: a dot less makes another name of Arabic letters. */
function drawLine({ spans, size, isBold }: TextLine, width: number): Bitmap {
  const { line } = LETTERS[size];
  const texts = spans.map((span) => ({ ...span, letters: placeLetters(span.text, { size, isBold }) }));
  const all = texts.flatMap(({ letters }) => letters);
  // Bounded by a line each, since a guest may pile marks on a letter without end.
  const above = Math.min(line, Math.max(0, ...all.map(({ top }) => -top)));
  const below = Math.min(line, Math.max(0, ...all.map(({ top, bitmap }) => top + bitmap.height - line)));
  const drawn = blankBitmap(width, above + line + below);
  for (const { x, width: columns, textX, letters, isInverse } of texts) {
    const [left, right] = [x, x + columns].map((column) => Math.round(column * DOTS_OF_COLUMN)) as [number, number];
    if (isInverse) fillRectangle(drawn, [left, 0, right, drawn.height]);
    const begin = Math.round(textX * DOTS_OF_COLUMN);
    for (const { bitmap, left, top } of letters) stamp(drawn, bitmap, [begin + left, above + top], isInverse ? 0 : 1);
  }
  return drawn;
}
