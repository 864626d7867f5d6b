import { reversePayment } from "../../payment/process-payment.ts";
import type { MeansOperations } from "./operations.ts";

/** A card, by itself or in a wallet: its gateway is asked before the order is written, and says when money has moved. payment#states. */
export const BY_GATEWAY: MeansOperations = {
  givenAs: () => "toCard",
  account: null,
  isCharged: true,
  async giveBack(transaction, { why, tender: { payment } }) {
    // A refund takes from the payment by itself. What pays others too is not voided with one of them.
    if (why === "refunded" || payment === null || payment.isShared) return;
    await reversePayment(transaction, payment);
  },
};
