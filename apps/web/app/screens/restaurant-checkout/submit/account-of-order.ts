import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type Id, type Registration, splitName } from "@comptoir/ordering";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { CardToken } from "../../../cards/card-gateway.ts";
import { keepHalf, keptHalf } from "../../../session/page-half.ts";
import { browserCaller, isUnreachable } from "../../../venue/api-caller.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import type { KeptCard } from "../form/checkout-step.ts";
import type { AccountOutcome, CardKeeping, Registered, SubmitForm } from "./submit-world.ts";

/** Timeout of the calls that register the account and save the card, in ms. The order then proceeds without them. */
const TIMEOUT_MS = 12_000;

const FIELDS: Readonly<Record<string, string>> = {
  email: "contact.email",
  password: "contact.password",
  phoneNumber: "contact.phone_number",
};

const callerOf = (restaurantId: Id) => ({ ...browserCaller(restaurantId), signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Creates the diner's account, and signs this browser in. checkout#register-at-checkout. */
async function registerWithOrder(
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

/**
 * Saves a card for later. Returns null if that fails; the card's token then pays the order. payment#kept-cards.
 */
async function keepCardOfOrder(restaurantId: Id, card: CardToken): Promise<KeptCard | null> {
  const half = keptHalf();
  if (half === null) return null;
  const result = await calls.addPaymentMethod(callerOf(restaurantId), { ...half, card, savingFromCheckout: true });
  if (!result.ok) return null;
  const { paymentMethods, paymentCardId } = result.answer;
  const isDefault = paymentMethods.some((method) => method.isDefault && method.paymentCardId === paymentCardId);
  return { paymentCardId, isDefault };
}

/** Deletes a card that was saved with an order and then declined. payment#kept-cards. */
async function forgetCardOfOrder(restaurantId: Id, { paymentCardId }: KeptCard): Promise<void> {
  const half = keptHalf();
  if (half !== null) await calls.deletePayment(callerOf(restaurantId), { ...half, paymentCardId });
}

/** Returns the message about the account and the card after the order was placed. Failures come first. */
export function newsWords({ account, card }: AccountOutcome): string | null {
  if (account === "not-now") return m.checkout_not_registered();
  if (card === "not-kept") return m.checkout_card_not_saved();
  if (account === "registered") return m.checkout_registered();
  return card === "kept" ? m.checkout_card_saved() : null;
}

/**
 * Returns the functions that create an order's account and save its card, each once.
 * checkout#register-at-checkout, payment#kept-cards. The page then reloads both, so that a retry uses the same
 * account and card.
 */
export function useAccountOfOrder(
  restaurantId: Id,
  { savedCards }: Pick<CheckoutSetup, "savedCards">,
  { wish, saves }: { readonly wish: Registration | null; readonly saves: boolean },
  chooseCard: (savedId: string | null) => void,
): Pick<SubmitForm, "register" | "keeping"> {
  const { revalidate } = useRevalidator();
  const isRegistered = useRef(false);
  const choose = (savedId: string | null) => {
    chooseCard(savedId);
    void revalidate();
  };
  const register = async (registration: Registration) => {
    const outcome = await registerWithOrder(restaurantId, registration);
    isRegistered.current = outcome === "registered";
    if (outcome === "registered") void revalidate();
    return outcome;
  };
  const keeping: SubmitForm["keeping"] = {
    keep: async (card) => {
      const kept = await keepCardOfOrder(restaurantId, card);
      if (kept !== null) choose(kept.paymentCardId);
      return kept;
    },
    forget: async (kept) => {
      if (savedCards.some(({ paymentCardId }) => paymentCardId === kept.paymentCardId)) return;
      await forgetCardOfOrder(restaurantId, kept);
      choose(null);
    },
  };
  return {
    register: wish !== null && !isRegistered.current ? () => register(wish) : null,
    keeping: saves ? keeping : null,
  };
}

export type Prepared = {
  readonly news: AccountOutcome;
  readonly kept: { readonly card: KeptCard; readonly keeping: CardKeeping } | null;
};

/**
 * Creates the account and saves the card that the order requests. If the API refuses the registration, returns its
 * faults by field.
 */
export async function prepareAccount(
  card: CardToken | null,
  { register, keeping }: Pick<SubmitForm, "register" | "keeping">,
): Promise<Prepared | { readonly fields: Readonly<Record<string, string>> }> {
  const account = register ? await register() : null;
  if (account !== null && typeof account !== "string") return account;
  const kept = card && keeping && account !== "not-now" ? await keeping.keep(card) : null;
  const news: AccountOutcome = { account, card: card && keeping ? (kept ? "kept" : "not-kept") : null };
  return { news, kept: kept && keeping ? { card: kept, keeping } : null };
}
