import { type SmtpSettings, smtpMail } from "./mail/smtp-mail.ts";
import type { MailGateway, TextGateway } from "./messenger-port.ts";
import { type Outbox, openOutbox } from "./outbox/outbox.ts";
import { type TwilioSettings, twilioText } from "./text/twilio-text.ts";

/**
 * The gateways for mails and text messages. `outbox`: the store for channels without a service; null if both
 * channels have a service.
 */
export type Messengers = { readonly mail: MailGateway; readonly text: TextGateway; readonly outbox: Outbox | null };

/** Settings of the message services; null if none is configured: messages then stay in the outbox. */
export type MessengerSettings = { readonly smtp: SmtpSettings | null; readonly twilio: TwilioSettings | null };

/** Opens the configured services, and an outbox in a folder for channels without a service. operations#outbox. */
export function openMessengers({ smtp, twilio }: MessengerSettings, folder: string, now: () => Date): Messengers {
  const outbox = openOutbox(folder, now);
  return {
    mail: smtp ? smtpMail(smtp) : outbox.mail,
    text: twilio ? twilioText(twilio) : outbox.text,
    outbox: smtp && twilio ? null : outbox,
  };
}
