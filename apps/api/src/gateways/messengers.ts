import { type SmtpSettings, smtpMail } from "./mail/smtp-mail.ts";
import type { MailGateway, TextGateway } from "./messenger-port.ts";
import { type Outbox, openOutbox } from "./outbox/outbox.ts";
import { type TwilioSettings, twilioText } from "./text/twilio-text.ts";

/**
 * The gateways for mails and text messages. `outbox` stores the messages of channels without a service; null
 * if both have one.
 */
export type Messengers = { readonly mail: MailGateway; readonly text: TextGateway; readonly outbox: Outbox | null };

export type MessengerSettings = { readonly smtp: SmtpSettings | null; readonly twilio: TwilioSettings | null };

/**
 * Opens the configured services. Messages of a channel without a service are stored in an outbox in `folder`.
 * operations#outbox.
 */
export function openMessengers({ smtp, twilio }: MessengerSettings, folder: string, now: () => Date): Messengers {
  const outbox = openOutbox(folder, now);
  return {
    mail: smtp ? smtpMail(smtp) : outbox.mail,
    text: twilio ? twilioText(twilio) : outbox.text,
    outbox: smtp && twilio ? null : outbox,
  };
}
