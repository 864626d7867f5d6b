/** A text message to one phone. */
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

/** A mail to one person. */
export type Mail = {
  /** Stable across retries: it becomes the `Message-ID`. */
  readonly messageId: string;
  readonly to: string;
  /** The sender's display name; the sender's email address is the installation's. */
  readonly fromName: string;
  /** Email address for replies; when absent or null, the installation's address. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly locale: string;
};

/** A gateway for mails. Failures are outcomes; only programming errors throw. operations#mail. */
export type MailGateway = { readonly send: (mail: Mail, begin: Begin) => Promise<HandOver> };

/**
 * Outcome of handing a message to its carrier.
 * - `taken`: the carrier accepted the message.
 * - `refused`: the carrier rejects this recipient or message permanently.
 * - `unreachable`: the carrier did not take the message; a retry may succeed.
 * - `unknown`: no answer came, and the carrier may have taken the message.
 */
export type HandOver = { readonly outcome: "taken" | "refused" | "unreachable" | "unknown"; readonly reason?: string };

/**
 * Records that delivery may begin; called just before the carrier can take the message. Returns false when the
 * lease was lost; the message must then not be handed over.
 */
export type Begin = () => Promise<boolean>;

/** Result when another worker holds the message's lease. */
export const LEASE_LOST = { outcome: "unreachable", reason: "lease lost" } as const satisfies HandOver;
