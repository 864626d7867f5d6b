import { gatewayOfPayment, type PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { Database } from "../../platform/db/database.ts";
import { type WorkDeps, type WorkOutcome, type WorkQueue, workDue } from "../../platform/work/keep-working.ts";
import { bookFeeBack } from "./fees.store.ts";
import { PaymentPendingError } from "./process-payment.ts";
import { finishRefund, type PendingRefund, putRefundOff, takeDueRefunds } from "./refunds.store.ts";

export type RefundingDeps = WorkDeps & {
  readonly database: Database;
  readonly gateways: PaymentGateways;
};

const AT_ONCE = 20;
const LATE_AFTER_MS = 10 * 60_000;

/**
 * Creates the queue of refunds that are due at a gateway. The refund's id is the idempotency key.
 * payment#refund-once.
 */
export function refundQueue(deps: RefundingDeps): WorkQueue<PendingRefund> {
  const { database } = deps;
  return {
    name: "refunds",
    atOnce: AT_ONCE,
    take: (atMost) => takeDueRefunds(database, { atMost }),
    work: (refund) => giveBack(deps, refund),
    putOff: async (refund) => void (await putRefundOff(database, refund)),
    late: { since: ({ refundedAt }) => refundedAt, afterMs: LATE_AFTER_MS },
    namesOf: ({ restaurantId, paymentId, refundId }) => ({
      restaurant_id: restaurantId,
      payment_id: paymentId,
      refund_id: refundId,
    }),
  };
}

/** Processes all due refunds; returns their number. payment#refund-once. */
export function workRefunds(deps: RefundingDeps): Promise<number> {
  return workDue(refundQueue(deps), deps);
}

async function giveBack(deps: RefundingDeps, refund: PendingRefund): Promise<WorkOutcome> {
  const { restaurantId, payer, paymentId, refundId, cardCents } = refund;
  const gateway = gatewayOfPayment(deps.gateways, refund);
  if (!gateway) throw new PaymentPendingError(`no gateway for ${refund.processor}`);
  const answer = await gateway.refund(paymentId, { key: refundId, amountCents: cardCents });
  if (answer.outcome === "refused") {
    // The gateway refused the refund, perhaps because it was made elsewhere. An operator has to check it,
    // while the worker retries with backoff.
    deps.logger.error({
      event: "refund_refused",
      restaurant_id: restaurantId,
      payment_id: paymentId,
      refund_id: refundId,
    });
  }
  if (answer.outcome !== "refunded") throw new PaymentPendingError("the processor has not completed the refund yet");
  // Before the refund is finished: if the server dies in between, both are done again, and nothing twice.
  await bookFeeBack(deps.database, { restaurantId: payer, paymentId }, answer);
  await finishRefund(deps.database, refund);
  return "done";
}
