import { canQueue } from "../queued-orders/queue-store.ts";
import type { CheckoutFacts } from "./steps/checkout-step.ts";
import { type CheckoutDraft, entersCard } from "./steps/checkout-steps.ts";

/**
 * Whether an order as it is filled in may wait for signal: nothing of it needs the network before it is sent. A card that is typed does, and
 * a wallet, and an account that is made with the order; so do the dates of a school, the kitchens of a hub and a change of an order that
 * stands. Decision 070.
 */
export function waitsForSignal(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  made: { readonly isHub: boolean; readonly changeId: string | null; readonly registers: boolean },
): boolean {
  if (typeof window === "undefined" || !canQueue()) return false;
  if (made.isHub || made.changeId !== null || made.registers || facts.orderType === "school") return false;
  return facts.payment !== "closed" && !entersCard(draft, facts);
}
