import { formatPrepTime, m } from "@comptoir/messages";
import { type Handover, handoverOf } from "@comptoir/ordering";
import type { CheckoutFacts } from "../form/checkout-facts.ts";

const WORDS: Readonly<Record<Handover, (inputs: { time: string }) => string>> = {
  brought: (inputs) => m.checkout_asap_table(inputs),
  delivered: (inputs) => m.checkout_asap_leaves(inputs),
  collected: (inputs) => m.checkout_asap_in(inputs),
};

/**
 * Returns the text for how soon an immediate order is brought, delivered or ready for pickup. Null without a
 * preparation time. time#queue.
 */
export function asapWords({ prepMinutes, destination }: Pick<CheckoutFacts, "prepMinutes" | "destination">) {
  return prepMinutes > 0 ? WORDS[handoverOf(destination.kind)]({ time: formatPrepTime(prepMinutes) }) : null;
}
