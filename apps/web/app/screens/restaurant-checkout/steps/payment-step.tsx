import { m } from "@comptoir/messages";
import { Banner } from "../../../ui/banner.tsx";
import { CodeFields } from "../../restaurant-cart/code-fields.tsx";
import type { CheckoutFacts, CheckoutStep, StepProps } from "./checkout-step.ts";

/** Nothing of a payment is kept by the page: a card is the gateway's own. */
type Payment = Readonly<Record<string, never>>;

/** How the order is paid: codes that lower what is to pay, and a card where something is left of it. */
export const paymentStep: CheckoutStep<Payment> = {
  id: "payment",
  folds: false,
  applies: () => true,
  title: ({ payment }) => (payment === "on-premise" ? m.checkout_step_on_premise() : m.checkout_step_payment()),
  fresh: () => ({}),
  restore: () => ({}),
  fields: ({ payment, card }) =>
    Object.entries(payment === "card" && card ? card.entry.labels : {}).map(([name, label]) => ({
      name,
      label: label(),
      path: `data.checkout.${name}`,
    })),
  Fields: PaymentFields,
  summary: (_, facts) => paymentWords(facts),
  check: (_, { payment, card }) => (payment === "card" ? (card?.state.refusals ?? []) : []),
  notices: [
    { codes: [200, 410, 1803, "payment_required", "challenge_required"], next: () => m.checkout_next_payment() },
    { codes: ["discount_invalid", "gift_card_invalid", "gift_card_empty"], next: () => m.checkout_next_codes() },
  ],
  write: (_, __, card) => ({ checkout: card ? { paymentMethod: "credit_card", card } : { paymentMethod: null } }),
};

function paymentWords({ payment, card, destination }: CheckoutFacts): string {
  if (payment === "card") {
    const last4 = card?.state.last4;
    return last4 ? m.order_card_ending({ brand: m.order_card(), last4 }) : m.checkout_card_number();
  }
  if (payment !== "on-premise") return m.checkout_pay_nothing();
  return destination.kind === "table" ? m.checkout_pay_on_table() : m.checkout_pay_on_premise();
}

function PaymentFields({ facts, errors }: StepProps<Payment>) {
  const { setup, payment, card } = facts;
  return (
    <>
      <CodeFields {...setup.codes} />
      {payment === "card" && card ? <card.entry.Fields errors={errors} /> : null}
      {payment === "on-premise" ? <Banner>{paymentWords(facts)}</Banner> : null}
      {payment === "nothing" ? <Banner tone="good">{m.checkout_pay_nothing()}</Banner> : null}
      {payment === "closed" ? <Banner tone="caution">{m.checkout_pay_unknown()}</Banner> : null}
    </>
  );
}
