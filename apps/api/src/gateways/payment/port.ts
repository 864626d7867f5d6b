import type { PageSources } from "@comptoir/contract";
import type { Cents, PlatformFee, Wallet } from "@comptoir/ordering";

/**
 * A payment gateway. Our reference, a UUID made before the first call, identifies a payment, and every call
 * on it is idempotent. Failures of the processor, timeouts too, are outcomes; only programming errors throw.
 * payment#gateways.
 */
export type PaymentGateway = {
  /** The `payment_processor` of its restaurants. */
  readonly processor: "sandbox" | "stripe";
  /**
   * The restaurant's own account at the processor, on which every call is made; null for the installation's.
   * payment#own-account.
   */
  readonly account: string | null;
  /** Names the processor and the account, `stripe:acct_1`. Cards and customers are stored under it. */
  readonly name: string;
  /**
   * `tokenUrl`: where the browser exchanges a card for a token. `publishableKey`: the public key for that.
   * Null if the processor's page code needs none.
   */
  readonly publicConfig: { readonly tokenUrl: string | null; readonly publishableKey: string | null };
  /** Sources that a checkout page loads from the processor. payment#gateway-sources. */
  readonly pageSources: PageSources;

  /** The processor's minimum amount; absent if there is none. payment#least-charge. */
  readonly leastCents?: Cents;
  /** The operator's fee of each payment; absent on the installation's account. payment#platform-fee. */
  readonly fee?: PlatformFee;

  /**
   * Returns the gateway of a restaurant's own account, always the same for an account. Absent if the processor has no
   * such accounts, and on such a gateway itself.
   */
  readonly ofAccount?: (account: string) => PaymentGateway;
  /** Opens and reads the accounts of restaurants; absent if the operator has not turned this on. */
  readonly accounts?: AccountsGateway;

  /** Authorises an amount on a card. No money moves until `capture`. */
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  capture(reference: string): Promise<CaptureOutcome>;
  /**
   * Voids an authorisation. Also closes an unknown reference: a late authorisation by a paused process is
   * then declined, instead of holding money forever.
   */
  void(reference: string): Promise<VoidOutcome>;
  /** Refunds a part of a captured payment, once per key (a UUID), and never more than was captured. */
  refund(reference: string, part: { readonly key: string; readonly amountCents: Cents }): Promise<RefundOutcome>;
  /** Looks up a reference after a lost answer. */
  find(reference: string): Promise<FindOutcome>;
  /**
   * Lists a page of the payments created since a moment, sorted by reference. After a restore it finds
   * payments that the backup lacks. @param after cursor: the last reference of the previous page
   */
  list(since: Date, after: string | null): Promise<ListOutcome>;
  /** Creates a customer for saved cards, without personal data. payment#saved-cards. */
  createCustomer(): Promise<CreateCustomerOutcome>;
  /** Saves a customer's card; returns a token that is valid for this customer only. */
  saveCard(card: { readonly token: string; readonly customer: string }): Promise<SaveCardOutcome>;
  /**
   * Deletes a customer's card; an unknown card counts as deleted. `customer` is null for a shared card,
   * because its token identifies the customer.
   */
  forgetCard(card: { readonly token: string; readonly customer: string | null }): Promise<ForgetCardOutcome>;
  /**
   * Prepares an unsaved card for several payments, by attaching it to an anonymous customer. Idempotent;
   * `forgetCard` deletes the card. Absent if the processor accepts several payments anyway.
   * payment#shared-card.
   */
  readonly shareCard?: (token: string) => Promise<ShareCardOutcome>;
  /**
   * Copies a card of a customer of the installation's account to this account, so that this account can charge it for
   * one payment; once per key. Absent on the installation's account. payment#copied-card.
   */
  readonly copyCard?: (card: CardToCopy) => Promise<CopyCardOutcome>;
  /**
   * Parses a webhook; null if its signature is invalid or too old. Absent if the gateway sends none.
   * payment#webhooks.
   */
  readonly readEvent?: ReadEvent;
  /** The same, of the endpoint for events of restaurants' own accounts. payment#account-events. */
  readonly readAccountEvent?: ReadEvent;
};

export type ReadEvent = (sent: SentEvent) => Promise<GatewayEvent | null>;

/** The accounts of restaurants at a processor. payment#own-account. */
export type AccountsGateway = {
  /** The operator's fee for payments on them. payment#platform-fee. */
  readonly fee: PlatformFee;
  /** Creates an account, once per key. */
  open(key: string): Promise<OpenAccountOutcome>;
  /** Creates an address at which a manager enters what the processor needs. It works once, for some minutes. */
  link(account: string, back: AccountLinkBack): Promise<LinkOutcome>;
  read(account: string): Promise<ReadAccountOutcome>;
};

/** Where the processor sends a manager: back from its pages, and if the address has ended. */
export type AccountLinkBack = { readonly returnUrl: string; readonly refreshUrl: string };

/** What a processor says of an account. Codes are the processor's own. */
export type AccountState = {
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  /** What it needs before it allows payments, or goes on allowing them. */
  readonly requirements: readonly string[];
  readonly disabledReason: string | null;
};

export type OpenAccountOutcome =
  | { readonly outcome: "opened"; readonly account: string }
  | { readonly outcome: "refused" | "unreachable" };
export type LinkOutcome =
  | { readonly outcome: "linked"; readonly url: string }
  | { readonly outcome: "gone" | "unreachable" };
/** `gone`: the account does not exist, or its owner has ended the connection. */
export type ReadAccountOutcome =
  | { readonly outcome: "read"; readonly state: AccountState }
  | { readonly outcome: "gone" | "unreachable" };
export type CardToCopy = { readonly token: string; readonly customer: string; readonly key: string };
export type CopyCardOutcome =
  | { readonly outcome: "copied"; readonly token: string }
  | { readonly outcome: "refused" | "unreachable" };

/** A webhook as received. The signature covers the raw `body`. */
export type SentEvent = { readonly body: Uint8Array; readonly signature: string | null };

/**
 * A gateway's report about a payment. The payment's state is always looked up, never taken from the report.
 */
export type GatewayEvent = {
  /** The gateway's id, which identifies repeated deliveries. */
  readonly id: string;
  readonly type: string;
  /** Our reference of the payment; null if the event is about no such payment. */
  readonly reference: string | null;
  /** The restaurant's account that the event is from; null for the installation's. payment#account-events. */
  readonly account: string | null;
  readonly happenedAt: Date;
};

export type AuthoriseRequest = {
  readonly reference: string;
  readonly amountCents: Cents;
  /** The operator's fee, as it was recorded with the payment; absent for none. payment#platform-fee. */
  readonly feeCents?: Cents;
  readonly token: string;
  /** The card's own token, if `token` is a copy of it for this payment. */
  readonly copyOf?: string;
  /** The wallet whose encrypted payload `token` is; absent for a card's token. payment#wallets. */
  readonly wallet?: Wallet;
  /** Customer of the saved card; null for an unsaved card. */
  readonly customer: string | null;
  readonly postalCode: string | null;
  /** `required`: the bank must challenge the cardholder. payment#card-testing. */
  readonly challenge: "required" | "if-asked";
  /**
   * Position among the payments of one checkout: a challenge of the first covers the next ones. Absent for a
   * single payment. hub#hub-charges.
   */
  readonly seriesPosition?: "first" | "next";
};

/** Card on a receipt, as the gateway reports it, never the client. */
export type CardShown = { readonly type: string | null; readonly last4: string | null };

export type AuthoriseOutcome =
  | { readonly outcome: "approved"; readonly card: CardShown }
  | { readonly outcome: "declined" }
  /**
   * The bank requires a challenge. Nothing is authorised yet; after the challenge, the same call authorises
   * the amount.
   */
  | { readonly outcome: "challenge"; readonly challengeUrl: string }
  | { readonly outcome: "unreachable" }
  /** The call failed after it began. An authorisation may exist and must be voided. */
  | { readonly outcome: "failed" }
  /** No answer came. Look up the payment with `find`. */
  | { readonly outcome: "unknown" };

export type CaptureOutcome = { readonly outcome: "captured" | "refused" | "unreachable" | "unknown" };
/** `captured`: the payment can no longer be voided, only refunded. */
export type VoidOutcome = { readonly outcome: "voided" | "captured" | "unreachable" | "unknown" };
export type RefundOutcome =
  | ({ readonly outcome: "refunded" } & FeeBack)
  | { readonly outcome: "refused" | "unreachable" | "unknown" };
/** How much of a payment's fee the gateway has given back so far; absent without a fee. payment#platform-fee. */
export type FeeBack = { readonly feeBackCents?: Cents };
export type FindOutcome =
  | ({
      readonly outcome: "found";
      readonly state: GatewayPaymentState;
      readonly card: CardShown;
      readonly refundedCents: Cents;
    } & FeeBack)
  | { readonly outcome: "unreachable" };
/** `payments` is empty after the last page. */
export type ListOutcome =
  | { readonly outcome: "listed"; readonly payments: readonly ListedPayment[] }
  | { readonly outcome: "unreachable" };
export type ListedPayment = {
  readonly reference: string;
  readonly state: Exclude<GatewayPaymentState, "none">;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  /** The fee that the gateway took, and what it gave back of it; absent without a fee. payment#platform-fee. */
  readonly fee?: { readonly takenCents: Cents; readonly backCents: Cents };
  readonly at: Date;
};
export type CreateCustomerOutcome =
  | { readonly outcome: "created"; readonly customer: string }
  | { readonly outcome: "unreachable" };
export type SaveCardOutcome =
  | {
      readonly outcome: "saved";
      readonly token: string;
      readonly card: CardShown & {
        readonly expiryDate: string | null;
        /** Identifies a card across tokens and payers, without its number; null if the gateway has none. */
        readonly fingerprint: string | null;
      };
    }
  | { readonly outcome: "refused" | "unreachable" };
export type ShareCardOutcome =
  | { readonly outcome: "shared"; readonly token: string; readonly customer: string }
  | { readonly outcome: "refused" | "unreachable" };
export type ForgetCardOutcome = { readonly outcome: "forgotten" | "unreachable" };

/** `none`: the gateway does not know the reference. */
export type GatewayPaymentState = "none" | "authorised" | "declined" | "captured" | "voided" | "refunded";
