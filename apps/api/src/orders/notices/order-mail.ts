import { m } from "@comptoir/messages";
import type { ReceiptWords } from "@comptoir/receipt";
import { html, raw } from "hono/html";

/** A mail about an order: its heading, its receipt, and the way to its page; null where the installation has no address. */
export type OrderMail = {
  readonly heading: string;
  readonly receipt: ReceiptWords;
  readonly link: string | null;
  readonly locale: string;
};

/** Markup that is done, in which every text is escaped. */
type Markup = ReturnType<typeof html>;

const INK = "#1c1917";
const SOFT = "#57534e";
const PAPER = "#f5f5f4";
const FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs know no layout but tables, and read no styles but those of an element itself. */
const LAYOUT = raw('align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"');
const DOCTYPE = raw(
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
);
/** What a list of mails shows of one is filled up with nothing, so that none of the receipt stands behind it. */
const PREVIEW_LENGTH = 150;
const NOTHING = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/**
 * Sets an order's mail as HTML. Every text is the template's to escape: what stands in a name is shown, never read as markup.
 * promises#promise-42.
 */
export async function orderMailHtml({ heading, receipt, link, locale }: OrderMail): Promise<string> {
  const { title, venue, number, when, where, placed, lines, bill, payment, issuer } = receipt;
  const preview = `${heading} ${when ? `${when.label} ${when.words}` : ""}`.trim();
  const page = await html`${DOCTYPE}<html dir="ltr" lang="${locale}"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting">
<title>${title}</title></head><body style="margin:0;background-color:${PAPER}">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${preview}<div>${NOTHING.repeat(Math.max(0, PREVIEW_LENGTH - preview.length))}</div></div>
<table ${LAYOUT}><tbody><tr><td style="margin:0;background-color:${PAPER};color:${INK};font-family:${FONT}">
<table ${LAYOUT} style="max-width:560px;margin:0 auto;padding:32px 24px;background-color:#ffffff"><tbody><tr style="width:100%"><td>
${text(venue, [0, 0], `font-size:15px;line-height:24px;font-weight:600;color:${SOFT}`)}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${heading}</h1>
${section(20, [fine(m.order_number_label()), text(number, [0, 0], "font-size:56px;line-height:60px;font-weight:700")])}
${when && section(16, [fine(when.label), text(when.words, [0, 0], "font-size:18px;line-height:26px;font-weight:600")])}
${text(where, [8, 0], "font-size:15px;line-height:23px")}
${link && button(link, m.notice_follow())}
${rule(28, 20)}
<h2 style="margin:0;font-size:18px">${m.order_receipt()}</h2>
${fine(placed)}
${rows(lines.map(lineRows))}
${rule(12, 4)}
${rows(bill.map(({ kind, words, amount }) => row(words, amount, BILL_LOOKS[kind])))}
${text(payment, [16, 0], "font-size:15px;line-height:24px")}
${taxes(receipt)}
${rule(24, 12)}
${issuer.map(fine)}
${section(16, [fine(m.notice_why())])}
</td></tr></tbody></table></td></tr></tbody></table></body></html>`;
  return page.toString();
}

/** A paragraph, with its margins above and below. Some programs read them all at once, some each by itself. */
function text(words: string, [above, below]: readonly [number, number], look: string): Markup {
  const margins = `margin:${above}px 0 ${below}px;margin-top:${above}px;margin-right:0;margin-bottom:${below}px;margin-left:0`;
  return html`<p style="${look};${margins}">${words}</p>`;
}

function fine(words: string): Markup {
  return text(words, [2, 2], `font-size:13px;line-height:19px;color:${SOFT}`);
}

function section(above: number, children: readonly Markup[]): Markup {
  return html`<table ${LAYOUT} style="margin:${above}px 0 0"><tbody><tr><td>${children}</td></tr></tbody></table>`;
}

function rule(above: number, below: number): Markup {
  return html`<hr style="width:100%;border:none;border-top:1px solid #e7e5e4;margin:${above}px 0 ${below}px">`;
}

/** A link that looks like a button. Outlook keeps no padding of a link: there, wide spaces stand in its place. */
function button(link: string, words: string): Markup {
  const [before, after] = [
    '<!--[if mso]><i style="mso-font-width:366.66%;mso-text-raise:19.5" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
    '<!--[if mso]><i style="mso-font-width:366.66%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
  ];
  return html`<a href="${link}" target="_blank" style="display:inline-block;max-width:100%;margin:20px 0 0;padding:13px 22px;border-radius:10px;background-color:${INK};color:#ffffff;font-size:15px;line-height:100%;font-weight:600;text-decoration:none;mso-padding-alt:0px"><span>${raw(before)}</span><span style="display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0px;mso-text-raise:9.75px">${words}</span><span>${raw(after)}</span></a>`;
}

/** Words and amounts in two columns, as every mail program sets them alike. */
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

/** How the taxes came about, each with what it is made of; nothing where there are none. */
function taxes({ taxes: explained, rebate }: Pick<ReceiptWords, "taxes" | "rebate">): Markup | null {
  if (explained.length === 0) return null;
  const explainedRows = explained.flatMap(({ words, amount, madeOf }) => [
    row(words, amount, { size: 13, more: `;color:${SOFT}` }),
    madeOf && row(madeOf, "", { padding: "0 0 6px", size: 12, more: `;color:${SOFT}` }),
  ]);
  const heading = html`<h3 style="margin:0 0 4px;font-size:14px">${m.bill_how_taxes()}</h3>`;
  return section(20, [heading, rows(explainedRows), ...(rebate ? [fine(rebate)] : [])]);
}
