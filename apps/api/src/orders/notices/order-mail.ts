import { m } from "@comptoir/messages";
import type { ReceiptWords } from "@comptoir/receipt";
import { createElement as h, type ReactNode } from "react";

/** A mail about an order: its heading, its receipt, and the way to its page; null where the installation has no address. */
export type OrderMail = {
  readonly heading: string;
  readonly receipt: ReceiptWords;
  readonly link: string | null;
  readonly locale: string;
};

const INK = "#1c1917";
const SOFT = "#57534e";
const LINE = "1px solid #e7e5e4";
const FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Sets an order's mail as HTML. Every text is React's to escape: what stands in a name is shown, never read as markup.
 * promises#promise-42.
 */
export async function orderMailHtml({ heading, receipt, link, locale }: OrderMail): Promise<string> {
  // A second of reading, which no start of a server waits for.
  const mail = await import("@react-email/components");
  const { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } = mail;
  const fine = (text: string, key?: string) =>
    h(Text, { key, style: { margin: "2px 0", fontSize: 13, lineHeight: "19px", color: SOFT } }, text);
  const body = h(
    Container,
    { style: { maxWidth: 560, margin: "0 auto", padding: "32px 24px", backgroundColor: "#ffffff" } },
    h(Text, { style: { margin: 0, fontSize: 15, fontWeight: 600, color: SOFT } }, receipt.venue),
    h(Heading, { as: "h1", style: { margin: "8px 0 0", fontSize: 24, lineHeight: "30px" } }, heading),
    h(
      Section,
      { style: { margin: "20px 0 0" } },
      fine(m.order_number_label()),
      h(Text, { style: { margin: 0, fontSize: 56, lineHeight: "60px", fontWeight: 700 } }, receipt.number),
    ),
    receipt.when &&
      h(
        Section,
        { style: { margin: "16px 0 0" } },
        fine(receipt.when.label),
        h(Text, { style: { margin: 0, fontSize: 18, lineHeight: "26px", fontWeight: 600 } }, receipt.when.words),
      ),
    h(Text, { style: { margin: "8px 0 0", fontSize: 15, lineHeight: "23px" } }, receipt.where),
    link && h(Button, { href: link, style: BUTTON }, m.notice_follow()),
    h(Hr, { style: { margin: "28px 0 20px", border: "none", borderTop: LINE } }),
    h(Heading, { as: "h2", style: { margin: 0, fontSize: 18 } }, m.order_receipt()),
    fine(receipt.placed),
    rows(receipt.lines.flatMap(lineRows)),
    h(Hr, { style: { margin: "12px 0 4px", border: "none", borderTop: LINE } }),
    rows(receipt.bill.map(billRow)),
    h(Text, { style: { margin: "16px 0 0", fontSize: 15 } }, receipt.payment),
    receipt.taxes.length > 0 &&
      h(
        Section,
        { style: { margin: "20px 0 0" } },
        h(Heading, { as: "h3", style: { margin: "0 0 4px", fontSize: 14 } }, m.bill_how_taxes()),
        rows(
          receipt.taxes.flatMap(({ words, amount, madeOf }, index) => [
            row(`${index}`, words, amount, { fontSize: 13, color: SOFT }),
            madeOf && row(`${index} of`, madeOf, "", { fontSize: 12, color: SOFT, padding: "0 0 6px" }),
          ]),
        ),
        receipt.rebate && fine(receipt.rebate),
      ),
    h(Hr, { style: { margin: "24px 0 12px", border: "none", borderTop: LINE } }),
    receipt.issuer.map((line, index) => fine(line, `${index}`)),
    h(Section, { style: { margin: "16px 0 0" } }, fine(m.notice_why())),
  );
  return mail.render(
    h(
      Html,
      { lang: locale },
      h(Head, null, h("title", null, receipt.title)),
      h(Preview, null, `${heading} ${receipt.when ? `${receipt.when.label} ${receipt.when.words}` : ""}`.trim()),
      h(Body, { style: { margin: 0, backgroundColor: "#f5f5f4", color: INK, fontFamily: FONT } }, body),
    ),
  );
}

const BUTTON = {
  margin: "20px 0 0",
  padding: "13px 22px",
  borderRadius: 10,
  backgroundColor: INK,
  color: "#ffffff",
  fontSize: 15,
  fontWeight: 600,
} as const;

/** Words and amounts in two columns, as every mail program sets them alike. */
function rows(children: ReactNode) {
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style: { borderCollapse: "collapse" } },
    h("tbody", null, children),
  );
}

type Look = { readonly [property: string]: string | number };

function row(key: string, words: string, amount: string, look: Look = {}) {
  const style = { padding: "3px 0", fontSize: 15, lineHeight: "22px", verticalAlign: "top", ...look };
  return h(
    "tr",
    { key },
    h("td", { style }, words),
    h("td", { style: { ...style, textAlign: "right", whiteSpace: "nowrap", paddingLeft: 16 } }, amount),
  );
}

function lineRows({ quantity, words, amount, folded, memo, priced }: ReceiptWords["lines"][number], index: number) {
  const under = { fontSize: 13, color: SOFT, padding: "0 0 2px 26px" };
  return [
    row(`${index}`, `${quantity} × ${words}`, amount, { fontWeight: 600, padding: "10px 0 2px" }),
    folded && row(`${index} folded`, folded, "", under),
    memo && row(`${index} memo`, memo, "", { ...under, fontStyle: "italic" }),
    ...priced.map((choice, at) => row(`${index} ${at}`, choice.words, choice.amount, under)),
  ];
}

const BILL_LOOKS: Readonly<Record<ReceiptWords["bill"][number]["kind"], Look>> = {
  amount: {},
  saving: { color: "#15803d" },
  included: { fontSize: 13, color: SOFT },
  total: { fontWeight: 600, padding: "8px 0 3px" },
  due: { fontWeight: 700, fontSize: 18, padding: "8px 0" },
};

function billRow({ kind, words, amount }: ReceiptWords["bill"][number], index: number) {
  return row(`${index}`, words, amount, BILL_LOOKS[kind]);
}
