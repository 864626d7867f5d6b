export const CHANNELS = ["mail", "text"] as const;

export type NoticeKind =
  | "order-placed"
  | "order-changed"
  | "order-ready"
  | "order-accepted"
  | "order-declined"
  | "order-moved"
  | "order-unanswered"
  | "order-unshown"
  | "venue-paused"
  | "order-cancelled"
  | "order-refunded"
  | "school-reminder"
  | "suite-invitation"
  | "suite-tab-closed"
  | "table-receipt"
  | "password-reset"
  | "email-confirmation"
  | "account-changed"
  | "card-testing"
  | "webhook-failing"
  | "webhook-disabled";

/**
 * A mail or a text message about an order, an account, a suite or a table, or to the venue itself. An account notice
 * has a blank restaurant. Account notices and the venue's own have a random id as `orderId`.
 */
export type Notice = {
  readonly restaurantId: string;
  /** Idempotency key, the same at every attempt, by which the recipient can detect a duplicate. */
  readonly noticeId: string;
  readonly orderId: string;
  readonly kind: NoticeKind;
  readonly channel: (typeof CHANNELS)[number];
  readonly recipient: string;
  readonly locale: string;
};

/**
 * Cause of a notice. Caps count each cause separately, so that strangers cannot use up a person's own
 * notices. operations#notice-caps.
 */
export type NoticeCause =
  /** About an account. Its person requested the notice, and the request was counted. */
  | "account"
  /** About an order of an account, to the account's confirmed email address. */
  | "own"
  /** About a revocable order, or about an order that was cancelled or changed. ordering#stands-for-good. */
  | "revocable"
  /** Any other notice. */
  | "standing";

export type NoticeContent =
  | {
      readonly fromName: string;
      /** Address for replies; by default the installation's. */
      readonly replyTo?: string | null;
      readonly subject: string;
      readonly html: string;
      readonly text: string;
    }
  | { readonly text: string };

/** Returns the content of a notice; null if the notice no longer applies. */
export type WriteNotice = (notice: Notice) => Promise<NoticeContent | null>;

/** `unsure`: the last attempt too got no answer. */
export type NoticeOutcome = "sent" | "undeliverable" | "over-cap" | "unsure" | "too-late";

const OF_VENUES: ReadonlySet<NoticeKind> = new Set([
  "card-testing",
  "order-unanswered",
  "order-unshown",
  "venue-paused",
]);

export function isOfVenue({ kind }: Pick<Notice, "kind">): boolean {
  return OF_VENUES.has(kind) || isOfWebhook({ kind });
}

export function isOfWebhook({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "webhook-failing" || kind === "webhook-disabled";
}

export function isOfAccount({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "password-reset" || kind === "email-confirmation" || kind === "account-changed";
}

/**
 * Sets the restaurant's support address as reply address, except on mails to the restaurant itself or about
 * accounts. operations#reply-to.
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
