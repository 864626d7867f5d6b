import type { Cents } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { CardShown, GatewayPaymentState } from "../port.ts";

/** Under which name an intent carries our reference. */
export const REFERENCE = "comptoir_reference";

/** Where a payment stands by Stripe's word; null while Stripe is still at work on it. */
export function stateOf(intent: Stripe.PaymentIntent): GatewayPaymentState | null {
  switch (intent.status) {
    case "requires_capture":
      return "authorised";
    case "succeeded":
      return chargeOf(intent)?.refunded ? "refunded" : "captured";
    case "canceled":
      return "voided";
    case "processing":
      return null;
    case "requires_payment_method":
      return intent.last_payment_error ? "declined" : "none";
    default:
      return "none";
  }
}

/** What of an intent was given back. */
export function refundedOf(intent: Stripe.PaymentIntent): Cents {
  return (chargeOf(intent)?.amount_refunded ?? 0) as Cents;
}

/** The card that an intent was charged to, as a receipt shows it. */
export function cardOf(intent: Stripe.PaymentIntent): CardShown {
  const card = chargeOf(intent)?.payment_method_details?.card;
  return { type: brandOf(card?.brand), last4: card?.last4 ?? null };
}

/** Stripe's names of brands by ours. */
const BRANDS: Readonly<Record<string, string>> = { visa: "VISA", mastercard: "MC", amex: "AMEX" };

/** A brand as the product names it. */
export function brandOf(brand: string | null | undefined): string | null {
  return brand ? (BRANDS[brand] ?? brand.toUpperCase()) : null;
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === "string" ? null : charge;
}
