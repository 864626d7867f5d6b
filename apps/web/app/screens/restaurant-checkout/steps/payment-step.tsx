import { m } from "@comptoir/messages";
import { type FieldRefusal, handoverOf } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { CodeFields } from "../../restaurant-cart/code-fields.tsx";
import type { PaymentDue } from "../payment/payment-due.ts";
import type { CheckoutFacts, CheckoutStep, StepField, StepProps } from "./checkout-step.ts";

/** Nothing of a payment is kept by the page: a card is the gateway's own. */
type Payment = Readonly<Record<string, never>>;

/** What the step shows and says of what is due. */
type PaymentForm = {
  readonly fields?: (facts: CheckoutFacts) => readonly StepField[];
  readonly Fields: (props: StepProps<Payment>) => ReactNode;
  readonly words: (facts: CheckoutFacts) => string;
  readonly check?: (facts: CheckoutFacts) => readonly FieldRefusal[];
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
    Fields: ({ facts: { card }, errors }) => (card ? <card.entry.Fields errors={errors} /> : null),
    words: ({ card }) =>
      card?.state.last4
        ? m.order_card_ending({ brand: m.order_card(), last4: card.state.last4 })
        : m.checkout_card_number(),
    check: ({ card }) => card?.state.refusals ?? [],
  },
  "on-premise": {
    Fields: ({ facts }) => <Banner>{FORMS["on-premise"].words(facts)}</Banner>,
    words: ({ destination }) => PAID_ON_PREMISE[handoverOf(destination.kind)](),
  },
  nothing: {
    Fields: () => <Banner tone="good">{m.checkout_pay_nothing()}</Banner>,
    words: () => m.checkout_pay_nothing(),
  },
  closed: {
    Fields: () => <Banner tone="caution">{m.checkout_pay_unknown()}</Banner>,
    words: () => m.checkout_pay_unknown(),
  },
};

/** How the order is paid: codes that lower what is to pay, and a card where something is left of it. */
export const paymentStep: CheckoutStep<Payment> = {
  id: "payment",
  folds: false,
  applies: () => true,
  title: ({ payment }) => (payment === "on-premise" ? m.checkout_step_on_premise() : m.checkout_step_payment()),
  fresh: () => ({}),
  restore: () => ({}),
  fields: (facts) => FORMS[facts.payment].fields?.(facts) ?? [],
  Fields: PaymentFields,
  summary: (_, facts) => FORMS[facts.payment].words(facts),
  check: (_, facts) => FORMS[facts.payment].check?.(facts) ?? [],
  notices: [
    { codes: [200], next: () => m.checkout_next_card() },
    { codes: [410, 1803], next: () => m.checkout_next_wait() },
    { codes: ["payment_required", "challenge_required"], next: () => m.checkout_next_payment() },
    { codes: ["discount_invalid", "gift_card_invalid", "gift_card_empty"], next: () => m.checkout_next_codes() },
  ],
  write: (_, __, card) => ({ checkout: card ? { paymentMethod: "credit_card", card } : { paymentMethod: null } }),
};

function PaymentFields(props: StepProps<Payment>) {
  const { Fields } = FORMS[props.facts.payment];
  return (
    <>
      <CodeFields {...props.facts.setup.codes} />
      <Fields {...props} />
    </>
  );
}
