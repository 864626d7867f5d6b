import { m } from "@comptoir/messages";
import type { ReceiptWords } from "@comptoir/receipt";
import { html } from "hono/html";
import { button, fine, type Markup, mailPage, rule, SOFT, section, text } from "../../../events/notices/mail-markup.ts";

/**
 * A mail about an order: its heading, its receipt, the receipts of orders placed with it, and a link to its
 * page. The link is null if the installation has no public origin.
 */
type OrderMail = {
  readonly heading: string;
  readonly receipt: ReceiptWords;
  readonly others: readonly ReceiptWords[];
  readonly link: string | null;
  readonly locale: string;
};

/**
 * Renders an order's mail as HTML. The template escapes every text, so markup in a name is shown as text.
 * promises#promise-42.
 */
export async function orderMailHtml({ heading, receipt, others, link, locale }: OrderMail): Promise<string> {
  const { title, venue, when, issuer } = receipt;
  const isOfSeveral = others.length > 0;
  const preview = `${heading} ${when ? `${when.label} ${when.words}` : ""}`.trim();
  return mailPage(
    { title, preview, locale },
    html`
${text(venue, [0, 0], `font-size:15px;line-height:24px;font-weight:600;color:${SOFT}`)}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${heading}</h1>
${isOfSeveral ? text(m.order_together_text(), [8, 0], PLAIN) : numberAndDestination(receipt)}
${link && button(link, m.notice_follow())}
${[receipt, ...others].map((one) => receiptOf(one, isOfSeveral))}
${rule(24, 12)}
${issuer.map(fine)}
${section(16, [fine(m.notice_why())])}`,
  );
}

const PLAIN = "font-size:15px;line-height:23px";

/** Renders the order's number, large enough to show across a counter, with the time and the destination. */
function numberAndDestination({ number, when, where, said }: ReceiptWords): Markup {
  return html`${section(20, [fine(m.order_number_label()), text(number, [0, 0], "font-size:56px;line-height:60px;font-weight:700")])}
${when && section(16, [fine(when.label), text(when.words, [0, 0], "font-size:18px;line-height:26px;font-weight:600")])}
${text(where, [8, 0], PLAIN)}
${said.map((line) => text(line, [4, 0], PLAIN))}`;
}

function receiptOf(receipt: ReceiptWords, isOfSeveral: boolean): Markup {
  const { number, where, placed, said, lines, bill, payment, points, refunds } = receipt;
  return html`${rule(28, 20)}
<h2 style="margin:0;font-size:18px">${isOfSeveral ? where : m.order_receipt()}</h2>
${fine(isOfSeveral ? `${m.order_number_label()} ${number}` : placed)}
${isOfSeveral && said.map(fine)}
${rows(lines.map(lineRows))}
${rule(12, 4)}
${rows(bill.map(({ kind, words, amount }) => row(words, amount, BILL_LOOKS[kind])))}
${text(payment, [16, 0], "font-size:15px;line-height:24px")}
${points && text(points, [4, 0], "font-size:15px;line-height:24px")}
${refunds.length > 0 && rows(refunds.map(({ kind, words, amount }) => row(words, amount, REFUND_LOOKS[kind])))}
${taxes(receipt)}`;
}

/** Renders a table of words and amounts, which every mail client lays out alike. */
function rows(children: readonly unknown[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tbody>${children}</tbody></table>`;
}

const LOOK = { padding: "3px 0", size: 15, more: "" };
type Look = Partial<typeof LOOK>;
const UNDER: Look = { padding: "0 0 2px 26px", size: 13, more: `;color:${SOFT}` };

function row(words: string, amount: string, look: Look): Markup {
  const { padding, size, more } = { ...LOOK, ...look };
  const style = `padding:${padding};font-size:${size}px;line-height:22px;vertical-align:top${more}`;
  return html`<tr><td style="${style}">${words}</td><td style="${style};text-align:right;white-space:nowrap;padding-left:16px">${amount}</td></tr>`;
}

function lineRows({ quantity, words, amount, folded, memo, priced }: ReceiptWords["lines"][number]) {
  return [
    row(`${quantity} × ${words}`, amount, { padding: "10px 0 2px", more: ";font-weight:600" }),
    folded && row(folded, "", UNDER),
    memo && row(memo, "", { ...UNDER, more: `${UNDER.more};font-style:italic` }),
    priced.map((choice) => row(choice.words, choice.amount, UNDER)),
  ];
}

const BILL_LOOKS: Readonly<Record<ReceiptWords["bill"][number]["kind"], Look>> = {
  amount: {},
  saving: { more: ";color:#15803d" },
  included: { size: 13, more: `;color:${SOFT}` },
  total: { padding: "8px 0 3px", more: ";font-weight:600" },
  due: { padding: "8px 0", size: 18, more: ";font-weight:700" },
};

const REFUND_LOOKS: Readonly<Record<ReceiptWords["refunds"][number]["kind"], Look>> = {
  heading: { padding: "12px 0 3px", more: ";font-weight:600" },
  part: UNDER,
  left: { padding: "10px 0 0", more: ";font-weight:600" },
};

function taxes({ taxes: explained, rebate }: Pick<ReceiptWords, "taxes" | "rebate">): Markup | null {
  if (explained.length === 0) return null;
  const explainedRows = explained.flatMap(({ words, amount, madeOf }) => [
    row(words, amount, { size: 13, more: `;color:${SOFT}` }),
    madeOf && row(madeOf, "", { padding: "0 0 6px", size: 12, more: `;color:${SOFT}` }),
  ]);
  const heading = html`<h3 style="margin:0 0 4px;font-size:14px">${m.bill_how_taxes()}</h3>`;
  return section(20, [heading, rows(explainedRows), ...(rebate ? [fine(rebate)] : [])]);
}

/**
 * Formats an order's mail as plain text: one line per row of the receipt, with its amount after an ellipsis.
 */
export function orderMailText({ heading, receipt, others, link }: OrderMail): string {
  const isOfSeveral = others.length > 0;
  const parts = [
    [receipt.venue, heading],
    isOfSeveral ? [m.order_together_text()] : numberAndDestinationText(receipt),
    link === null ? [] : [m.notice_follow(), link],
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
