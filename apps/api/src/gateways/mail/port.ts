import type { Begin, HandOver } from "../hand-over.ts";

/** A mail to one person. */
export type Mail = {
  /** The same at every attempt: it becomes the `Message-ID`. */
  readonly messageId: string;
  readonly to: string;
  /** The name that it comes from; the address is the installation's. */
  readonly fromName: string;
  /** Where an answer goes; the installation's address when absent or null. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly locale: string;
};

/** A way to send mails. What goes wrong on the way is an outcome; only a mistake of ours throws. operations#mail. */
export type MailGateway = { readonly send: (mail: Mail, begin: Begin) => Promise<HandOver> };
