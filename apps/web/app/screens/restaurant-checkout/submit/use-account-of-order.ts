import type { Id, Registration } from "@comptoir/ordering";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { CheckoutFacts } from "../steps/checkout-step.ts";
import { paymentStep } from "../steps/payment-step.tsx";
import { forgetCardOfOrder, keepCardOfOrder, registerWithOrder } from "./account-of-order.ts";
import type { SubmitForm } from "./submit-world.ts";

/**
 * What an order does for its diner's account: it is made once, and so is the card saved; the page then knows of both, so that a
 * retry is sent by the same account and paid by the same saved card. checkout#register-at-checkout, payment#kept-cards.
 */
export function useAccountOfOrder(
  restaurantId: Id,
  { setup: { savedCards } }: CheckoutFacts,
  { wish, saves }: { readonly wish: Registration | null; readonly saves: boolean },
  changePart: (stepId: string, change: object) => void,
): Pick<SubmitForm, "register" | "keeping"> {
  const { revalidate } = useRevalidator();
  const isRegistered = useRef(false);
  const choose = (savedId: string | null) => {
    changePart(paymentStep.id, { savedId });
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
