import { type SmtpSettings, smtpMail } from "./mail/smtp-mail.ts";
import type { MailGateway, TextGateway } from "./messenger-port.ts";
import { type Outbox, openOutbox } from "./outbox/outbox.ts";
import { type TwilioSettings, twilioText } from "./text/twilio-text.ts";

/** How mails and text messages leave. `outbox`: where those stay for which no service is set up; null when all leave. */
export type Messengers = { readonly mail: MailGateway; readonly text: TextGateway; readonly outbox: Outbox | null };

/** The services that are set up; null keeps the messages in the outbox. */
export type MessengerSettings = { readonly smtp: SmtpSettings | null; readonly twilio: TwilioSettings | null };

/** Opens the services that are set up, and the outbox, in a folder, in the place of those that are not. operations#outbox. */
export function openMessengers({ smtp, twilio }: MessengerSettings, folder: string, now: () => Date): Messengers {
  const outbox = openOutbox(folder, now);
  return {
    mail: smtp ? smtpMail(smtp) : outbox.mail,
    text: twilio ? twilioText(twilio) : outbox.text,
    outbox: smtp && twilio ? null : outbox,
  };
}
