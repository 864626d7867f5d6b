import type { PageSources } from "@comptoir/contract";
import type { Cents, Wallet } from "@comptoir/ordering";

/**
 * A way to take cards. payment#gateways. A payment goes by *our* reference, a UUID made before the first call, and each
 * call on it may be repeated: what was done is not done again. What goes wrong at a processor is an outcome; `withTimeout`
 * makes one of an answer that is late and of a connection that breaks. Only a mistake of ours throws.
 */
export type PaymentGateway = {
  /** The `payment_processor` it serves. */
  readonly processor: "sandbox" | "stripe";
  /** Where the browser hands a card over for a token, and the key it shows there. Never a secret. */
  readonly publicConfig: { readonly tokenUrl: string | null; readonly publishableKey: string | null };
  /**
   * What a checkout page loads from the processor itself: scripts, frames of its fields and of a bank's question.
   * payment#gateway-sources.
   */
  readonly pageSources: PageSources;

  /** The least that it charges a card; absent where a cent will do. payment#least-charge. */
  readonly leastCents?: Cents;

  /** Authorises an amount on a card. Nothing is taken until `capture`. */
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Captures the whole amount that was authorised. */
  capture(reference: string): Promise<CaptureOutcome>;
  /**
   * Voids an authorisation. A reference that the gateway does not know is closed by this, so that an authorisation that
   * arrives late, from a process that was paused, is declined instead of standing for ever.
   */
  void(reference: string): Promise<VoidOutcome>;
  /** Gives a part of what was captured back, once for each key, which is a UUID; never more than was captured in all. */
  refund(reference: string, part: { readonly key: string; readonly amountCents: Cents }): Promise<RefundOutcome>;
  /** What the gateway knows of a reference: asked when an answer was lost. */
  find(reference: string): Promise<FindOutcome>;
  /**
   * The payments that the gateway first heard of since a moment, in the order of their references, so many at a time: asked
   * after a restore, for those that are not in the backup.
   * @param after the last reference of those that were listed before
   */
  list(since: Date, after: string | null): Promise<ListOutcome>;
  /** Opens a customer that holds saved cards, without personal data. payment#saved-cards. */
  createCustomer(): Promise<CreateCustomerOutcome>;
  /** Keeps a customer's card for the next time; answers the token that then stands for it, for that customer alone. */
  saveCard(card: { readonly token: string; readonly customer: string }): Promise<SaveCardOutcome>;
  /** Forgets a customer's card. One that is not known is forgotten. Null for one that was shared: its token says whose it is. */
  forgetCard(card: { readonly token: string; readonly customer: string | null }): Promise<ForgetCardOutcome>;
  /**
   * Makes a card that is not kept good for several charges, by handing it to a customer of whom nothing is known. The same card is answered
   * alike each time. `forgetCard` ends it. Absent where any card may be charged more than once. payment#shared-card.
   */
  readonly shareCard?: (token: string) => Promise<ShareCardOutcome>;
  /**
   * Reads what the gateway sent us by itself; null where its signature does not hold, or is too old. Absent where it sends nothing.
   * payment#webhooks.
   */
  readonly readEvent?: (sent: SentEvent) => Promise<GatewayEvent | null>;
};

/** An event as it came: the very bytes, since those are signed. */
export type SentEvent = { readonly body: Uint8Array; readonly signature: string | null };

/** What a gateway told us: that something happened to a payment. What became of it is asked, and never taken from here. */
export type GatewayEvent = {
  /** The gateway's id: the same event may come again. */
  readonly id: string;
  /** The gateway's word for its kind. */
  readonly type: string;
  /** Our reference of the payment; null where it is about none of ours. */
  readonly reference: string | null;
  readonly happenedAt: Date;
};

export type AuthoriseRequest = {
  readonly reference: string;
  readonly amountCents: Cents;
  readonly token: string;
  /** The token is what a device's wallet handed over, to be opened by the gateway; absent for a card's. payment#wallets. */
  readonly wallet?: Wallet;
  /** Whose saved card the token stands for; null for a card that is not kept. */
  readonly customer: string | null;
  readonly postalCode: string | null;
  /** `required`: the bank has to ask the card's holder, also where it would not by itself. payment#card-testing. */
  readonly challenge: "required" | "if-asked";
  /**
   * One of several charges of one checkout to one customer: what the bank is answered to the first is good for the next ones, which its
   * holder is not asked about. Absent for a charge by itself. hub#hub-charges.
   */
  readonly ofSeveral?: "first" | "next";
};

/** A card as a receipt shows it, by the gateway's own word: what a client says of its card is not believed. */
export type CardShown = { readonly type: string | null; readonly last4: string | null };

export type AuthoriseOutcome =
  | { readonly outcome: "approved"; readonly card: CardShown }
  | { readonly outcome: "declined" }
  /** The diner's bank asks the diner first. Nothing is authorised yet; the same call works afterwards. */
  | { readonly outcome: "challenge"; readonly challengeUrl: string }
  /** Nothing reached the processor. */
  | { readonly outcome: "unreachable" }
  /** It began and failed; an authorisation may stand and must be voided. */
  | { readonly outcome: "failed" }
  /** No answer came. Ask with `find`. */
  | { readonly outcome: "unknown" };

export type CaptureOutcome = { readonly outcome: "captured" | "refused" | "unreachable" | "unknown" };
/** `captured`: too late to void; refund it instead. */
export type VoidOutcome = { readonly outcome: "voided" | "captured" | "unreachable" | "unknown" };
export type RefundOutcome = { readonly outcome: "refunded" | "refused" | "unreachable" | "unknown" };
export type FindOutcome =
  | {
      readonly outcome: "found";
      readonly state: GatewayPaymentState;
      readonly card: CardShown;
      /** What of it was given back. */
      readonly refundedCents: Cents;
    }
  | { readonly outcome: "unreachable" };
/** `payments` is empty when there are no more. */
export type ListOutcome =
  | { readonly outcome: "listed"; readonly payments: readonly ListedPayment[] }
  | { readonly outcome: "unreachable" };
export type ListedPayment = {
  readonly reference: string;
  readonly state: Exclude<GatewayPaymentState, "none">;
  readonly amountCents: Cents;
  /** What of it was given back. */
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
        /**
         * Identifies a card across tokens and payers without revealing its number. Null where the gateway has
         * none.
         */
        readonly fingerprint: string | null;
      };
    }
  | { readonly outcome: "refused" | "unreachable" };
export type ShareCardOutcome =
  | { readonly outcome: "shared"; readonly token: string; readonly customer: string }
  | { readonly outcome: "refused" | "unreachable" };
export type ForgetCardOutcome = { readonly outcome: "forgotten" | "unreachable" };

/** `none`: the gateway has never heard of the reference. */
export type GatewayPaymentState = "none" | "authorised" | "declined" | "captured" | "voided" | "refunded";
