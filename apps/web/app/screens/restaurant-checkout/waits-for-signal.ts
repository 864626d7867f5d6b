import type { Visit } from "../../visit/visit.ts";
import { canQueue } from "../queued-orders/queue-store.ts";
import type { CheckoutFacts } from "./steps/checkout-step.ts";
import { type CheckoutDraft, entersCard } from "./steps/checkout-steps.ts";

/**
 * Whether an order as it is filled in may wait for signal: nothing of it needs the network before it is sent. A card that is typed does, and
 * a wallet, and an account that is made with the order; so do the dates of a school, the kitchens of a hub and a change of an order that
 * stands. A venue's own tablet keeps nothing of its guests. Decision 070.
 */
export function waitsForSignal(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  made: { readonly isHub: boolean; readonly registers: boolean; readonly visit: Pick<Visit, "changeId" | "kiosk"> },
): boolean {
  if (typeof window === "undefined" || !canQueue()) return false;
  const { changeId, kiosk } = made.visit;
  if (made.isHub || changeId !== null || kiosk || made.registers || facts.orderType === "school") return false;
  return facts.payment !== "closed" && !entersCard(draft, facts);
}
