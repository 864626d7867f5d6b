/** A text message to one phone. */
export type TextMessage = {
  readonly messageId: string;
  /** E.164, such as `+14165550123`. */
  readonly to: string;
  readonly text: string;
};

/** A way to send text messages. What goes wrong on the way is an outcome; only a mistake of ours throws. operations#text-messages. */
export type TextGateway = { readonly send: (message: TextMessage, begin: Begin) => Promise<HandOver> };

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

/**
 * What became of a message that was handed to whoever delivers it. `refused`: never, for this recipient or this message;
 * `unreachable`: nothing was taken, and a later attempt may succeed; `unknown`: no answer came, and it may have been taken.
 */
export type HandOver = { readonly outcome: "taken" | "refused" | "unreachable" | "unknown"; readonly reason?: string };

/**
 * Asked at the last moment before a message can be taken: writes down that it may be from now on. False when somebody else has it
 * by now, and nothing may be handed over.
 */
export type Begin = () => Promise<boolean>;

/** Somebody else has the message by now. */
export const NOT_OURS = { outcome: "unreachable", reason: "somebody else has it" } as const satisfies HandOver;
