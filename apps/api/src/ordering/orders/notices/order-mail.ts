import { m } from "@comptoir/messages";
import type { ReceiptWords } from "@comptoir/receipt";
import { html } from "hono/html";
import type { MailFace } from "../../../events/notices/mail-face.ts";
import { type MailLook, type MailRow, type Markup, mailParts } from "../../../events/notices/mail-markup.ts";

/**
 * A mail about an order: the venue's look, its heading with further sentences, its receipt, the receipts of orders
 * placed with it, and a link to its page with a label. The link is null if the installation has no public origin.
 */
type OrderMail = {
  readonly face: MailFace;
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly receipt: ReceiptWords;
  readonly others: readonly ReceiptWords[];
  readonly link: string | null;
  readonly linkLabel: string;
  readonly locale: string;
};

type Parts = ReturnType<typeof mailParts>;

/**
 * Renders an order's mail as HTML, without its lines if mail clients would cut it. The template escapes every text, so markup in a name is shown as text.
 * promises#promise-42.
 */
export async function orderMailHtml(mail: OrderMail): Promise<string> {
  const whole = await writeOrderMail(mail, false);
  return Buffer.byteLength(whole) < BYTES_MAX ? whole : writeOrderMail(mail, true);
}

/** Gmail cuts longer mails, in bytes. */
const BYTES_MAX = 102_000;

/** @param isShort whether the lines and taxes are left to the order's page and to the mail's plain text */
function writeOrderMail(
  { face, heading, sentences, receipt, others, link, linkLabel, locale }: OrderMail,
  isShort: boolean,
): Promise<string> {
  const { title, when, issuer } = receipt;
  const parts = mailParts(face);
  const isOfSeveral = others.length > 0;
  const preview = `${heading} ${when ? `${when.label} ${when.words}` : ""}`.trim();
  return parts.page(
    { title, preview, locale },
    html`
${parts.heading(1, heading, 0)}
${sentences.map((sentence) => parts.text(sentence, 10, { size: 16 }))}
${isOfSeveral ? parts.text(m.order_together_text(), 8) : numberAndDestination(parts, receipt)}
${link && parts.button(link, linkLabel)}
${isShort && parts.text(m.notice_long(), 20)}
${[receipt, ...others].map((one) => receiptOf(parts, isShort ? { ...one, lines: [], taxes: [] } : one, isOfSeveral))}
${parts.rule(28, 12)}
${issuer.map((line) => parts.fine(line, 0))}
${parts.fine(m.notice_why(), 16)}`,
  );
}

/** Renders the order's number, large enough to show across a counter, with the time and the destination. */
function numberAndDestination({ panel, fine, text }: Parts, { number, when, where, said }: ReceiptWords): Markup {
  return panel(
    20,
    html`${fine(m.order_number_label(), 0)}
${text(number, 0, { size: 52, strong: true, named: true })}
${when && html`${fine(when.label, 12)}${text(when.words, 0, { size: 18, strong: true })}`}
${text(where, 10)}
${said.map((line) => text(line, 4))}`,
  );
}

/**
 * Renders a receipt. If a mail has several receipts, each has its date as heading, and its order's number.
 */
function receiptOf(parts: Parts, receipt: ReceiptWords, isOfSeveral: boolean): Markup {
  const { number, where, placed, said, lines, bill, payment, points, refunds } = receipt;
  const { rule, heading, fine, rows, text } = parts;
  return html`${rule(28, 20)}
${heading(2, isOfSeveral ? where : m.order_receipt(), 0)}
${fine(isOfSeveral ? `${m.order_number_label()} ${number}` : placed)}
${isOfSeveral && said.map((line) => fine(line))}
${lines.length > 0 && html`${rows(lines.flatMap(lineRows))}${rule(12, 8)}`}
${rows(bill.map(({ kind, ...row }) => ({ ...row, ...BILL_ROWS[kind] })))}
${text(payment, 14)}
${points && text(points, 4)}
${refunds.length > 0 && rows(refunds.map(({ kind, words, amount }) => ({ words, amount, ...REFUND_ROWS[kind] })))}
${taxes(parts, receipt)}`;
}

type RowLook = Omit<MailRow, "words" | "amount">;
const FINE: MailLook = { size: 13, tone: "soft" };
const UNDER: RowLook = { look: FINE, above: 0, below: 2, indent: 26 };

function lineRows({ quantity, words, amount, folded, memo, priced }: ReceiptWords["lines"][number]): MailRow[] {
  return [
    { words: `${quantity} × ${words}`, amount, look: { strong: true }, above: 12, below: 2 },
    ...(folded ? [{ words: folded, amount: "", ...UNDER }] : []),
    ...(memo === null ? [] : [{ words: memo, amount: "", ...UNDER, look: { ...FINE, slanted: true } }]),
    ...priced.map((choice) => ({ ...choice, ...UNDER })),
  ];
}

const BILL_ROWS: Readonly<Record<ReceiptWords["bill"][number]["kind"], RowLook>> = {
  amount: {},
  saving: { look: { tone: "good" } },
  included: { look: FINE },
  total: { look: { strong: true }, above: 8 },
  due: { look: { size: 19, strong: true }, above: 10, below: 6 },
};

const REFUND_ROWS: Readonly<Record<ReceiptWords["refunds"][number]["kind"], RowLook>> = {
  heading: { look: { strong: true }, above: 12 },
  part: UNDER,
  left: { look: { strong: true }, above: 10, below: 0 },
};

/** Renders how each tax was computed; null without taxes. */
function taxes(
  { heading, rows, fine }: Parts,
  { taxes: explained, rebate }: Pick<ReceiptWords, "taxes" | "rebate">,
): Markup | null {
  if (explained.length === 0) return null;
  const explainedRows = explained.flatMap(({ words, amount, madeOf }): MailRow[] => [
    { words, amount, look: FINE },
    ...(madeOf ? [{ words: madeOf, amount: "", look: { ...FINE, size: 12 }, above: 0, below: 6 }] : []),
  ]);
  return html`${heading(3, m.bill_how_taxes(), 24)}${rows(explainedRows)}${rebate && fine(rebate)}`;
}

/**
 * Formats an order's mail as plain text: one line per row of the receipt, with its amount after an ellipsis.
 */
export function orderMailText({ heading, sentences, receipt, others, link, linkLabel }: OrderMail): string {
  const isOfSeveral = others.length > 0;
  const parts = [
    [receipt.venue, heading, ...sentences],
    isOfSeveral ? [m.order_together_text()] : numberAndDestinationText(receipt),
    link === null ? [] : [linkLabel, link],
    ...[receipt, ...others].flatMap((one) => [
      isOfSeveral ? numberAndDestinationText(one) : [m.order_receipt(), one.placed],
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

function numberAndDestinationText({ number, when, where, said }: ReceiptWords): string[] {
  return [`${m.order_number_label()} ${number}`, ...(when ? [`${when.label} ${when.words}`] : []), where, ...said];
}

function partsOf(receipt: ReceiptWords): string[][] {
  const lines = receipt.lines.flatMap(({ quantity, words, amount, folded, memo, priced }) => [
    textRow(`${quantity} × ${words}`, amount),
    ...(folded ? [`    ${folded}`] : []),
    ...(memo === null ? [] : [`    ${memo}`]),
    ...priced.map((choice) => textRow(choice.words, choice.amount, "    ")),
  ]);
  const taxes = receipt.taxes.flatMap(({ words, amount, madeOf }) => [
    textRow(words, amount),
    ...(madeOf ? [`    ${madeOf}`] : []),
  ]);
  return [
    lines,
    receipt.bill.map(({ words, amount }) => textRow(words, amount)),
    [receipt.payment, ...(receipt.points === null ? [] : [receipt.points])],
    receipt.refunds.map(({ kind, words, amount }) => textRow(words, amount, kind === "part" ? "    " : "")),
    taxes.length === 0 ? [] : [m.bill_how_taxes(), ...taxes, ...(receipt.rebate === null ? [] : [receipt.rebate])],
  ];
}

const textRow = (words: string, amount: string, indent = "") => `${indent}${words} … ${amount}`;

/** Removes line breaks: a guest's text could otherwise forge a line of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}
