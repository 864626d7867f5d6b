import { CELLS, COLUMNS, gridMetrics } from "../layout/grid.ts";
import { type LaidRow, layOut, type TextLine } from "../layout/lay-out.ts";
import type { PrintDocument } from "../print-document.ts";
import { codeBitmap } from "./code.ts";

/** A cell of Font A in dots, and the space between two lines. */
const CELL = { width: 12, height: 24, gap: 6 } as const;
/** The unprinted edge on both sides of the paper. */
const EDGE = 24;
const RULE_HEIGHT = 20;
const FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Draws a document as it looks on paper, as an SVG for previews and the print page. printing#preview. */
export function drawSvg({ widthMm, locale, title, rows }: PrintDocument): string {
  const columns = COLUMNS[widthMm];
  const metrics = gridMetrics(columns);
  let top = EDGE;
  const parts: string[] = [];
  for (const laid of rows.flatMap((row) => layOut(row, metrics))) {
    parts.push(drawLaid(laid, top, columns));
    top += heightOf(laid);
  }
  const [width, height] = [columns * CELL.width + 2 * EDGE, top + EDGE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" lang="${locale}">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g font-family="${FONT}" font-size="20" xml:space="preserve">`,
    ...parts.filter((part) => part !== ""),
    "</g>",
    "</svg>\n",
  ].join("\n");
}

function heightOf(laid: LaidRow): number {
  switch (laid.kind) {
    case "line":
      return CELLS[laid.size].rows * CELL.height + CELL.gap;
    case "feed":
      return laid.lines * (CELL.height + CELL.gap);
    case "code":
      return codeBitmap(laid.value).height;
    case "rule":
    case "cut":
      return RULE_HEIGHT;
  }
}

function drawLaid(laid: LaidRow, top: number, columns: number): string {
  const right = EDGE + columns * CELL.width;
  const middle = top + RULE_HEIGHT / 2;
  switch (laid.kind) {
    case "line":
      return drawLine(laid, top);
    case "feed":
      return "";
    case "rule":
      return `<path d="M${EDGE} ${middle}H${right}" stroke="#000" stroke-width="${laid.isHeavy ? 4 : 2}"/>`;
    case "cut":
      return `<path d="M0 ${middle}H${right + EDGE}" stroke="#888" stroke-width="2" stroke-dasharray="8 8"/>`;
    case "code":
      return drawCode(laid.value, top, columns);
  }
}

function drawLine({ spans, size, isBold }: TextLine, top: number): string {
  const cell = CELLS[size];
  const height = cell.rows * CELL.height;
  return spans
    .flatMap(({ x, width, textX, text, isInverse }) => {
      const left = EDGE + textX * CELL.width;
      const band = `<rect x="${EDGE + x * CELL.width}" y="${top - CELL.gap / 2}" width="${width * CELL.width}" height="${height + CELL.gap}"/>`;
      // Letters fill their cells, so that a row is as wide as on paper whatever the font.
      const length = (gridMetrics(0).widthOf(text, { size: "normal", isBold }) * CELL.width).toFixed(0);
      const look = `${isBold ? ' font-weight="700"' : ""}${isInverse ? ' fill="#fff"' : ""}`;
      const place = `transform="translate(${left} ${top + height * 0.78}) scale(${cell.columns} ${cell.rows})"`;
      const words = `<text ${place} textLength="${length}" lengthAdjust="spacingAndGlyphs"${look}>${escapeMarkup(text)}</text>`;
      return isInverse ? [band, words] : [words];
    })
    .join("\n");
}

function drawCode(value: string, top: number, columns: number): string {
  const { width, height, dots } = codeBitmap(value);
  const left = EDGE + Math.floor((columns * CELL.width - width) / 2);
  const marks: string[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const begin = x;
      while (x < width && dots[y * width + x] === 1) x += 1;
      if (x > begin) marks.push(`M${left + begin} ${top + y}h${x - begin}v1h-${x - begin}z`);
    }
  }
  return `<path d="${marks.join("")}"/>`;
}

export function escapeMarkup(text: string): string {
  const visible = text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, "");
  return visible.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
