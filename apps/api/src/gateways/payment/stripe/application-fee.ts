import type { Cents } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { FeeBack } from "../port.ts";
import { type StripeDeps, WITH_CHARGE } from "./stripe-deps.ts";

/** Returns the charge of an intent, if the intent was read with it. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === "string" ? null : charge;
}

/** Returns the id of the fee that Stripe took of an intent's charge; null if it took none. */
export function feeIdOf(intent: Stripe.PaymentIntent): string | null {
  const fee = chargeOf(intent)?.application_fee ?? null;
  return typeof fee === "string" ? fee : (fee?.id ?? null);
}

/** Reads how much of its fee Stripe has given back with the refunds of an intent. The installation's account has it. */
export async function feeBackOf({ platform }: StripeDeps, intent: Stripe.PaymentIntent): Promise<FeeBack> {
  const fee = feeIdOf(intent);
  if (fee === null || !chargeOf(intent)?.amount_refunded) return {};
  return { feeBackCents: (await platform.applicationFees.retrieve(fee)).amount_refunded as Cents };
}

/**
 * Reads how much of the fee was given back, after a refund. Stripe rounds the part of each refund: what is left of the
 * fee of a payment that is refunded in full is given back here. payment#platform-fee.
 */
export async function settleFee(deps: StripeDeps, intent: Stripe.PaymentIntent): Promise<FeeBack> {
  const feeId = feeIdOf(intent);
  if (feeId === null) return {};
  const fee = await deps.platform.applicationFees.retrieve(feeId);
  const feeBackCents = fee.amount_refunded as Cents;
  if (feeBackCents === fee.amount) return { feeBackCents };
  const now = await deps.stripe.paymentIntents.retrieve(intent.id, WITH_CHARGE);
  if (!chargeOf(now)?.refunded) return { feeBackCents };
  // Without an amount Stripe gives back what is left, and refuses a second time.
  await deps.platform.applicationFees.createRefund(feeId);
  return { feeBackCents: fee.amount as Cents };
}
