import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import type { Logger } from "../settings.ts";
import { PaymentPendingError } from "./process-payment.ts";
import { finishRefund, loadPendingRefund, type RefundName } from "./refunds.store.ts";

/**
 * Gives a refund's share back to its card. May be called any number of times and by several servers at once: the gateway knows the refund by
 * its id and gives it back once. payment#refund-once.
 */
export async function processRefund(
  deps: { readonly database: Database; readonly gateways: PaymentGateways; readonly logger: Logger },
  name: RefundName,
): Promise<void> {
  const refund = await loadPendingRefund(deps.database, name);
  if (!refund) return;
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
  await inTransaction(
    deps.database,
    "read committed",
    (transaction) => finishRefund(transaction, refund),
    restaurantId,
  );
}
