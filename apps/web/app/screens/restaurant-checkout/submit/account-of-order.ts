import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type Id, type Registration, splitName } from "@comptoir/ordering";
import { keepHalf } from "../../../person/keep-half.ts";
import { keptHalf } from "../../../person/kept-half.ts";
import { browserCaller, isUnreachable } from "../../../venue/api-caller.ts";
import type { CardToken } from "../payment/card-gateway.ts";
import type { KeptCard } from "../steps/checkout-step.ts";

/** What became of what an order was to do for its diner's account; null for what was not asked for. */
export type AccountNews = {
  readonly account: "registered" | "not-now" | null;
  readonly card: "kept" | "not-kept" | null;
};

/** An account was made and is signed in here; it could not be just now; or what is wrong with it, at the fields of the checkout. */
export type Registered = "registered" | "not-now" | { readonly fields: Readonly<Record<string, string>> };

/** An answer that takes longer does not hold the order up. */
const PATIENCE_MS = 12_000;

const FIELDS: Readonly<Record<string, string>> = {
  email: "contact.email",
  password: "contact.password",
  phoneNumber: "contact.phone_number",
};

const callerOf = (restaurantId: Id) => ({ ...browserCaller(restaurantId), signal: AbortSignal.timeout(PATIENCE_MS) });

/** Makes an account for whoever orders, signed in at this browser. checkout#register-at-checkout. */
export async function registerWithOrder(
  restaurantId: Id,
  { fullName, email, phoneNumber, password, consent }: Registration,
): Promise<Registered> {
  const body = { email, password, phoneNumber, ...splitName(fullName), consent, registerAtCheckout: true };
  const result = await calls.registerUser(callerOf(restaurantId), body);
  if (result.ok) {
    keepHalf({ userId: result.answer.id, token: result.answer.token });
    return "registered";
  }
  const { error } = result;
  if (isUnreachable(result) || error === null) return "not-now";
  if (error.code === "email_in_use") return { fields: { "contact.email": error.message } };
  const faults = (error.issues ?? []).map(({ path, message }) => [FIELDS[path] ?? "contact.full_name", message]);
  return faults.length > 0 ? { fields: Object.fromEntries(faults) } : "not-now";
}

/** Saves a card for the next time; null where that cannot be: the order is then paid by the card itself. payment#kept-cards. */
export async function keepCardOfOrder(restaurantId: Id, card: CardToken): Promise<KeptCard | null> {
  const half = keptHalf();
  if (half === null) return null;
  const result = await calls.addPaymentMethod(callerOf(restaurantId), { ...half, card, savingFromCheckout: true });
  if (!result.ok) return null;
  const { paymentMethods, paymentCardId } = result.answer;
  const isDefault = paymentMethods.some((method) => method.isDefault && method.paymentCardId === paymentCardId);
  return { paymentCardId, isDefault };
}

/** Forgets a card that was saved with an order and was declined with it. payment#kept-cards. */
export async function forgetCardOfOrder(restaurantId: Id, { paymentCardId }: KeptCard): Promise<void> {
  const half = keptHalf();
  if (half !== null) await calls.deletePayment(callerOf(restaurantId), { ...half, paymentCardId });
}

/** What is said of it once the order stands: of what did not work first. */
export function newsWords({ account, card }: AccountNews): string | null {
  if (account === "not-now") return m.checkout_not_registered();
  if (card === "not-kept") return m.checkout_card_not_saved();
  if (account === "registered") return m.checkout_registered();
  return card === "kept" ? m.checkout_card_saved() : null;
}
