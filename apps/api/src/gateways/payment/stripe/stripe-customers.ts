import type {
  CardToCopy,
  CopyCardOutcome,
  CreateCustomerOutcome,
  ForgetCardOutcome,
  SaveCardOutcome,
  ShareCardOutcome,
} from "../port.ts";
import { brandOf } from "./read-intents.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { faultOf, isMissing } from "./stripe-faults.ts";

/** Creates a customer without any personal data. */
export async function openCustomer({ stripe, report }: StripeDeps): Promise<CreateCustomerOutcome> {
  try {
    return { outcome: "created", customer: (await stripe.customers.create({})).id };
  } catch (error) {
    faultOf("open customer", error, report);
    return { outcome: "unreachable" };
  }
}

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
 * Attaches a card to an anonymous customer, because Stripe accepts only one payment of a card without one.
 * The idempotency keys derive from the card's token, so every attempt gets the same customer.
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

/**
 * Copies a card of a customer of the installation's account to this account. Stripe accepts a copy without a customer
 * for one payment, so each payment has its own.
 */
export async function copyCard(
  { stripe, report }: StripeDeps,
  { token, customer, key }: CardToCopy,
): Promise<CopyCardOutcome> {
  try {
    const copy = { customer, payment_method: token };
    const { id } = await stripe.paymentMethods.create(copy, { idempotencyKey: `copy:${key}` });
    return { outcome: "copied", token: id };
  } catch (error) {
    const fault = faultOf("copy card", error, report);
    return { outcome: fault === "declined" || fault === "refused" ? "refused" : "unreachable" };
  }
}

/** Detaches a card from its customer. Succeeds too if the card is unknown or already detached. */
export async function forgetCard({ stripe, report }: StripeDeps, token: string): Promise<ForgetCardOutcome> {
  try {
    await stripe.paymentMethods.detach(token);
    return { outcome: "forgotten" };
  } catch (error) {
    const fault = faultOf("forget card", error, report);
    return { outcome: fault === "refused" || isMissing(error) ? "forgotten" : "unreachable" };
  }
}
