/** What notices go out by. */
export const CHANNELS = ["mail", "text"] as const;

/** What a notice tells of. */
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
 * A notice: a mail or a text message to a person of an order, of an account, or of a suite. An account is of no restaurant: its notices have a
 * blank one, and an id of their own in the place of an order's; so have those that a venue itself gets.
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

/** The cause of a notice, which caps count apart, so that strangers cannot use up one's own. operations#notice-caps. */
export type NoticeCause =
  /** Of an account: asked for by its person, and counted when it was. */
  | "account"
  /** Of an order that was placed with an account at its proven address. */
  | "own"
  /** Of an order that can be, or was, taken back for nothing. ordering#stands-for-good. */
  | "revocable"
  /** Of any other. */
  | "standing";

/** A notice in its words. */
export type NoticeContent =
  | {
      readonly fromName: string;
      /** Where an answer goes; absent or null: to the installation's address. */
      readonly replyTo?: string | null;
      readonly subject: string;
      readonly html: string;
      readonly text: string;
    }
  | { readonly text: string };

/** Writes a notice; null when there is nothing to tell any more. */
export type WriteNotice = (notice: Notice) => Promise<NoticeContent | null>;

/** How a notice ended. `unsure`: it was handed over as often as it may be, and no answer came. */
export type NoticeOutcome = "sent" | "undeliverable" | "over-cap" | "unsure" | "too-late";

/** Tells the notices that a venue itself gets from those of people. */
export function isOfVenue({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "card-testing";
}

/** Tells the notices of accounts from those of orders. */
export function isOfAccount({ kind }: Pick<Notice, "kind">): boolean {
  return kind === "password-reset" || kind === "email-confirmation" || kind === "account-changed";
}

/** Has a restaurant's mails answered to its own address, where it has one; not those that it gets itself. operations#reply-to. */
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
