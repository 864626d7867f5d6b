import type { ReceiptWords } from "@comptoir/receipt";
import type { PairRow, Paper, PrintDocument, PrintRow } from "../print-document.ts";

const FINE_INDENT = 2;

/**
 * Composes a receipt in its guest's language, with the same contents as the PDF. printing#receipt, law#tax-numbers.
 * @param words the headings that the receipt's text does not include
 * @param link the address of the order's page, printed as a QR code
 */
export function composeReceipt(
  receipt: ReceiptWords,
  words: { readonly heading: string; readonly taxes: string; readonly number: string; readonly link: string | null },
  paper: Paper,
): PrintDocument {
  const text = (line: string, but: Partial<Extract<PrintRow, { kind: "text" }>> = {}): PrintRow => ({
    ...{ kind: "text", text: line, ...but },
  });
  const pair = (left: string, right: string, but: Partial<PairRow> = {}): PrintRow => ({
    ...{ kind: "pair", text: left, right, ...but },
  });
  const { when, cancelled, taxes } = receipt;
  const rows: PrintRow[] = [
    text(receipt.venue, { size: "large", isBold: true, align: "center" }),
    text(`${words.heading}, ${receipt.placed}`, { align: "center" }),
    text(`${words.number} ${receipt.number}`, { size: "tall", isBold: true, align: "center" }),
    ...(when ? [text(`${when.label} ${when.words}`)] : []),
    ...(cancelled === null ? [] : [text(cancelled, { isBold: true })]),
    text(receipt.where),
    ...receipt.said.map((said) => text(said)),
    { kind: "rule" },
    ...receipt.lines.flatMap(({ quantity, words: name, amount, folded, memo, priced }) => [
      pair(name, amount, { lead: { text: `${quantity} ×` }, isBold: true }),
      ...(folded ? [text(folded, { indent: FINE_INDENT })] : []),
      ...(memo === null ? [] : [text(memo, { indent: FINE_INDENT })]),
      ...priced.map((choice) => pair(choice.words, choice.amount, { indent: FINE_INDENT })),
    ]),
    { kind: "rule" },
    ...receipt.bill.map(({ kind, words: label, amount }) =>
      pair(label, amount, { isBold: kind === "total" || kind === "due", size: kind === "due" ? "tall" : "normal" }),
    ),
    { kind: "rule" },
    text(receipt.payment),
    ...(receipt.points === null ? [] : [text(receipt.points)]),
    ...receipt.refunds.map(({ kind, words: label, amount }) =>
      pair(label, amount, kind === "part" ? { indent: FINE_INDENT } : { isBold: true }),
    ),
    ...(taxes.length === 0 ? [] : [text(words.taxes, { isBold: true })]),
    ...taxes.flatMap(({ words: label, amount, madeOf }) => [
      pair(label, amount),
      ...(madeOf ? [text(madeOf, { indent: FINE_INDENT })] : []),
    ]),
    ...(receipt.rebate === null ? [] : [text(receipt.rebate)]),
    { kind: "rule" },
    ...receipt.issuer.map((line, index) => text(line, { isBold: index === 0, align: "center" })),
    ...(words.link === null ? [] : [{ kind: "code", value: words.link } as const]),
    { kind: "feed", lines: 1 },
    { kind: "cut" },
  ];
  return { ...paper, title: receipt.title, rows };
}
