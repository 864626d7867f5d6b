import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { Database } from "../../platform/db/database.ts";
import { type WorkDeps, type WorkOutcome, type WorkQueue, workDue } from "../../platform/work/keep-working.ts";
import { PaymentPendingError } from "./process-payment.ts";
import { finishRefund, type PendingRefund, putRefundOff, takeDueRefunds } from "./refunds.store.ts";

/** What giving refunds back to their cards takes. */
export type RefundingDeps = WorkDeps & {
  readonly database: Database;
  readonly gateways: PaymentGateways;
};

const AT_ONCE = 20;
const LATE_AFTER_MS = 10 * 60_000;

/** Refunds that are due at a gateway, which knows each by its id and makes it once. payment#refund-once. */
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

/** Gives the refunds that are due back to their cards, until none is left; answers how many there were. payment#refund-once. */
export function workRefunds(deps: RefundingDeps): Promise<number> {
  return workDue(refundQueue(deps), deps);
}

async function giveBack(deps: RefundingDeps, refund: PendingRefund): Promise<WorkOutcome> {
  const { restaurantId, paymentId, refundId, cardCents } = refund;
  const gateway = deps.gateways[refund.processor as PaymentGateway["processor"]];
  if (!gateway) throw new PaymentPendingError(`no gateway for ${refund.processor}`);
  const { outcome } = await gateway.refund(paymentId, { key: refundId, amountCents: cardCents });
  if (outcome === "refused") {
    // It may have been refunded at the processor: an operator has to check. The worker retries with backoff.
    deps.logger.error({
      event: "refund_refused",
      restaurant_id: restaurantId,
      payment_id: paymentId,
      refund_id: refundId,
    });
  }
  if (outcome !== "refunded") throw new PaymentPendingError("the processor has not given the refund back yet");
  await finishRefund(deps.database, refund);
  return "done";
}
