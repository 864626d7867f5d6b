import type { Cents } from "@comptoir/ordering";
import type { ListedPayment, ListOutcome } from "../port.ts";
import { REFERENCE, refundedOf, stateOf } from "./intent-state.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { faultOf } from "./stripe-faults.ts";

const AT_ONCE = 100;

/**
 * The payments that Stripe first heard of since a moment, those behind a reference, in the order of their references. Stripe lists
 * by its own clock, newest first: all are fetched, which after a restore are those of hours, and what holds no money is left out.
 */
export async function listIntents(
  { stripe, report }: StripeDeps,
  since: Date,
  after: string | null,
): Promise<ListOutcome> {
  const payments: ListedPayment[] = [];
  try {
    const listed = stripe.paymentIntents.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: AT_ONCE,
      expand: ["data.latest_charge"],
    });
    for await (const intent of listed) {
      const reference = intent.metadata[REFERENCE];
      const state = stateOf(intent);
      if (!reference || state === null || state === "none") continue;
      if (after !== null && reference <= after) continue;
      payments.push({
        reference,
        state,
        amountCents: intent.amount as Cents,
        refundedCents: refundedOf(intent),
        at: new Date(intent.created * 1000),
      });
    }
  } catch (error) {
    faultOf("list intents", error, report);
    return { outcome: "unreachable" };
  }
  return { outcome: "listed", payments: payments.sort((one, other) => (one.reference < other.reference ? -1 : 1)) };
}
