import type { Queryable } from "../db/database.ts";
import type { GatewayPaymentState } from "../gateways/payment/port.ts";
import { movePayment, type PaymentRow, type PaymentStatus } from "./payments.store.ts";
import { type ProcessingDeps, processPayment } from "./process-payment.ts";

/** What it takes to compare our payments with the gateways'. */
export type SettlingDeps = ProcessingDeps & { readonly database: Queryable };

/** Where the gateway's word is what one expects of a status. */
const EXPECTED: Readonly<Record<PaymentStatus, readonly GatewayPaymentState[]>> = {
  authorising: ["none"],
  declined: ["none", "declined", "voided"],
  authorised: ["authorised"],
  captured: ["captured"],
  voiding: ["none", "authorised", "declined", "voided"],
  voided: ["none", "declined", "voided"],
  refunding: ["captured"],
  refunded: ["refunded"],
  failed: ["none", "declined", "voided", "refunded"],
};

/** Whether a gateway's word is what one expects of a status. */
export function isExpected(status: PaymentStatus, state: GatewayPaymentState): boolean {
  return EXPECTED[status].includes(state);
}

/**
 * Brings a payment to where its gateway says that it stands: does what is due, and marks what was refunded at the gateway. Answers its
 * status afterwards.
 */
export async function settlePayment(
  deps: SettlingDeps,
  payment: PaymentRow,
  state: GatewayPaymentState,
): Promise<PaymentStatus> {
  if (payment.status === "captured" && state === "refunded") {
    await movePayment(deps.database, payment, { from: "captured", to: "refunded" });
  }
  // What cannot be done now stays due.
  if (["authorised", "voiding", "refunding"].includes(payment.status)) {
    await processPayment(deps, payment).catch(() => undefined);
  }
  return (await deps.payments.load(payment))?.status ?? payment.status;
}
