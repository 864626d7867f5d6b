import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { html } from "hono/html";
import type { Database } from "../db/database.ts";
import { button, fine, mailPage, section, text } from "../notices/mail-markup.ts";
import type { Notice, NoticeContent, WriteNotice } from "../notices/notice.ts";
import { keepReset } from "../people/password-resets.store.ts";
import { emailKeyOf } from "../people/people.store.ts";
import { hashSecret, newSecret } from "../people/secrets.ts";
import type { Clock } from "../settings.ts";

/** What writing the mails of accounts takes. `origin`: the address that people see; without one there is no link to send. */
type WriteDeps = { readonly database: Database; readonly clock: Clock; readonly origin: string | null };

/** A link for a new password holds for an hour from the moment that its mail is written. api#forgot-password. */
const RESET_MS = 3_600_000;

/**
 * Writes the mails of accounts, in the person's language. The link of a new password is made here, so that it stands nowhere but
 * in the mail; what is stored is its hash. people#tokens, law#french.
 */
export function writeAccountNotices({ database, clock, origin }: WriteDeps): WriteNotice {
  return async (notice) => {
    const link = notice.kind === "password-reset" ? await linkOf(notice) : null;
    if (notice.kind === "password-reset" && link === null) return null;
    return runWithLocale(parseLocale(notice.locale) ?? "en-CA", () => writeMail(notice, link));
  };

  async function linkOf({ orderId, recipient }: Notice): Promise<string | null> {
    if (origin === null) return null;
    const token = newSecret();
    const isKept = await keepReset(database, {
      resetId: orderId,
      tokenHash: hashSecret(token),
      emailKey: emailKeyOf(recipient),
      expiresAt: new Date(clock().getTime() + RESET_MS),
    });
    return isKept ? `${origin}/login?reset=${token}` : null;
  }
}

async function writeMail({ locale }: Notice, link: string | null): Promise<NoticeContent> {
  const [subject, body, why] =
    link === null
      ? [m.account_changed_subject(), m.account_changed_text(), m.account_changed_why()]
      : [m.password_reset_subject(), m.password_reset_text(), m.password_reset_why()];
  const markup = html`${text("Comptoir", [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${text(body, [16, 0], "font-size:15px;line-height:24px")}
${link && button(link, m.password_reset_button())}
${section(20, [fine(why)])}`;
  return {
    fromName: "Comptoir",
    subject,
    html: await mailPage({ title: subject, preview: body, locale }, markup),
    text: `Comptoir\n${subject}\n\n${body}\n${link === null ? "" : `\n${link}\n`}\n${why}\n`,
  };
}
