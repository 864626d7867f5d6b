import { setImmediate } from "node:timers/promises";
import type { ReceiptWords } from "../receipt-words.ts";
import { type BandColors, openSheets } from "./sheets.ts";

const LINES_IN_A_TURN = 8;

type Words = { readonly heading: string; readonly taxes: string; readonly number: string };

/**
 * Returns a receipt as a tagged PDF with embedded fonts. law#tax-numbers, law#french.
 * @param words the headings that the receipt's text does not include
 * @param colors the venue's light colours, for the band across the head. venue#mail-face
 */
export async function receiptPdf(
  receipt: ReceiptWords,
  words: Words,
  locale: string,
  colors: BandColors,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, venue } = receipt;
  const { set, end } = openSheets({ title, author: venue, locale });
  set.band(receipt.venue, colors);
  set.line("P", `${words.heading}, ${receipt.placed}`, { soft: true });
  set.space(10);
  set.line("P", `${words.number} ${receipt.number}`, { size: 14, strong: true });
  if (receipt.when) set.line("P", `${receipt.when.label} ${receipt.when.words}`, {});
  if (receipt.cancelled !== null) set.line("P", receipt.cancelled, { strong: true });
  set.line("P", receipt.where, {});
  for (const said of receipt.said) set.line("P", said, {});
  set.rule();
  for (const [index, { quantity, words: name, amount, folded, memo, priced }] of receipt.lines.entries()) {
    // Yields to the event loop, because an order may be long.
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
  if (receipt.points !== null) set.line("P", receipt.points, {});
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
  return end();
}
