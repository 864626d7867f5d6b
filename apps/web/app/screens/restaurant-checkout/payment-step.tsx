import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { CodeFields } from "../restaurant-cart/code-fields.tsx";
import type { Checkout } from "./use-checkout.ts";

/** How the order is paid: codes that lower what is to pay, and a card where something is left of it. */
export function PaymentStep({ checkout }: { readonly checkout: Checkout }) {
  const { setup, payment, card, errors, isAtTable } = checkout;
  return (
    <>
      <CodeFields {...setup.codes} />
      {payment === "card" && card ? <card.Fields errors={errors} /> : null}
      {payment === "on-premise" ? (
        <Banner>{isAtTable ? m.checkout_pay_on_table() : m.checkout_pay_on_premise()}</Banner>
      ) : null}
      {payment === "nothing" ? <Banner tone="good">{m.checkout_pay_nothing()}</Banner> : null}
      {payment === "closed" ? <Banner tone="caution">{m.checkout_pay_unknown()}</Banner> : null}
    </>
  );
}
