import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { HOUSE_FACE } from "../../events/notices/mail-face.ts";
import type { Notice, NoticeContent, WriteNotice } from "../../events/notices/notice.ts";
import { writeShortMail } from "../../events/notices/short-mail.ts";
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

function writeMail(notice: Notice, link: string | null): Promise<NoticeContent> {
  const { subject, body, action, why } = wordsOf(notice);
  return writeShortMail({
    face: HOUSE_FACE,
    subject,
    body: [body],
    action: link === null ? null : { link, words: action },
    why,
    locale: notice.locale,
  });
}
