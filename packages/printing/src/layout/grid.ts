import type { PaperWidth, TextSize } from "../print-document.ts";
import type { Metrics } from "./lay-out.ts";

/** Columns of Font A on a paper. printing#paper. */
export const COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 };

/** How many columns and rows of Font A a character takes. */
export const CELLS: Readonly<Record<TextSize, { readonly columns: number; readonly rows: number }>> = {
  normal: { columns: 1, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
};

const GRAPHEMES = new Intl.Segmenter();
/** Characters that take two columns on a screen; printers get them as a picture or in words. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** Measures a text whose characters all have the width of a column, as in a printer's own font. */
export function gridMetrics(columns: number): Metrics {
  return {
    columns,
    widthOf: (text, { size }) => {
      const signs = [...GRAPHEMES.segment(text)];
      return CELLS[size].columns * signs.reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
    },
  };
}
