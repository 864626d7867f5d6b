import type Stripe from "stripe";

/** The objects of Stripe's API, in the shapes of its reference and of the types of its library. */

export type KeptIntent = {
  readonly id: string;
  /** The connected account that has it; null for the platform's. */
  readonly account: string | null;
  /** The application fee, which is taken at the capture. */
  feeAmount: number;
  fee: KeptFee | null;
  readonly amount: number;
  readonly created: number;
  status: Stripe.PaymentIntent.Status;
  metadata: Record<string, string>;
  customer: string | null;
  paymentMethod: string | null;
  refunded: number;
  challenged: boolean;
  /** Whether the bank's authentication also covers later payments of the customer. */
  readonly setsUp: boolean;
  lastError: string | null;
};

/** A fee that the platform took of a connected account's charge. */
export type KeptFee = {
  readonly id: string;
  readonly account: string;
  readonly charge: string;
  readonly amount: number;
  refunded: number;
};

/** A connected account. `isRevoked`: its owner has ended the platform's access. */
export type KeptAccount = {
  readonly id: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: string[];
  disabledReason: Stripe.Account.Requirements["disabled_reason"];
  isRevoked: boolean;
};

/** Behaviour of Stripe's documented test cards. */
const STRIPE_CARDS: Readonly<
  Record<
    string,
    { brand: string; last4: string; does: "approve" | "decline" | "challenge" | "challenge-unless-set-up" }
  >
> = {
  pm_card_visa: { brand: "visa", last4: "4242", does: "approve" },
  pm_card_amex: { brand: "amex", last4: "0005", does: "approve" },
  pm_card_visa_chargeDeclined: { brand: "visa", last4: "0002", does: "decline" },
  pm_card_threeDSecure2Required: { brand: "visa", last4: "3220", does: "challenge" },
  pm_card_authenticationRequiredOnSetup: { brand: "visa", last4: "3155", does: "challenge-unless-set-up" },
};

/**
 * Returns the card of a payment method. `pm_once_1_card_visa` is single-use; a saved or wallet card is an
 * approved Visa.
 */
export function stripeCard(paymentMethod: string | null) {
  return (
    STRIPE_CARDS[(paymentMethod ?? "").replace(/^pm_(?:copy_\d+_)?(?:once_\d+_)?/, "pm_")] ?? {
      brand: "visa",
      last4: "4242",
      does: "approve" as const,
    }
  );
}

/** The fields of an object that a fake shows, by the types of Stripe's library. */
type DeepPartial<Shape> = Shape extends object
  ? { readonly [Field in keyof Shape]?: DeepPartial<Shape[Field]> }
  : Shape;

function chargeShape(intent: KeptIntent) {
  const { brand, last4 } = stripeCard(intent.paymentMethod);
  return {
    id: intent.id.replace("pi_", "ch_"),
    object: "charge" as const,
    amount: intent.amount,
    amount_captured: intent.status === "succeeded" ? intent.amount : 0,
    amount_refunded: intent.refunded,
    application_fee: intent.fee?.id ?? null,
    application_fee_amount: intent.feeAmount || null,
    captured: intent.status === "succeeded",
    currency: "cad",
    payment_intent: intent.id,
    payment_method_details: {
      type: "card",
      card: { brand, last4, exp_month: 12, exp_year: 2034, country: "CA", funding: "credit", wallet: null },
    },
    refunded: intent.refunded >= intent.amount,
    status: "succeeded",
  } satisfies DeepPartial<Stripe.Charge>;
}

export function intentShape(intent: KeptIntent, isExpanded: boolean) {
  const hasCharge = intent.status === "requires_capture" || intent.status === "succeeded";
  const charge = hasCharge ? chargeShape(intent) : null;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
    application_fee_amount: intent.feeAmount || null,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    canceled_at: intent.status === "canceled" ? intent.created + 1 : null,
    capture_method: "manual",
    client_secret: `${intent.id}_secret_test`,
    confirmation_method: "manual",
    created: intent.created,
    currency: "cad",
    customer: intent.customer,
    last_payment_error: intent.lastError ? cardError(intent.lastError).error : null,
    latest_charge: charge && (isExpanded ? charge : charge.id),
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === "requires_action"
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } }
        : null,
    payment_method: intent.paymentMethod,
    payment_method_types: ["card"],
    status: intent.status,
  } satisfies DeepPartial<Stripe.PaymentIntent>;
}

/** A whole account, by the type of Stripe's library. */
export function accountShape(account: KeptAccount): Stripe.Account {
  const { id, chargesEnabled, payoutsEnabled, detailsSubmitted, currentlyDue, disabledReason } = account;
  return {
    id,
    object: "account",
    business_type: "company",
    charges_enabled: chargesEnabled,
    controller: {
      fees: { payer: "account" },
      is_controller: true,
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
      type: "application",
    },
    country: "CA",
    default_currency: "cad",
    details_submitted: detailsSubmitted,
    email: null,
    metadata: {},
    payouts_enabled: payoutsEnabled,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: currentlyDue,
      disabled_reason: disabledReason,
      errors: [],
      eventually_due: currentlyDue,
      past_due: [],
      pending_verification: [],
    },
    type: "none",
  };
}

export function linkShape(account: string): Stripe.AccountLink {
  const created = Math.floor(Date.now() / 1000);
  const url = `https://connect.stripe.com/setup/s/${account}/${created}`;
  return { object: "account_link", created, expires_at: created + 300, url };
}

export function feeShape({ id, account, charge, amount, refunded }: KeptFee): Stripe.ApplicationFee {
  return {
    id,
    object: "application_fee",
    account,
    amount,
    amount_refunded: refunded,
    application: "ca_comptoir",
    balance_transaction: null,
    charge,
    created: Math.floor(Date.now() / 1000),
    currency: "cad",
    fee_source: { type: "charge", charge },
    livemode: false,
    originating_transaction: null,
    refunded: refunded === amount,
    refunds: { object: "list", data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  };
}

export function feeRefundShape(fee: KeptFee, amount: number): Stripe.FeeRefund {
  return {
    id: `fr_${fee.id}_${fee.refunded}`,
    object: "fee_refund",
    amount,
    balance_transaction: null,
    created: Math.floor(Date.now() / 1000),
    currency: "cad",
    fee: fee.id,
    metadata: null,
  };
}

export const NO_ACCESS = {
  error: {
    code: "account_invalid",
    message:
      "The provided key 'sk_test_****' does not have access to account (or that account does not exist). Application access may have been revoked.",
    type: "invalid_request_error",
  },
};

export function cardError(declineCode: string) {
  return {
    error: {
      charge: "ch_declined",
      code: "card_declined",
      decline_code: declineCode,
      doc_url: "https://stripe.com/docs/error-codes/card-declined",
      message: "Your card was declined.",
      type: "card_error",
    },
  };
}

export function invalidRequest(code: string, message: string, param?: string) {
  return { error: { code, message, type: "invalid_request_error", ...(param && { param }) } };
}

export const API_ERROR = { error: { message: "An unknown error occurred", type: "api_error" } };
export const RATE_LIMITED = {
  error: {
    code: "rate_limit",
    message:
      "Request rate limit exceeded. You can learn more about rate limits at https://stripe.com/docs/rate-limits.",
    type: "invalid_request_error",
  },
};
export const WRONG_KEY = {
  error: { message: "Invalid API Key provided: sk_test_****", type: "invalid_request_error" },
};
