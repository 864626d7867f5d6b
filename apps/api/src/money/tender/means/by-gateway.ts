import { reversePayment } from "../../payment/process-payment.ts";
import type { MeansOperations } from "./operations.ts";

/**
 * A card, or a card in a wallet. The gateway authorises the amount before the order is written.
 * payment#states.
 */
export const BY_GATEWAY: MeansOperations = {
  givenAs: () => "toCard",
  account: null,
  isCharged: true,
  async giveBack(transaction, { why, tender: { payment } }) {
    // The refund worker sends a refund from its own row. A payment that also pays other orders cannot be
    // voided.
    if (why === "refunded" || payment === null || payment.isShared) return;
    await reversePayment(transaction, payment);
  },
};
