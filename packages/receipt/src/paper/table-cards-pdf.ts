import { setImmediate } from "node:timers/promises";
import { type Document, INK, openDocument, type PaperSize, SOFT } from "./pdf-document.ts";
import { setWords, type WordLook, widthOfWords, wrapWords } from "./set-words.ts";

/** A card for a table, with the modules of its QR code. */
export type TableCard = {
  readonly restaurant: string;
  readonly table: string;
  /** What the guest does with the code, in each language. */
  readonly invitations: readonly string[];
  readonly url: string;
  /** The modules of the code on each side, and whether the one at an index, row by row, is dark. */
  readonly code: { readonly size: number; readonly isDark: (index: number) => boolean };
};

/** Sizes in points. Six cards fill a sheet up to its margin, which holds the cut marks. */
const SHEET = { margin: 28, columns: 2, rows: 3, mark: 14 } as const;
const CARD = { padding: 14, code: 118 } as const;
/** The modules of quiet zone around a code that readers need. */
const QUIET = 4;
const CARDS_IN_A_TURN = 12;
const RESTAURANT: WordLook = { size: 13, weight: "strong" };
const TABLE: WordLook = { size: 19, weight: "strong" };
const INVITATION: WordLook = { size: 8.5, weight: "regular" };
const URL: WordLook = { size: 5.5, weight: "regular" };

/** Draws cards to print and cut out, six on a sheet, with cut marks and codes of vectors. operations#table-codes. */
export async function tableCardsPdf(
  cards: readonly TableCard[],
  about: { readonly title: string; readonly author: string; readonly locale: string; readonly paper: PaperSize },
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, end } = openDocument({ ...about, margin: 0 });
  const root = document.struct("Document");
  document.addStructure(root);
  const { columns, rows } = SHEET;
  for (const [index, card] of cards.entries()) {
    // Yields to the event loop, because a venue may have a thousand tables.
    if (index % CARDS_IN_A_TURN === CARDS_IN_A_TURN - 1) await setImmediate();
    const place = index % (columns * rows);
    if (place === 0 && index > 0) document.addPage();
    if (place === 0) drawCutMarks(document);
    root.add(document.struct("P", {}, [() => drawCard(document, card, place)]));
  }
  return end();
}

function sizeOfCard(document: Document) {
  const { margin, columns, rows } = SHEET;
  return {
    width: (document.page.width - 2 * margin) / columns,
    height: (document.page.height - 2 * margin) / rows,
  };
}

/** Draws short lines in the margins, where a cut goes through the whole sheet. They are decoration. */
function drawCutMarks(document: Document): void {
  const { margin, columns, rows, mark } = SHEET;
  const { width, height } = sizeOfCard(document);
  const { width: right, height: bottom } = document.page;
  document.markContent("Artifact", { type: "Layout" });
  document.lineWidth(0.5).strokeColor(SOFT);
  for (let column = 0; column <= columns; column += 1) {
    const x = margin + column * width;
    document.moveTo(x, margin - mark - 4).lineTo(x, margin - 4);
    document.moveTo(x, bottom - margin + 4).lineTo(x, bottom - margin + mark + 4);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = margin + row * height;
    document.moveTo(margin - mark - 4, y).lineTo(margin - 4, y);
    document.moveTo(right - margin + 4, y).lineTo(right - margin + mark + 4, y);
  }
  document.stroke();
  document.endMarkedContent();
}

function drawCard(document: Document, { restaurant, table, invitations, url, code }: TableCard, place: number): void {
  const { width, height } = sizeOfCard(document);
  const left = SHEET.margin + (place % SHEET.columns) * width;
  let y = SHEET.margin + Math.floor(place / SHEET.columns) * height + CARD.padding;
  const setCentred = (words: string, look: WordLook, linesMax: number) => {
    for (const line of wrapWords(document, words, look, width - 2 * CARD.padding).slice(0, linesMax)) {
      setWords(document, line, look, [left + (width - widthOfWords(document, line, look)) / 2, y]);
      y += look.size * 1.25;
    }
  };
  document.fillColor(INK);
  setCentred(restaurant, RESTAURANT, 1);
  y += 4;
  drawCode(document, code, [left + (width - CARD.code) / 2, y]);
  y += CARD.code + 4;
  document.fillColor(INK);
  setCentred(table, TABLE, 1);
  y += 2;
  for (const invitation of invitations) setCentred(invitation, INVITATION, 1);
  document.fillColor(SOFT);
  y += 2;
  setCentred(url, URL, 2);
}

/** Draws a code in one path, each run of dark modules of a row as one rectangle. */
function drawCode(document: Document, { size, isDark }: TableCard["code"], at: readonly [x: number, y: number]): void {
  const unit = CARD.code / (size + 2 * QUIET);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const first = column;
      while (column < size && isDark(row * size + column)) column += 1;
      if (column > first) {
        document.rect(at[0] + (QUIET + first) * unit, at[1] + (QUIET + row) * unit, (column - first) * unit, unit);
      }
    }
  }
  document.fill("#000000");
}
