import { m } from "@comptoir/messages";
import type { ReceiptWords } from "@comptoir/receipt";
import type { OrderMail } from "./order-mail.ts";

/** The same mail for those who read it without markup: a line for each thing, an amount after a tab's width of dots. */
export function orderMailText({ heading, receipt, others, link }: OrderMail): string {
  const isOfSeveral = others.length > 0;
  const parts = [
    [receipt.venue, heading],
    isOfSeveral ? [m.order_together_text()] : numberAndPlace(receipt),
    link === null ? [] : [m.notice_follow(), link],
    ...[receipt, ...others].flatMap((one) => [
      isOfSeveral ? numberAndPlace(one) : [m.order_receipt(), one.placed],
      ...partsOf(one),
    ]),
    receipt.issuer,
    [m.notice_why()],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.map(oneLine).join("\n"))
    .join("\n\n")}\n`;
}

function numberAndPlace({ number, when, where, said }: ReceiptWords): string[] {
  return [`${m.order_number_label()} ${number}`, ...(when ? [`${when.label} ${when.words}`] : []), where, ...said];
}

/** Lines, bill, payment, refunds and taxes of a receipt. */
function partsOf(receipt: ReceiptWords): string[][] {
  const lines = receipt.lines.flatMap(({ quantity, words, amount, folded, memo, priced }) => [
    row(`${quantity} × ${words}`, amount),
    ...(folded ? [`    ${folded}`] : []),
    ...(memo === null ? [] : [`    ${memo}`]),
    ...priced.map((choice) => row(choice.words, choice.amount, "    ")),
  ]);
  const taxes = receipt.taxes.flatMap(({ words, amount, madeOf }) => [
    row(words, amount),
    ...(madeOf ? [`    ${madeOf}`] : []),
  ]);
  return [
    lines,
    receipt.bill.map(({ words, amount }) => row(words, amount)),
    [receipt.payment, ...(receipt.points === null ? [] : [receipt.points])],
    receipt.refunds.map(({ kind, words, amount }) => row(words, amount, kind === "part" ? "    " : "")),
    taxes.length === 0 ? [] : [m.bill_how_taxes(), ...taxes, ...(receipt.rebate === null ? [] : [receipt.rebate])],
  ];
}

const row = (words: string, amount: string, indent = "") => `${indent}${words} … ${amount}`;

/** A text that breaks its line would read as one of ours. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}
