/** The channels by which notices are sent. */
export const CHANNELS = ["mail", "text"] as const;

/** The kinds of notices. */
export type NoticeKind =
  | "order-placed"
  | "order-changed"
  | "order-ready"
  | "order-cancelled"
  | "order-refunded"
  | "school-reminder"
  | "suite-invitation"
  | "suite-tab-closed"
  | "password-reset"
  | "email-confirmation"
  | "account-changed"
  | "card-testing";

/**
 * A mail or a text message about an order, an account or a suite, or to the venue itself.
 * Account notices have a blank restaurant. Account notices and the venue's own have a random id in place of
 * an order id.
 */
export type Notice = {
  readonly restaurantId: string;
  /** Idempotency key: the same at every attempt, so that the recipient can detect a duplicate. */
  readonly noticeId: string;
  readonly orderId: string;
  readonly kind: NoticeKind;
  readonly channel: (typeof CHANNELS)[number];
  readonly recipient: string;
  readonly locale: string;
};

/**
 * The cause of a notice. Caps count each cause separately, so that strangers cannot use up a person's own
 * notices. operations#notice-caps.
 */
export type NoticeCause =
  /** The notice concerns an account; its person requested the notice, and the request was counted. */
  | "account"
  /** The order was placed with an account, and the notice goes to the account's confirmed email address. */
  | "own"
  /**
   * The order is revocable, or the notice reports that an order was cancelled or changed.
   * ordering#stands-for-good.
   */
  | "revocable"
  /** The notice has none of the other causes. */
  | "standing";

/** The content of a notice. */
export type NoticeContent =
  | {
      readonly fromName: string;
      /** Email address for replies; when absent or null, the installation's address. */
      readonly replyTo?: string | null;
      readonly subject: string;
      readonly html: string;
      readonly text: string;
    }
  | { readonly text: string };

/** Returns the content of a notice; null if the notice no longer applies. */
export type WriteNotice = (notice: Notice) => Promise<NoticeContent | null>;

/** The outcome of a notice. `unsure`: the maximum number of attempts was reached without an answer. */
export type NoticeOutcome = "sent" | "undeliverable" | "over-cap" | "unsure" | "too-late";

/** Returns whether a notice goes to the venue itself. */
export function isOfVenue({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "card-testing";
}

/** Returns whether a notice is about an account. */
export function isOfAccount({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "password-reset" || kind === "email-confirmation" || kind === "account-changed";
}

/**
 * Sets a restaurant's support email address as the reply address, except on mails to the restaurant itself or
 * about accounts. operations#reply-to.
 */
export function withReplyTo(
  write: WriteNotice,
  supportEmailOf: (restaurantId: string) => Promise<string | null>,
): WriteNotice {
  return async (notice) => {
    const content = await write(notice);
    if (content === null || !("html" in content) || isOfVenue(notice) || isOfAccount(notice)) return content;
    return { ...content, replyTo: await supportEmailOf(notice.restaurantId) };
  };
}
