import type { Database } from "../db/database.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import type { Logger } from "../settings.ts";
import { PaymentPendingError } from "./process-payment.ts";
import { finishRefund, type PendingRefund, postponeRefund, takeDueRefunds } from "./refunds.store.ts";

/** What giving refunds back to their cards takes. */
export type RefundingDeps = {
  readonly database: Database;
  readonly gateways: PaymentGateways;
  readonly logger: Logger;
};

/** How many one server gives back at the same time. */
const AT_ONCE = 20;

/**
 * Gives the refunds that are due back to their cards, until none is left. May be called by several servers at once, and end at any moment: a
 * refund's own row says that it is due, and the gateway knows it by its id and gives it back once. payment#refund-once.
 */
export async function workRefunds(deps: RefundingDeps): Promise<void> {
  let taken: PendingRefund[];
  do {
    taken = await takeDueRefunds(deps.database, AT_ONCE);
    await Promise.all(taken.map((refund) => giveBackOrPostpone(deps, refund)));
  } while (taken.length === AT_ONCE);
}

async function giveBackOrPostpone(deps: RefundingDeps, refund: PendingRefund): Promise<void> {
  try {
    await giveBack(deps, refund);
  } catch (error) {
    deps.logger.warn({ event: "refund_postponed", refund_id: refund.refundId, reason: (error as Error).message });
    await postponeRefund(deps.database, refund);
  }
}

async function giveBack(deps: RefundingDeps, refund: PendingRefund): Promise<void> {
  const { restaurantId, paymentId, refundId, cardCents } = refund;
  const gateway = deps.gateways[refund.processor as PaymentGateway["processor"]];
  if (!gateway) throw new PaymentPendingError(`no gateway for ${refund.processor}`);
  const { outcome } = await gateway.refund(paymentId, { key: refundId, amountCents: cardCents });
  if (outcome === "refused") {
    // Somebody gave it back at the processor, perhaps: a person has to see to it. It is asked again now and then.
    deps.logger.error({
      event: "refund_refused",
      restaurant_id: restaurantId,
      payment_id: paymentId,
      refund_id: refundId,
    });
  }
  if (outcome !== "refunded") throw new PaymentPendingError("the processor has not given the refund back yet");
  await finishRefund(deps.database, refund);
}
