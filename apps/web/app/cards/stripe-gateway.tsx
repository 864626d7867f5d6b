import { m } from "@comptoir/messages";
import { normalizeSigns } from "@comptoir/ordering";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef } from "react";
import { createStore } from "zustand/vanilla";
import { Banner } from "../ui/banner.tsx";
import type { CardGateway, ChallengeProps } from "./card-gateway.ts";
import { loadStripeLibrary } from "./load-stripe.ts";
import {
  NO_STRIPE_CARD,
  readCardToken,
  type StripeCard,
  type StripeField,
  stripeCardState,
} from "./stripe-card-state.ts";
import { StripeFields } from "./stripe-fields.tsx";
import { openStripeFrames, type StripeFrames } from "./stripe-frames.ts";

/** The Stripe gateway in the browser. payment#stripe, decision 044. */
export const stripeGateway: CardGateway = createStripeCards(loadStripeLibrary);

/** @param load loads Stripe's library when a card is first shown; null if it is unreachable. */
export function createStripeCards(load: typeof loadStripeLibrary): CardGateway {
  return {
    mount({ publishableKey, account, avs }) {
      if (publishableKey === null) throw new Error("Stripe's fields need its publishable key, and none was given.");
      let loading: Promise<Stripe | null> | null = null;
      const stripe = async () => {
        loading ??= load(publishableKey, account);
        const library = await loading;
        // The next attempt loads the library again.
        if (library === null) loading = null;
        return library;
      };
      let frames: StripeFrames | null = null;
      const card = createStore<StripeCard>(() => NO_STRIPE_CARD);
      const state = createStore(() => stripeCardState(NO_STRIPE_CARD, { avs }));
      card.subscribe((now) => state.setState(stripeCardState(now, { avs }), true));
      const labels = {
        "card.number": m.checkout_card_number,
        "card.expiry_date": m.checkout_card_expiry,
        "card.cvd": m.checkout_card_cvd,
        "card.postal_code": m.checkout_card_postal_code,
      };
      const open = async (placeOf: (field: StripeField) => HTMLElement) => {
        const library = await stripe();
        card.setState({ isUnreachable: library === null });
        if (library === null) return null;
        card.setState({ said: NO_STRIPE_CARD.said });
        frames = openStripeFrames(library, placeOf, (field, said) =>
          card.setState((before) => ({ said: { ...before.said, [field]: said } })),
        );
        return frames;
      };
      return {
        // biome-ignore lint/correctness/noComponentHookFactories: an entry and its components are created once.
        Fields: ({ errors }) => <StripeFields {...{ card, labels, errors, open }} needsPostalCode={avs} />,
        labels,
        state: state.getState,
        onChange: state.subscribe,
        tokenise: async () => {
          const library = await stripe();
          // If the library has loaded only now, the fields are not mounted yet. `attempts` mounts them. The
          // call is refused, because the card is still empty.
          if (library !== null && frames === null) card.setState(({ attempts }) => ({ attempts: attempts + 1 }));
          if (library === null || frames === null) {
            return { refused: { message: m.checkout_gateway_down(), field: null } };
          }
          const postalCode = normalizeSigns(card.getState().postalCode) || null;
          const made = await library.createPaymentMethod({
            type: "card",
            card: frames.number,
            ...(postalCode !== null && { billing_details: { address: { postal_code: postalCode } } }),
          });
          return readCardToken(made, postalCode);
        },
        // biome-ignore lint/correctness/noComponentHookFactories: an entry and its components are created once.
        Challenge: (props: ChallengeProps) => (
          // At a hub, the payment may be on the account of one of its kitchens.
          <BankQuestion {...props} stripe={(of) => (of === account ? stripe() : load(publishableKey, of))} />
        ),
        clear: () => {
          frames?.clear();
          card.setState({ said: NO_STRIPE_CARD.said, postalCode: "" });
        },
      };
    },
  };
}

/** A challenge's URL: the account of one payment intent, if it is a restaurant's own, and the intent's client secret. */
const CHALLENGE = /^stripe:(?:([^/]+)\/)?(.+)$/;

/**
 * Shows the bank's challenge in a Stripe iframe above the page. Callers must close every dialog first,
 * because a dialog would cover the iframe. The server confirms the payment afterwards. Decision 044.
 */
function BankQuestion({
  stripe,
  url,
  onPassed,
  onLeave,
}: ChallengeProps & { readonly stripe: (account: string | null) => Promise<Stripe | null> }) {
  const asked = useRef<string | null>(null);
  const latest = useRef({ onPassed, onLeave });
  latest.current = { onPassed, onLeave };
  useEffect(() => {
    // Show each challenge once: React may run effects twice.
    if (asked.current === url) return;
    asked.current = url;
    const answer = async () => {
      const [, account = null, clientSecret = ""] = CHALLENGE.exec(url) ?? [];
      const library = await stripe(account);
      const result = await library?.handleNextAction({ clientSecret });
      const status = result?.paymentIntent?.status;
      return status === "requires_confirmation" || status === "requires_capture";
    };
    answer().then(
      (isAnswered) => (isAnswered ? latest.current.onPassed() : latest.current.onLeave()),
      () => latest.current.onLeave(),
    );
  }, [url, stripe]);
  return (
    <div role="status">
      <Banner>{m.checkout_challenge_heading()}</Banner>
    </div>
  );
}
