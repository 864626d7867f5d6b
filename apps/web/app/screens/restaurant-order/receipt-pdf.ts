import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type { ReceiptWords } from "@comptoir/receipt";
import PDFDocument from "pdfkit";
import { unpackWoff } from "./unpack-woff.ts";

/** The type of the page, with the accents and dashes of French, embedded so that every reader sets it alike. */
const find = createRequire(import.meta.url).resolve;
const readType = (weight: number) =>
  unpackWoff(readFileSync(find(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)));
const TEXT = readType(400);
const STRONG = readType(600);

/** Points: a letter sheet, as printers here have it, with three quarters of an inch around. */
const MARGIN = 54;
const AMOUNT_WIDTH = 90;
const GAP = 12;
const LINES_IN_A_TURN = 8;
const SOFT = "#57534e";
const INK = "#1c1917";

type Document = InstanceType<typeof PDFDocument>;
type Look = { readonly size?: number; readonly strong?: boolean; readonly soft?: boolean; readonly indent?: number };
type Words = { readonly heading: string; readonly taxes: string; readonly number: string };

/**
 * Sets a receipt as a PDF to keep: tagged for screen readers, in the language that its words are in, its type embedded.
 * law#tax-numbers, law#french.
 * @param words the headings beside the receipt's own words
 */
export async function receiptPdf(
  receipt: ReceiptWords,
  words: Words,
  locale: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: "LETTER",
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    font: TEXT as unknown as string,
    info: { Title: receipt.title, Author: receipt.venue },
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  const set = sheetOf(document);
  set.line("H1", receipt.venue, { size: 20, strong: true });
  set.line("P", `${words.heading}, ${receipt.placed}`, { soft: true });
  set.space(10);
  set.line("P", `${words.number} ${receipt.number}`, { size: 14, strong: true });
  if (receipt.when) set.line("P", `${receipt.when.label} ${receipt.when.words}`, {});
  set.line("P", receipt.where, {});
  set.rule();
  for (const [index, { quantity, words: name, amount, folded, memo, priced }] of receipt.lines.entries()) {
    // A long order leaves others their turn.
    if (index % LINES_IN_A_TURN === LINES_IN_A_TURN - 1) await setImmediate();
    set.row(`${quantity} × ${name}`, amount, { strong: true });
    if (folded) set.line("P", folded, { soft: true, size: 9.5, indent: 22 });
    if (memo !== null) set.line("P", memo, { soft: true, size: 9.5, indent: 22 });
    for (const choice of priced) set.row(choice.words, choice.amount, { soft: true, size: 9.5, indent: 22 });
    set.space(4);
  }
  set.rule();
  for (const { kind, words: label, amount } of receipt.bill) {
    const isSum = kind === "total" || kind === "due";
    set.row(label, amount, { strong: isSum, size: kind === "due" ? 14 : 11, soft: kind === "included" });
  }
  set.space(8);
  set.line("P", receipt.payment, {});
  for (const { kind, words: label, amount } of receipt.refunds) {
    if (kind !== "part") set.space(6);
    set.row(label, amount, kind === "part" ? { soft: true, size: 9.5, indent: 22 } : { strong: true });
  }
  if (receipt.taxes.length > 0) {
    set.space(14);
    set.line("H2", words.taxes, { strong: true, size: 10 });
    for (const { words: label, amount, madeOf } of receipt.taxes) {
      set.row(label, amount, { soft: true, size: 9.5 });
      if (madeOf) set.line("P", madeOf, { soft: true, size: 9, indent: 22 });
    }
    if (receipt.rebate !== null) set.line("P", receipt.rebate, { soft: true, size: 9 });
  }
  set.rule();
  receipt.issuer.forEach((line, index) => {
    set.line("P", line, { size: 9.5, strong: index === 0, soft: index > 0 });
  });
  document.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

/** What is set on a sheet from top to bottom, and on the next one where it is full. */
function sheetOf(document: Document) {
  const root = document.struct("Document");
  document.addStructure(root);
  const width = document.page.width - 2 * MARGIN;
  const use = ({ size = 11, strong = false, soft = false }: Look) =>
    document
      .font(strong ? STRONG : TEXT)
      .fontSize(size)
      .fillColor(soft ? SOFT : INK);
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, [draw]));
  const turnPageFor = (height: number) => {
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  };
  return {
    line(type: "H1" | "H2" | "P", text: string, look: Look) {
      const { indent = 0 } = look;
      use(look);
      turnPageFor(document.heightOfString(text, { width: width - indent }));
      add(type, () => use(look).text(text, MARGIN + indent, document.y, { width: width - indent }));
    },
    /** Words, and their amount at the end of their first line. */
    row(text: string, amount: string, look: Look) {
      const { indent = 0 } = look;
      const wordsWidth = width - indent - AMOUNT_WIDTH - GAP;
      use(look);
      const height = document.heightOfString(text, { width: wordsWidth });
      turnPageFor(height);
      const top = document.y;
      add("P", () => {
        use(look).text(text, MARGIN + indent, top, { width: wordsWidth });
        document.text(amount, MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: "right" });
      });
      document.y = top + height + 3;
    },
    space(points: number) {
      document.y += points;
    },
    rule() {
      document.y += 10;
      turnPageFor(20);
      const { y } = document;
      document.markContent("Artifact", { type: "Layout" });
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.75)
        .strokeColor("#d6d3d1")
        .stroke();
      document.endMarkedContent();
      document.y = y + 12;
    },
  };
}
