import type { PageSources } from "@comptoir/contract";
import type { Cents, Wallet } from "@comptoir/ordering";

/**
 * A payment gateway. payment#gateways.
 * - *Our* reference, a UUID made before the first call, identifies a payment; every call on it is idempotent.
 * - Failures of the processor are outcomes, also timeouts and broken connections (`withTimeouts`).
 * - Only programming errors throw.
 */
export type PaymentGateway = {
  /** The `payment_processor` that it handles. */
  readonly processor: "sandbox" | "stripe";
  /**
   * The URL at which the browser exchanges a card for a token, and the public key that it sends there. Each is
   * null if the processor's page code does not need it.
   */
  readonly publicConfig: { readonly tokenUrl: string | null; readonly publishableKey: string | null };
  /**
   * The sources that a checkout page loads from the processor: scripts, card fields and challenge frames.
   * payment#gateway-sources.
   */
  readonly pageSources: PageSources;

  /** The processor's minimum amount; absent if there is none. payment#least-charge. */
  readonly leastCents?: Cents;

  /** Authorises an amount on a card. No money moves until `capture`. */
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Captures the whole authorised amount. */
  capture(reference: string): Promise<CaptureOutcome>;
  /**
   * Voids an authorisation. Also closes an unknown reference: a late authorisation from a paused process is
   * then declined, instead of holding money forever.
   */
  void(reference: string): Promise<VoidOutcome>;
  /**
   * Refunds a part of a captured payment, once for each key (a UUID). The total never exceeds the captured
   * amount.
   */
  refund(reference: string, part: { readonly key: string; readonly amountCents: Cents }): Promise<RefundOutcome>;
  /** Looks up a reference, after an answer was lost. */
  find(reference: string): Promise<FindOutcome>;
  /**
   * Lists a page of the payments created since a moment, sorted by reference. Used after a restore, to find
   * payments that the backup lacks.
   * @param after the cursor: the last reference of the page before
   */
  list(since: Date, after: string | null): Promise<ListOutcome>;
  /** Creates a customer that holds saved cards, without personal data. payment#saved-cards. */
  createCustomer(): Promise<CreateCustomerOutcome>;
  /** Saves a customer's card; returns a new token, valid for this customer only. */
  saveCard(card: { readonly token: string; readonly customer: string }): Promise<SaveCardOutcome>;
  /**
   * Deletes a customer's card; an unknown card counts as deleted. `customer` is null for a shared card, whose
   * token identifies its customer.
   */
  forgetCard(card: { readonly token: string; readonly customer: string | null }): Promise<ForgetCardOutcome>;
  /**
   * Prepares an unsaved card for several payments, by attaching it to an anonymous customer. Idempotent;
   * `forgetCard` deletes the card. Absent if the processor allows several payments anyway.
   * payment#shared-card.
   */
  readonly shareCard?: (token: string) => Promise<ShareCardOutcome>;
  /**
   * Parses a webhook; null if its signature is invalid or too old. Absent if the gateway sends none.
   * payment#webhooks.
   */
  readonly readEvent?: (sent: SentEvent) => Promise<GatewayEvent | null>;
};

/** A webhook as received. `body`: the raw bytes, which are signed. */
export type SentEvent = { readonly body: Uint8Array; readonly signature: string | null };

/**
 * A gateway's report that something happened to a payment. The payment's state is always looked up, never
 * taken from the event.
 */
export type GatewayEvent = {
  /** The gateway's id of the event, to detect repeated deliveries. */
  readonly id: string;
  /** The gateway's name for the kind of event. */
  readonly type: string;
  /** Our reference of the payment; null if the event concerns no payment with such a reference. */
  readonly reference: string | null;
  readonly happenedAt: Date;
};

export type AuthoriseRequest = {
  readonly reference: string;
  readonly amountCents: Cents;
  readonly token: string;
  /** The wallet, if `token` is its encrypted payload; absent if `token` is that of a card. payment#wallets. */
  readonly wallet?: Wallet;
  /** The customer who owns the saved card; null for an unsaved card. */
  readonly customer: string | null;
  readonly postalCode: string | null;
  /**
   * `required`: the bank must challenge the cardholder, even if it would not by default. payment#card-testing.
   */
  readonly challenge: "required" | "if-asked";
  /**
   * The position in a series of payments of one checkout to one customer: a challenge of the first payment
   * covers the next ones. Absent for a single payment. hub#hub-charges.
   */
  readonly seriesPosition?: "first" | "next";
};

/** The card for a receipt, from the gateway's answer, never from the client. */
export type CardShown = { readonly type: string | null; readonly last4: string | null };

export type AuthoriseOutcome =
  | { readonly outcome: "approved"; readonly card: CardShown }
  | { readonly outcome: "declined" }
  /**
   * The diner's bank requires a challenge. Nothing is authorised yet; after the challenge, the same call
   * authorises the amount.
   */
  | { readonly outcome: "challenge"; readonly challengeUrl: string }
  /** No request reached the processor. */
  | { readonly outcome: "unreachable" }
  /** The call failed after it began: an authorisation may exist and must be voided. */
  | { readonly outcome: "failed" }
  /** No answer came; look the payment up with `find`. */
  | { readonly outcome: "unknown" };

export type CaptureOutcome = { readonly outcome: "captured" | "refused" | "unreachable" | "unknown" };
/** `captured`: the payment can no longer be voided, only refunded. */
export type VoidOutcome = { readonly outcome: "voided" | "captured" | "unreachable" | "unknown" };
export type RefundOutcome = { readonly outcome: "refunded" | "refused" | "unreachable" | "unknown" };
export type FindOutcome =
  | {
      readonly outcome: "found";
      readonly state: GatewayPaymentState;
      readonly card: CardShown;
      /** The refunded amount. */
      readonly refundedCents: Cents;
    }
  | { readonly outcome: "unreachable" };
/** `payments` is empty after the last page. */
export type ListOutcome =
  | { readonly outcome: "listed"; readonly payments: readonly ListedPayment[] }
  | { readonly outcome: "unreachable" };
export type ListedPayment = {
  readonly reference: string;
  readonly state: Exclude<GatewayPaymentState, "none">;
  readonly amountCents: Cents;
  /** The refunded amount. */
  readonly refundedCents: Cents;
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
        /** Identifies a card across tokens and payers without its number; null if the gateway provides none. */
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
