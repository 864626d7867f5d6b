import { reversePayment } from "../../payment/process-payment.ts";
import type { MeansOperations } from "./operations.ts";

/**
 * A card, also in a wallet. The gateway is called before the order is written, and confirms each movement of
 * money. payment#states.
 */
export const BY_GATEWAY: MeansOperations = {
  givenAs: () => "toCard",
  account: null,
  isCharged: true,
  async giveBack(transaction, { why, tender: { payment } }) {
    // A refund has its own row, which the refund worker processes. A payment that also pays other orders is not
    // voided.
    if (why === "refunded" || payment === null || payment.isShared) return;
    await reversePayment(transaction, payment);
  },
};
