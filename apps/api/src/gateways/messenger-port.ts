export type TextMessage = {
  readonly messageId: string;
  /** E.164, such as `+14165550123`. */
  readonly to: string;
  readonly text: string;
};

/**
 * A gateway for text messages. Failures are outcomes; only programming errors throw. operations#text-messages.
 */
export type TextGateway = { readonly send: (message: TextMessage, begin: Begin) => Promise<HandOver> };

export type Mail = {
  /** Stable across retries: it becomes the `Message-ID`. */
  readonly messageId: string;
  readonly to: string;
  /** Display name of the sender. The address is the installation's. */
  readonly fromName: string;
  /** Address for replies; by default the installation's. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly locale: string;
};

/** A gateway for mails. Failures are outcomes; only programming errors throw. operations#mail. */
export type MailGateway = { readonly send: (mail: Mail, begin: Begin) => Promise<HandOver> };

/**
 * Outcome of handing a message to its carrier. `refused` is permanent. `unreachable`: not taken, so a retry
 * may succeed. `unknown`: no answer came, and the carrier may have taken the message.
 */
export type HandOver = { readonly outcome: "taken" | "refused" | "unreachable" | "unknown"; readonly reason?: string };

/**
 * Called just before the carrier can take the message; records that delivery begins. Returns false if the
 * lease was lost; the message must then not be sent.
 */
export type Begin = () => Promise<boolean>;

export const LEASE_LOST = { outcome: "unreachable", reason: "lease lost" } as const satisfies HandOver;
