import { html } from "hono/html";
import type { MailFace } from "./mail-face.ts";
import { mailParts } from "./mail-markup.ts";
import type { NoticeContent } from "./notice.ts";

/** A mail with one message and at most one link. */
export type ShortMail = {
  /** The sender's look; its name is the sender's display name. */
  readonly face: MailFace;
  readonly subject: string;
  readonly body: readonly string[];
  /** What the recipient looks for, such as dates, each with a remark. */
  readonly facts?: readonly { readonly words: string; readonly remark: string }[];
  /** The address and label of the button; null for a mail without a link. */
  readonly action: { readonly link: string; readonly words: string } | null;
  /** The reason why the recipient gets this mail. */
  readonly why: string;
  /** The text that the inbox shows beside the subject; by default the body's first paragraph. */
  readonly preview?: string;
  readonly locale: string;
};

/** Renders a short mail as HTML and as text. */
export async function writeShortMail(mail: ShortMail): Promise<NoticeContent> {
  const { face, subject, body, facts = [], action, why, preview = body[0] ?? "", locale } = mail;
  const { page, heading, text, panel, button, rule, fine } = mailParts(face);
  const factRows = facts.map(
    ({ words, remark }, index) => html`${text(words, index === 0 ? 0 : 10, { strong: true })}${text(remark, 0)}`,
  );
  const markup = html`${heading(1, subject, 0)}
${body.map((words) => text(words, 14, { size: 16 }))}
${facts.length > 0 ? panel(18, html`${factRows}`) : ""}
${action && button(action.link, action.words)}
${rule(28, 12)}
${fine(why, 0)}`;
  const blocks = [
    [face.name, subject],
    ...body.map((words) => [words]),
    facts.flatMap(({ words, remark }) => [words, `    ${remark}`]),
    action === null ? [] : [action.link],
    [why],
  ];
  return {
    fromName: face.name,
    subject,
    html: await page({ title: subject, preview, locale }, markup),
    text: `${blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join("\n"))
      .join("\n\n")}\n`,
  };
}
