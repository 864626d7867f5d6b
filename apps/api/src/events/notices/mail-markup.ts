import type { Font, SchemeColors } from "@comptoir/ordering";
import { html, raw } from "hono/html";
import type { MailFace } from "./mail-face.ts";

/** Markup in which every text is escaped. */
export type Markup = ReturnType<typeof html>;

/** The text colours of each scheme, which are readable on every venue's backgrounds. */
const INKS = {
  light: { ink: "#1d1916", soft: "#5f564d", good: "#2d6339" },
  dark: { ink: "#f4eee5", soft: "#b9aea1", good: "#9fd0a5" },
} as const;

type MailColors = SchemeColors & { readonly ink: string; readonly soft: string; readonly good: string };

const TEXT_FONT = "Segoe UI,Roboto,Helvetica,Arial,sans-serif";
/** Fonts that devices have: Outlook shows Times New Roman if the first font of a list is missing. */
const NAME_FONTS: Readonly<Record<Font, string>> = {
  Fraunces: "Georgia,Times New Roman,serif",
  Lora: "Georgia,Times New Roman,serif",
  Fredoka: "Trebuchet MS,Helvetica,Arial,sans-serif",
  "Bricolage Grotesque": "Arial,Helvetica,sans-serif",
};

/** Mail clients lay out tables and inline styles alike, and little else. */
const TABLE = raw('width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"');
const DOCTYPE = raw(
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
);
/** Outlook ignores `max-width`: this table of a fixed width is for Outlook only. */
const [OUTLOOK_BEFORE, OUTLOOK_AFTER] = [
  raw(
    '<!--[if mso]><table width="600" align="center" border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td><![endif]-->',
  ),
  raw("<!--[if mso]></td></tr></table><![endif]-->"),
];
/** Length to which invisible characters pad the inbox preview, so that it shows nothing of the receipt. */
const PREVIEW_LENGTH = 150;
const NOTHING = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

export type MailHead = { readonly title: string; readonly preview: string; readonly locale: string };

/** How a row or paragraph is set. `tone`: `soft` for fine print, `good` for savings. */
export type MailLook = {
  readonly size?: number;
  readonly tone?: "soft" | "good";
  readonly strong?: boolean;
  readonly slanted?: boolean;
  /** Whether the venue's font is used. */
  readonly named?: boolean;
};

/** A row of words and an amount, with its space above and below, and its indent, in px. */
export type MailRow = {
  readonly words: string;
  readonly amount: string;
  readonly look?: MailLook;
  readonly above?: number;
  readonly below?: number;
  readonly indent?: number;
};

/**
 * Returns the parts of a mail in a sender's colours. Inline styles have the first scheme; classes have the dark one,
 * for clients that know it. Every text is escaped. promises#promise-42, venue#mail-face.
 */
export function mailParts(face: MailFace) {
  const colors = colorsOf(face, face.theme === "dark" ? "dark" : "light");

  /** Returns what differs from the text of the card, which its parts inherit: a long receipt has many rows. */
  const style = ({ size = SIZE, tone, strong, slanted, named }: MailLook) =>
    [
      ...(tone ? [`color:${colors[tone]}`] : []),
      ...(named ? [`font-family:${NAME_FONTS[face.font]}`] : []),
      ...(size === SIZE ? [] : [sizeStyle(size)]),
      ...(strong ? ["font-weight:bold"] : []),
      ...(slanted ? ["font-style:italic"] : []),
    ]
      .map((one) => `;${one}`)
      .join("");
  const classOf = ({ tone }: MailLook) => (tone ? raw(` class="${tone}"`) : "");
  const paragraph = (tag: "p" | "h1" | "h2" | "h3") => (words: string, above: number, look: MailLook) =>
    html`<${raw(tag)}${classOf(look)} style="margin:${above}px 0 0${style(look)}">${words}</${raw(tag)}>`;

  const text = (words: string, above: number, look: MailLook = {}) => paragraph("p")(words, above, look);
  const fine = (words: string, above = 4) => text(words, above, { size: 13, tone: "soft" });
  /** Renders a heading; the first of a mail is large, in the venue's font. */
  const heading = (level: 1 | 2 | 3, words: string, above: number) =>
    paragraph(`h${level}`)(words, above, HEADING_LOOKS[level]);
  const rule = (above: number, below: number) =>
    html`<table ${TABLE}><tr><td style="padding:${above}px 0 ${below}px"><table ${TABLE}><tr><td class="line" style="border-top:1px solid ${colors.hairline};font-size:1px;line-height:1px">&nbsp;</td></tr></table></td></tr></table>`;
  /** Renders a table of words and amounts, which every mail client lays out alike. */
  const rows = (all: readonly MailRow[]) => html`<table ${TABLE}>${all.map(row)}</table>`;
  const row = ({ words, amount, look = {}, above = 3, below = 3, indent = 0 }: MailRow) => {
    const cell = html`<td${classOf(look)}${amount === "" ? raw(' colspan="2"') : ""} style="padding:${above}px 0 ${below}px ${indent}px${style(look)}">${words}</td>`;
    if (amount === "") return html`<tr valign="top">${cell}</tr>`;
    return html`<tr valign="top">${cell}<td${classOf(look)} align="right" style="padding:${above}px 0 ${below}px 16px;white-space:nowrap${style(look)}">${amount}</td></tr>`;
  };
  /** Renders content on a tinted background. */
  const panel = (above: number, content: Markup) =>
    html`<table ${TABLE}><tr><td style="padding:${above}px 0 0"><table ${TABLE}><tr><td class="tint" bgcolor="${colors.tint}" style="padding:18px 20px;background-color:${colors.tint};border-radius:12px">${content}</td></tr></table></td></tr></table>`;
  /** Renders a link that looks like a button. Outlook ignores the padding of links, and takes that of the cell. */
  const button = (link: string, words: string) =>
    html`<table ${TABLE}><tr><td style="padding:20px 0 0"><table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="button" align="center" bgcolor="${colors.accent}" style="background-color:${colors.accent};border-radius:10px;mso-padding-alt:13px 24px"><a class="button" href="${link}" target="_blank" style="display:inline-block;padding:13px 24px;border-radius:10px;background-color:${colors.accent};color:${colors.onAccent};font-family:${TEXT_FONT};font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${words}</a></td></tr></table></td></tr></table>`;

  /** Renders the mail: the band with the sender's name, and the content below it. */
  const page = async ({ title, preview, locale }: MailHead, content: Markup): Promise<string> => {
    const schemes = face.theme === "device" ? "light dark" : face.theme;
    const { paper, raised, band, onBand } = colors;
    const logo =
      face.logo === null
        ? ""
        : html`<td width="56" valign="middle" style="width:56px"><img src="${face.logo}" alt="" width="40" height="40" border="0" style="display:block;width:40px;height:40px;border:0"></td>`;
    const mail = await html`${DOCTYPE}<html dir="ltr" lang="${locale}"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting"><meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}">
<title>${title}</title>${raw(outlookCss(colors))}<style>${raw(NARROW_CSS)}</style>${face.theme === "device" ? html`<style>${raw(darkCss(face))}</style>` : ""}</head>
<body class="paper" bgcolor="${paper}" style="margin:0;padding:0;background-color:${paper}">
<div style="display:none;overflow:hidden;font-size:1px;line-height:1px;opacity:0;max-height:0;max-width:0;mso-hide:all">${preview}<div>${NOTHING.repeat(Math.max(0, PREVIEW_LENGTH - preview.length))}</div></div>
<table ${TABLE}><tr><td class="paper edge" align="center" bgcolor="${paper}" style="padding:24px 12px;background-color:${paper}">${OUTLOOK_BEFORE}
<table ${TABLE} style="max-width:600px"><tr><td class="band pad round" bgcolor="${band}" style="padding:26px 32px;background-color:${band};border-radius:16px 16px 0 0"><table ${TABLE}><tr>${logo}<td class="band" align="left" valign="middle" style="color:${onBand};font-family:${NAME_FONTS[face.font]};font-size:26px;line-height:32px;font-weight:bold">${face.name}</td></tr></table></td></tr>
<tr><td class="card pad" align="left" bgcolor="${raised}" style="padding:28px 32px 32px;background-color:${raised};border-radius:0 0 16px 16px;color:${colors.ink};font-family:${TEXT_FONT};${sizeStyle(SIZE)}">
${content}
</td></tr></table>${OUTLOOK_AFTER}</td></tr></table></body></html>`;
    return mail.toString();
  };
  return { page, text, fine, heading, rule, rows, panel, button };
}

const HEADING_LOOKS: Readonly<Record<1 | 2 | 3, MailLook>> = {
  1: { size: 26, strong: true, named: true },
  2: { size: 19, strong: true, named: true },
  3: { size: 14, strong: true },
};

/** The size of a mail's text in px. */
const SIZE = 15;

function sizeStyle(size: number): string {
  return `font-size:${size}px;line-height:${Math.round(size * (size > 18 ? 1.2 : 1.45))}px`;
}

/** Returns what Outlook does not inherit through tables. */
function outlookCss({ ink }: MailColors): string {
  return `<!--[if mso]><style>td,p,h1,h2,h3{color:${ink};font-family:Segoe UI,Arial,sans-serif;font-size:${SIZE}px}</style><![endif]-->`;
}

/** For phones: less space, and a word that is longer than a line breaks instead of widening the mail. */
const NARROW_CSS =
  "@media (max-width:480px){.edge{padding:0!important;word-break:break-word!important}.pad{padding-left:20px!important;padding-right:20px!important}.round{border-radius:0!important}}";

function colorsOf({ colors }: MailFace, scheme: "light" | "dark"): MailColors {
  return { ...colors[scheme], ...INKS[scheme] };
}

/** Returns the dark scheme: one class a rule, because Gmail drops what it does not know with its neighbours. */
function darkCss(face: MailFace): string {
  const { paper, raised, tint, band, onBand, accent, onAccent, hairline, ink, soft, good } = colorsOf(face, "dark");
  const rules = {
    paper: `background-color:${paper}`,
    card: `background-color:${raised}!important;color:${ink}`,
    tint: `background-color:${tint}`,
    band: `background-color:${band}!important;color:${onBand}`,
    button: `background-color:${accent}!important;color:${onAccent}`,
    line: `border-top-color:${hairline}`,
    soft: `color:${soft}`,
    good: `color:${good}`,
  };
  const css = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}!important}`);
  return `@media (prefers-color-scheme:dark){${css.join("")}}`;
}
