import { type Cents, formatCents } from "@comptoir/ordering";
import { gatewayOfPayment } from "../../gateways/payment/payment-gateways.ts";
import type { GatewayPaymentState } from "../../gateways/payment/port.ts";
import type { Database } from "../../platform/db/database.ts";
import { type WorkQueue, workDue } from "../../platform/work/keep-working.ts";
import { readAccount } from "./accounts/read-account.ts";
import { type DueEvent, type EventOutcome, endEvent, paymentOf, takeDueEvents } from "./gateway-events.store.ts";
import type { PaymentRow } from "./payments.store.ts";
import { isExpected, type SettlingDeps, settlePayment } from "./process-payment.ts";
import { hasPendingRefunds } from "./refunds.store.ts";

type EventDeps = SettlingDeps & { readonly database: Database };

const AT_ONCE = 20;
/** Events of an account's state, and of the end of our access to it. */
const OF_ACCOUNT = /^(?:account\.updated|capability\.updated|account\.application\.(?:de)?authorized)$/;
/** Time in ms for which an event is retried while its payment is unknown. */
const UNKNOWN_FOR_MS = 3 * 86_400_000;
/** Events of a cardholder's dispute. An operator has to answer before the bank's deadline. */
const DISPUTE = /^charge\.dispute\.(?:created|closed)$/;

/**
 * Creates the queue of gateway events. An event only triggers a look-up of its payment at the gateway, so
 * late, repeated or reordered events do no harm. payment#webhooks, promises#promise-9.
 */
export function eventQueue(deps: EventDeps): WorkQueue<DueEvent> {
  return {
    name: "gateway-events",
    atOnce: AT_ONCE,
    take: (atMost) => takeDueEvents(deps.database, { atMost }),
    work: async (event) => {
      const outcome = await workEvent(deps, event);
      if (outcome === null) return "later";
      await endEvent(deps.database, event, outcome);
      return "done";
    },
    // An event whose payment stays unknown ends after `UNKNOWN_FOR_MS`, so it is never reported as late.
    late: { since: ({ receivedAt }) => receivedAt, afterMs: 2 * UNKNOWN_FOR_MS },
    namesOf: ({ processor, id, type }) => ({ processor, gateway_event: id, type }),
  };
}

export function workEvents(deps: EventDeps): Promise<number> {
  return workDue(eventQueue(deps), deps);
}

/** Processes an event; returns its outcome, or null for a retry. */
async function workEvent(deps: EventDeps, event: DueEvent): Promise<EventOutcome | null> {
  if (event.account !== null && OF_ACCOUNT.test(event.type)) return readAccountOf(deps, event.account);
  if (event.reference === null) return "ignored";
  const { logger, gateways, payments } = deps;
  const name = await paymentOf(deps.database, { reference: event.reference });
  const said = { processor: event.processor, type: event.type, gateway_event: event.id, reference: event.reference };
  const payment = name && (await payments.load(name));
  if (!payment) {
    if (Date.now() - event.receivedAt.getTime() < UNKNOWN_FOR_MS) return null;
    logger.error({ event: "gateway_event_unknown", ...said });
    return "unknown";
  }
  if (payment.account !== event.account) {
    // An account's owner can write any reference on a payment there. Only the payment's own account is believed.
    logger.warn({ event: "gateway_event_misplaced", account: event.account, ...said });
    return "ignored";
  }
  if (DISPUTE.test(event.type)) logger.error({ event: "card_disputed", restaurant_id: payment.restaurantId, ...said });
  // The checkout of this payment still runs, and looks up the state at the gateway itself.
  if (payment.status === "authorising") return null;
  const gateway = gatewayOfPayment(gateways, payment);
  const found = await gateway?.find(payment.paymentId);
  if (found?.outcome !== "found") return null;
  const now = await settlePayment(deps, payment, found);
  if (!isExpected(payment.status, found.state)) {
    const { restaurantId, status } = payment;
    logger.error({ event: "payment_differs", restaurant_id: restaurantId, status, state: found.state, now, ...said });
  } else if (await isPartElsewhere(deps, payment, found)) {
    const { restaurantId, status, refundedCents } = payment;
    const refunded = { refunded_here: formatCents(refundedCents), refunded_there: formatCents(found.refundedCents) };
    logger.error({ event: "payment_differs", restaurant_id: restaurantId, status, ...refunded, ...said });
  }
  return "settled";
}

/** Reads an account that an event is about: the event's own content is not believed. payment#account-events. */
async function readAccountOf(deps: EventDeps, account: string): Promise<EventOutcome | null> {
  const outcome = await readAccount(deps, account);
  if (outcome === "unreachable") return null;
  return outcome === "unknown" ? "ignored" : "settled";
}

/**
 * Returns whether the gateway refunded another amount than our rows say, for example by its dashboard. False
 * while a refund is pending.
 */
async function isPartElsewhere(
  { database }: SettlingDeps,
  payment: PaymentRow,
  { state, refundedCents }: { readonly state: GatewayPaymentState; readonly refundedCents: Cents },
): Promise<boolean> {
  if (payment.status !== "captured" || state !== "captured" || refundedCents === payment.refundedCents) return false;
  return !(await hasPendingRefunds(database, payment));
}
