import { m } from "@comptoir/messages";
import type { OrderMail } from "./order-mail.ts";

/** The same mail for those who read it without markup: a line for each thing, an amount after a tab's width of dots. */
export function orderMailText({ heading, receipt, link }: OrderMail): string {
  const row = (words: string, amount: string, indent = "") => `${indent}${words} … ${amount}`;
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
  const parts = [
    [receipt.venue, heading],
    [
      `${m.order_number_label()} ${receipt.number}`,
      ...(receipt.when ? [`${receipt.when.label} ${receipt.when.words}`] : []),
      receipt.where,
    ],
    link === null ? [] : [m.notice_follow(), link],
    [m.order_receipt(), receipt.placed],
    lines,
    receipt.bill.map(({ words, amount }) => row(words, amount)),
    [receipt.payment],
    receipt.refunds.map(({ kind, words, amount }) => row(words, amount, kind === "part" ? "    " : "")),
    taxes.length === 0 ? [] : [m.bill_how_taxes(), ...taxes, ...(receipt.rebate === null ? [] : [receipt.rebate])],
    receipt.issuer,
    [m.notice_why()],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.map(oneLine).join("\n"))
    .join("\n\n")}\n`;
}

/** A text that breaks its line would read as one of ours. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}
