/** The objects of Stripe's API, in the shapes of its reference. */

export type KeptIntent = {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  status: string;
  metadata: Record<string, string>;
  customer: string | null;
  paymentMethod: string | null;
  refunded: number;
  challenged: boolean;
  /** Whether the bank's authentication also covers later payments of the customer. */
  readonly setsUp: boolean;
  lastError: string | null;
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
    STRIPE_CARDS[(paymentMethod ?? "").replace(/^pm_once_\d+_/, "pm_")] ?? {
      brand: "visa",
      last4: "4242",
      does: "approve" as const,
    }
  );
}

function chargeShape(intent: KeptIntent) {
  const { brand, last4 } = stripeCard(intent.paymentMethod);
  return {
    id: intent.id.replace("pi_", "ch_"),
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.status === "succeeded" ? intent.amount : 0,
    amount_refunded: intent.refunded,
    captured: intent.status === "succeeded",
    currency: "cad",
    payment_intent: intent.id,
    payment_method_details: {
      type: "card",
      card: { brand, last4, exp_month: 12, exp_year: 2034, country: "CA", funding: "credit", wallet: null },
    },
    refunded: intent.refunded >= intent.amount,
    status: "succeeded",
  };
}

export function intentShape(intent: KeptIntent, isExpanded: boolean) {
  const hasCharge = intent.status === "requires_capture" || intent.status === "succeeded";
  const charge = hasCharge ? chargeShape(intent) : null;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
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
  };
}

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
