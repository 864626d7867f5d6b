import type { CreateCustomerOutcome, ForgetCardOutcome, SaveCardOutcome, ShareCardOutcome } from "../port.ts";
import { brandOf } from "./read-intents.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { faultOf, isMissing } from "./stripe-faults.ts";

/** Opens a customer. Nothing that says who they are goes to Stripe. */
export async function openCustomer({ stripe, report }: StripeDeps): Promise<CreateCustomerOutcome> {
  try {
    return { outcome: "created", customer: (await stripe.customers.create({})).id };
  } catch (error) {
    faultOf("open customer", error, report);
    return { outcome: "unreachable" };
  }
}

/** Has a customer keep a card; its bank may decline that. */
export async function saveCard(
  { stripe, report }: StripeDeps,
  { token, customer }: { readonly token: string; readonly customer: string },
): Promise<SaveCardOutcome> {
  try {
    const { id, card } = await stripe.paymentMethods.attach(token, { customer });
    if (!card) return { outcome: "refused" };
    const expiryDate = `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year).slice(-2)}`;
    const fingerprint = card.fingerprint ?? null;
    return {
      outcome: "saved",
      token: id,
      card: { type: brandOf(card.brand), last4: card.last4, expiryDate, fingerprint },
    };
  } catch (error) {
    const fault = faultOf("save card", error, report);
    return { outcome: fault === "declined" || fault === "refused" ? "refused" : "unreachable" };
  }
}

/**
 * Hands a card to a customer of its own, of whom nothing is known: Stripe charges a card that is nobody's once alone. Both calls go by the
 * card's name, so that the same card has the same customer, whichever attempt asks.
 */
export async function shareCard({ stripe, report }: StripeDeps, token: string): Promise<ShareCardOutcome> {
  try {
    const { id: customer } = await stripe.customers.create({}, { idempotencyKey: `share:${token}` });
    await stripe.paymentMethods.attach(token, { customer }, { idempotencyKey: `share:${token}:attach` });
    return { outcome: "shared", token, customer };
  } catch (error) {
    const fault = faultOf("share card", error, report);
    return { outcome: fault === "declined" || fault === "refused" ? "refused" : "unreachable" };
  }
}

/** Forgets a customer's card; one that Stripe does not have, or that is nobody's any more, is forgotten. */
export async function forgetCard({ stripe, report }: StripeDeps, token: string): Promise<ForgetCardOutcome> {
  try {
    await stripe.paymentMethods.detach(token);
    return { outcome: "forgotten" };
  } catch (error) {
    const fault = faultOf("forget card", error, report);
    return { outcome: fault === "refused" || isMissing(error) ? "forgotten" : "unreachable" };
  }
}
