import { html, raw } from "hono/html";

/** Markup in which every text is escaped. */
export type Markup = ReturnType<typeof html>;

const INK = "#1c1917";
export const SOFT = "#57534e";
const PAPER = "#f5f5f4";
const FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail clients support only tables and inline styles. */
const LAYOUT = raw('align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"');
const DOCTYPE = raw(
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
);
/** Length to which invisible characters pad the inbox preview, so that it does not show the receipt. */
const PREVIEW_LENGTH = 150;
const NOTHING = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

export type MailHead = { readonly title: string; readonly preview: string; readonly locale: string };

/** Renders a mail as HTML; the template escapes every text. promises#promise-42. */
export async function mailPage({ title, preview, locale }: MailHead, content: Markup): Promise<string> {
  const page = await html`${DOCTYPE}<html dir="ltr" lang="${locale}"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting">
<title>${title}</title></head><body style="margin:0;background-color:${PAPER}">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${preview}<div>${NOTHING.repeat(Math.max(0, PREVIEW_LENGTH - preview.length))}</div></div>
<table ${LAYOUT}><tbody><tr><td style="margin:0;background-color:${PAPER};color:${INK};font-family:${FONT}">
<table ${LAYOUT} style="max-width:560px;margin:0 auto;padding:32px 24px;background-color:#ffffff"><tbody><tr style="width:100%"><td>
${content}
</td></tr></tbody></table></td></tr></tbody></table></body></html>`;
  return page.toString();
}

/** Renders a paragraph with margins. Some mail clients read the shorthand, some the single properties. */
export function text(words: string, [above, below]: readonly [number, number], look: string): Markup {
  const margins = `margin:${above}px 0 ${below}px;margin-top:${above}px;margin-right:0;margin-bottom:${below}px;margin-left:0`;
  return html`<p style="${look};${margins}">${words}</p>`;
}

export function fine(words: string): Markup {
  return text(words, [2, 2], `font-size:13px;line-height:19px;color:${SOFT}`);
}

export function section(above: number, children: readonly Markup[]): Markup {
  return html`<table ${LAYOUT} style="margin:${above}px 0 0"><tbody><tr><td>${children}</td></tr></tbody></table>`;
}

export function rule(above: number, below: number): Markup {
  return html`<hr style="width:100%;border:none;border-top:1px solid #e7e5e4;margin:${above}px 0 ${below}px">`;
}

/** Renders a link as a button. Outlook ignores the padding of links, so wide spaces replace it there. */
export function button(link: string, words: string): Markup {
  const [before, after] = [
    '<!--[if mso]><i style="mso-font-width:366.66%;mso-text-raise:19.5" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
    '<!--[if mso]><i style="mso-font-width:366.66%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
  ];
  return html`<a href="${link}" target="_blank" style="display:inline-block;max-width:100%;margin:20px 0 0;padding:13px 22px;border-radius:10px;background-color:${INK};color:#ffffff;font-size:15px;line-height:100%;font-weight:600;text-decoration:none;mso-padding-alt:0px"><span>${raw(before)}</span><span style="display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0px;mso-text-raise:9.75px">${words}</span><span>${raw(after)}</span></a>`;
}
