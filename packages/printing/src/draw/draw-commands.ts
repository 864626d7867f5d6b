import { runWithLocale } from "@comptoir/messages/server";
import CodepageEncoder from "@point-of-sale/codepage-encoder";
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { CELLS, gridMetrics } from "../layout/grid.ts";
import { layOut, type TextLine } from "../layout/lay-out.ts";
import type { PrintDocument, PrintRow } from "../print-document.ts";
import type { PrinterModel } from "../printer-models.ts";
import { type Bitmap, stack } from "./bitmap.ts";
import { encodePicture } from "./encode-picture.ts";
import { DOTS_OF_COLUMN, rasterOf, spellRow } from "./raster.ts";

const CODE_PAGE = "windows1252";
const CODE = { model: 2, size: 6, errorlevel: "m" } as const;

const UNUSED = 0xfffd;
const SIGNS_OF_CODE_PAGE: ReadonlySet<number> = new Set(
  CodepageEncoder.getEncoding(CODE_PAGE).codepoints.filter((codePoint) => codePoint !== UNUSED),
);

/**
 * Draws a document as the commands of a printer: ESC/POS, StarPRNT or Star Line Mode. A row goes as text if the model's
 * code page has all of it, otherwise as a picture. printing#printer-commands.
 */
export function drawCommands({ rows, locale }: PrintDocument, model: PrinterModel): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: model.language,
    columns: model.columns,
    codepageMapping: { [CODE_PAGE]: model.windows1252 ?? 0 },
    newline: "\n",
    feedBeforeCut: model.feedBeforeCut ?? 0,
    feedAfterBlock: false,
    errors: "strict",
  });
  encoder.initialize();
  if (model.windows1252 !== null) encoder.codepage(CODE_PAGE);
  runWithLocale(locale, () => {
    let pictures: Bitmap[] = [];
    const sendPictures = () => {
      // The library's own pictures pass through pixels of four bytes, which takes ten times as long.
      const picture = stack(pictures, model.columns * DOTS_OF_COLUMN);
      for (const piece of encodePicture(picture, model.language)) encoder.raw(piece);
      pictures = [];
    };
    for (const row of rows) {
      const text = model.windows1252 === null ? null : asText(row);
      if (row.kind !== "cut" && text === null) {
        pictures.push(rasterOf(row, model.columns));
        continue;
      }
      sendPictures();
      sendRow(encoder, text ?? row, model);
    }
    sendPictures();
  });
  return encoder.encode();
}

/** Returns a row with the characters that its printer has; null if its code page lacks some. printing#characters. */
function asText(row: PrintRow): PrintRow | null {
  const spelled = spellRow(row);
  if (spelled.kind !== "text" && spelled.kind !== "pair") return spelled;
  const texts = [spelled.text, spelled.lead?.text ?? "", spelled.kind === "pair" ? spelled.right : ""];
  const hasAll = [...plain(texts.join(""))].every((sign) => SIGNS_OF_CODE_PAGE.has(sign.codePointAt(0) ?? 0));
  return hasAll ? spelled : null;
}

/** Replaces the spaces and signs that wrapping needs and printers do not know. */
function plain(text: string): string {
  return text.replace(/\u00a0/gu, " ").replace(/[\u2010\u2011\u2212]/gu, "-");
}

function sendRow(encoder: ReceiptPrinterEncoder, row: PrintRow, model: PrinterModel): void {
  for (const laid of layOut(row, gridMetrics(model.columns))) {
    if (laid.kind === "line") sendLine(encoder, laid);
    else if (laid.kind === "rule") encoder.line((laid.isHeavy ? "=" : "-").repeat(model.columns));
    else if (laid.kind === "feed") encoder.newline(laid.lines);
    else if (laid.kind === "code") encoder.align("center").qrcode(laid.value, CODE).align("left");
    else if (model.feedBeforeCut !== null) encoder.cut("partial");
    else encoder.newline(3);
  }
}

function sendLine(encoder: ReceiptPrinterEncoder, { spans, size, isBold }: TextLine): void {
  const { columns, rows } = CELLS[size];
  let at = 0;
  for (const { x, width, textX, text, isInverse } of spans) {
    encoder.size(1, 1).text(" ".repeat(x - at));
    const words = plain(text);
    const [before, after] = isInverse ? [textX - x, x + width - textX - words.length * columns] : [0, 0];
    // The blanks of a band have single width, since their number may be odd, and the height of its text.
    encoder.size(1, rows).invert(isInverse).text(" ".repeat(before));
    encoder.size(columns, rows).bold(isBold).text(words).bold(false);
    encoder
      .size(1, rows)
      .text(" ".repeat(Math.max(0, after)))
      .invert(false);
    at = x + width;
  }
  encoder.size(1, 1).newline();
}
