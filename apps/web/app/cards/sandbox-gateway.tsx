import { m } from "@comptoir/messages";
import { type CardForm, checkCardForm, digitsOnly } from "@comptoir/ordering";
import { createStore } from "zustand/vanilla";
import type { CardGateway, CardState } from "./card-gateway.ts";
import { ChallengeDialog } from "./sandbox-challenge.tsx";
import { CardFields } from "./sandbox-fields.tsx";
import { tokeniseCard } from "./tokenise-card.ts";

const NO_CARD: CardForm = { number: "", cvd: "", expiryDate: "", postalCode: "" };

/** The sandbox gateway in the browser. docs/sandbox.md. */
export const sandboxGateway: CardGateway = {
  mount({ tokenUrl, avs, today }) {
    if (tokenUrl === null) throw new Error("The sandbox takes cards at an address of its own, and none was given.");
    const stateOf = (card: CardForm): CardState => ({
      refusals: checkCardForm(card, { now: { date: today }, avs }),
      last4: digitsOnly(card.number).slice(-4),
    });
    const entry = createStore(() => ({ card: NO_CARD, state: stateOf(NO_CARD) }));
    const change = (change: Partial<CardForm>) => {
      const card = { ...entry.getState().card, ...change };
      entry.setState({ card, state: stateOf(card) });
    };
    return {
      Fields: ({ errors }) => <CardFields entry={entry} change={change} needsPostalCode={avs} errors={errors} />,
      labels: {
        "card.number": m.checkout_card_number,
        "card.expiry_date": m.checkout_card_expiry,
        "card.cvd": m.checkout_card_cvd,
        "card.postal_code": m.checkout_card_postal_code,
      },
      state: () => entry.getState().state,
      onChange: entry.subscribe,
      tokenise: () => tokeniseCard(entry.getState().card, tokenUrl),
      Challenge: ChallengeDialog,
      clear: () => change(NO_CARD),
    };
  },
};
