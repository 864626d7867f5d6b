import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { html } from "hono/html";
import { button, fine, mailPage, section, text } from "../../events/notices/mail-markup.ts";
import type { Notice, NoticeContent, WriteNotice } from "../../events/notices/notice.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import { keepConfirmation, keepReset } from "../mailed-links.store.ts";
import { emailKeyOf } from "../people.store.ts";
import { hashSecret, newSecret } from "../secrets.ts";

/** `origin`: the site's public origin. If it is null, no link can be sent. */
type WriteDeps = { readonly database: Database; readonly clock: Clock; readonly origin: string | null };

/** Lifetime of a password reset link from the time its mail is written. api#forgot-password. */
const RESET_MS = 3_600_000;
/**
 * Lifetime of a confirmation link: three days, because the link alone does not sign in.
 * people#confirmed-email.
 */
const CONFIRMATION_MS = 72 * 3_600_000;

/**
 * Writes account mails. A link exists only in its mail; the database has its hash. people#tokens,
 * people#confirmed-email, law#french.
 */
export function writeAccountNotices(deps: WriteDeps): WriteNotice {
  return async (notice) => {
    const link = notice.kind === "account-changed" ? null : await linkOf(deps, notice);
    if (notice.kind !== "account-changed" && link === null) return null;
    return runWithLocale(parseLocale(notice.locale) ?? "en-CA", () => writeMail(notice, link));
  };
}

/** Creates the link of a mail; null if the request no longer applies. */
async function linkOf(
  { database, clock, origin }: WriteDeps,
  { kind, orderId, recipient }: Notice,
): Promise<string | null> {
  if (origin === null) return null;
  const token = newSecret();
  const kept = { tokenHash: hashSecret(token), emailKey: emailKeyOf(recipient) };
  const until = (ms: number) => new Date(clock().getTime() + ms);
  if (kind === "password-reset") {
    const isKept = await keepReset(database, { ...kept, resetId: orderId, expiresAt: until(RESET_MS) });
    return isKept ? `${origin}/login?reset=${token}` : null;
  }
  const confirmation = { ...kept, confirmationId: orderId, expiresAt: until(CONFIRMATION_MS) };
  return (await keepConfirmation(database, confirmation)) ? `${origin}/profile/confirm-email?confirm=${token}` : null;
}

function wordsOf({ kind, recipient }: Notice) {
  if (kind === "password-reset") {
    return {
      subject: m.password_reset_subject(),
      body: m.password_reset_text(),
      action: m.password_reset_button(),
      why: m.password_reset_why(),
    };
  }
  if (kind === "email-confirmation") {
    return {
      subject: m.email_confirmation_subject(),
      body: m.email_confirmation_text({ email: recipient }),
      action: m.email_confirmation_button(),
      why: m.email_confirmation_why(),
    };
  }
  return {
    subject: m.account_changed_subject(),
    body: m.account_changed_text(),
    action: "",
    why: m.account_changed_why(),
  };
}

async function writeMail(notice: Notice, link: string | null): Promise<NoticeContent> {
  const { subject, body, action, why } = wordsOf(notice);
  const markup = html`${text("Comptoir", [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${text(body, [16, 0], "font-size:15px;line-height:24px")}
${link && button(link, action)}
${section(20, [fine(why)])}`;
  return {
    fromName: "Comptoir",
    subject,
    html: await mailPage({ title: subject, preview: body, locale: notice.locale }, markup),
    text: `Comptoir\n${subject}\n\n${body}\n${link === null ? "" : `\n${link}\n`}\n${why}\n`,
  };
}
