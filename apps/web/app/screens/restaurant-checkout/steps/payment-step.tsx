import type { PaymentMethodData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type FieldRefusal, firstSavedCard, handoverOf } from "@comptoir/ordering";
import { brandName } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { CodeFields } from "../../restaurant-cart/code-fields.tsx";
import type { CheckoutSetup } from "../checkout-setup.ts";
import type { PaymentDue } from "../payment/payment-due.ts";
import { type CheckoutFacts, type CheckoutStep, type StepField, type StepProps, textOrNull } from "./checkout-step.ts";
import { fieldId } from "./use-form-errors.ts";

/** All that the page keeps of a payment: which saved card pays, null for one that is entered. A card is the gateway's own. */
type Payment = {
  readonly savedId: string | null;
  /** The postal code of a saved card where it is another one by now. payment#avs. */
  readonly postalCode: string;
  /** The card that is entered is saved for the next time: off until it is asked for. payment#method-change. */
  readonly saves: boolean;
};

/** What the step shows and says of what is due. */
type PaymentForm = {
  readonly fields?: (facts: CheckoutFacts) => readonly StepField[];
  readonly Fields: (props: StepProps<Payment>) => ReactNode;
  readonly words: (facts: CheckoutFacts, part: Payment) => string;
  readonly check?: (facts: CheckoutFacts, part: Payment) => readonly FieldRefusal[];
};

/** Whom the diner pays, without a card. */
const PAID_ON_PREMISE = {
  collected: () => m.checkout_pay_on_premise(),
  brought: () => m.checkout_pay_on_table(),
  delivered: () => m.checkout_pay_on_delivery(),
} as const;

const FORMS: Readonly<Record<PaymentDue, PaymentForm>> = {
  credit_card: {
    fields: ({ card }) =>
      Object.entries(card?.entry.labels ?? {}).map(([name, label]) => ({
        name,
        label: label(),
        path: `data.checkout.${name}`,
      })),
    Fields: CardChoice,
    words: ({ setup, card }, part) => {
      const saved = savedCardOf(part, setup);
      if (saved) return savedCardWords(saved);
      return card?.state.last4
        ? m.order_card_ending({ brand: m.order_card(), last4: card.state.last4 })
        : m.checkout_card_number();
    },
    check: ({ setup, card }, part) => (savedCardOf(part, setup) ? [] : (card?.state.refusals ?? [])),
  },
  "on-premise": {
    Fields: ({ facts }) => <Banner>{PAID_ON_PREMISE[handoverOf(facts.destination.kind)]()}</Banner>,
    words: ({ destination }) => PAID_ON_PREMISE[handoverOf(destination.kind)](),
  },
  nothing: {
    Fields: () => <Banner tone="good">{m.checkout_pay_nothing()}</Banner>,
    words: () => m.checkout_pay_nothing(),
  },
  closed: {
    Fields: PaymentUnknown,
    words: () => m.checkout_pay_unknown(),
  },
};

/** How the order is paid: codes that lower what is to pay, and a card where something is left of it. */
export const paymentStep: CheckoutStep<Payment> = {
  id: "payment",
  folds: false,
  applies: () => true,
  title: ({ payment }) => (payment === "on-premise" ? m.checkout_step_on_premise() : m.checkout_step_payment()),
  fresh: ({ savedCards }) => ({
    savedId: firstSavedCard(savedCards)?.paymentCardId ?? null,
    postalCode: "",
    saves: false,
  }),
  // The cards may be others by now: a choice is made anew.
  restore: (_, fresh) => fresh,
  fields: (facts) => FORMS[facts.payment].fields?.(facts) ?? [],
  Fields: PaymentFields,
  summary: (part, facts) => FORMS[facts.payment].words(facts, part),
  check: (part, facts) => FORMS[facts.payment].check?.(facts, part) ?? [],
  notices: [
    { codes: [200], next: () => m.checkout_next_card() },
    { codes: [410, 1803], next: () => m.checkout_next_wait() },
    { codes: ["payment_required", "challenge_required"], next: () => m.checkout_next_payment() },
    { codes: ["discount_invalid", "gift_card_invalid", "gift_card_empty"], next: () => m.checkout_next_codes() },
  ],
  entersCard: isCardEntered,
  savesCard: (part, facts) => part.saves && facts.keepsCards && isCardEntered(part, facts),
  write: (part, { payment, setup }, card) => {
    const postalCode = textOrNull(part.postalCode);
    const saved = payment === "credit_card" ? savedCardOf(part, setup) : null;
    if (card && "paymentCardId" in card) {
      return { checkout: { paymentMethod: "credit_card" }, chosenCreditCard: card };
    }
    if (saved === null) return { checkout: card ? { paymentMethod: "credit_card", card } : { paymentMethod: null } };
    const { paymentCardId, isDefault } = saved;
    const changed = setup.payment.avs && postalCode ? { card: { postal_code: postalCode } } : {};
    return { checkout: { paymentMethod: "credit_card", ...changed }, chosenCreditCard: { paymentCardId, isDefault } };
  },
};

function isCardEntered(part: Payment, { payment, setup }: CheckoutFacts): boolean {
  return payment === "credit_card" && savedCardOf(part, setup) === null;
}

/** That nothing can be paid now, and the way to ask again: anew, since a page may load a gateway's fields only if it was told so as it came. */
function PaymentUnknown() {
  return (
    <Banner tone="caution" action={<Button onClick={() => location.reload()}>{m.site_try_again()}</Button>}>
      {m.checkout_pay_unknown()}
    </Banner>
  );
}

/** What the gateways call the field of the postal code. */
const POSTAL_CODE = "card.postal_code";

/** The saved card that pays; null for one that is entered. */
function savedCardOf({ savedId }: Payment, { savedCards }: CheckoutSetup): PaymentMethodData | null {
  return savedCards.find(({ paymentCardId }) => paymentCardId === savedId) ?? null;
}

function savedCardWords({ type, last4 }: PaymentMethodData): string {
  return m.order_card_ending({ brand: brandName(type), last4: last4 ?? "" });
}

/** The saved cards of whoever is signed in, and the fields of another one. payment#method-change. */
function CardChoice({ part, change, facts: { setup, card, keepsCards }, errors }: StepProps<Payment>) {
  const { savedCards } = setup;
  const entered = card ? (
    <>
      <card.entry.Fields errors={errors} />
      {keepsCards ? (
        <Checkbox
          bare={true}
          label={m.checkout_card_save()}
          checked={part.saves}
          onChange={({ target }) => change({ saves: target.checked })}
        />
      ) : null}
    </>
  ) : null;
  if (savedCards.length === 0) return entered;
  const isEntered = savedCardOf(part, setup) === null;
  return (
    <>
      <ChoiceGroup legend={m.checkout_pay_with()}>
        {savedCards.map((saved) => (
          <RadioCard
            key={saved.paymentCardId}
            name="saved-card"
            checked={part.savedId === saved.paymentCardId}
            onChange={() => change({ savedId: saved.paymentCardId })}
            label={savedCardWords(saved)}
            description={saved.expiry_date ? m.checkout_card_until({ date: saved.expiry_date }) : null}
          />
        ))}
        <RadioCard
          name="saved-card"
          checked={isEntered}
          onChange={() => change({ savedId: null, saves: false })}
          label={m.checkout_card_other()}
        />
      </ChoiceGroup>
      {isEntered ? entered : null}
      {!isEntered && setup.payment.avs ? (
        <TextField
          id={fieldId(POSTAL_CODE)}
          error={errors.messageOf(POSTAL_CODE)}
          label={m.checkout_card_postal_code()}
          hint={m.checkout_card_postal_code_kept()}
          optional={true}
          maxLength={12}
          autoComplete="billing postal-code"
          value={part.postalCode}
          onChange={({ target }) => {
            errors.clearGiven(POSTAL_CODE);
            change({ postalCode: target.value });
          }}
        />
      ) : null}
    </>
  );
}

function PaymentFields(props: StepProps<Payment>) {
  const { setup, payment } = props.facts;
  const { Fields } = FORMS[payment];
  return (
    <>
      <CodeFields {...setup.codes} ownPromo={setup.promoCode} />
      <Fields {...props} />
    </>
  );
}
