import { html } from "hono/html";
import { button, fine, mailPage, section, text } from "./mail-markup.ts";
import type { NoticeContent } from "./notice.ts";

export type ShortMail = {
  /** Display name of the sender. */
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly button: string;
  /** Why the recipient gets this mail. */
  readonly why: string;
  readonly locale: string;
};

export async function writeShortMail({
  from,
  subject,
  body,
  link,
  button: words,
  why,
  locale,
}: ShortMail): Promise<NoticeContent> {
  const markup = html`${text(from, [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${text(body, [16, 0], "font-size:15px;line-height:24px")}
${button(link, words)}
${section(20, [fine(why)])}`;
  return {
    fromName: from,
    subject,
    html: await mailPage({ title: subject, preview: body, locale }, markup),
    text: `${from}\n${subject}\n\n${body}\n\n${link}\n\n${why}\n`,
  };
}
