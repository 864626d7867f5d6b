import { cents } from "@comptoir/ordering";
import { gatewayOfPayment, type PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { FeeBack, GatewayPaymentState, PaymentGateway } from "../../gateways/payment/port.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import type { PaymentBooks } from "./payment-books.ts";
import { movePayment, type PaymentName, type PaymentRow, type PaymentStatus } from "./payments.store.ts";

export type ProcessingDeps = {
  readonly payments: PaymentBooks;
  readonly gateways: PaymentGateways;
  readonly logger: Logger;
};

/** The processor did not confirm the outcome; the worker has to retry. */
export class PaymentPendingError extends Error {
  override name = "PaymentPendingError";
}

/**
 * Marks a payment to be voided, or to be refunded if it is captured already. A worker does so after the
 * commit. payment#states.
 */
export async function reversePayment(transaction: Transaction, payment: PaymentName): Promise<void> {
  if (await movePayment(transaction, payment, { from: "authorised", to: "voiding" })) return;
  await movePayment(transaction, payment, { from: "captured", to: "refunding" });
}

/**
 * Captures, voids or refunds a payment as its status requires; leaves a held one. Idempotent, also across servers: the gateway
 * deduplicates by reference, and a status moves only from the expected one. payment#crash, payment#states.
 */
export async function processPayment(deps: ProcessingDeps, name: PaymentName): Promise<void> {
  const payment = await deps.payments.load(name);
  if (!payment || payment.awaitsAnswer) return;
  const gateway = gatewayOfPayment(deps.gateways, payment);
  if (!gateway) throw new PaymentPendingError(`no gateway for ${payment.processor}`);
  if (payment.status === "authorised") return capture(deps, gateway, payment);
  if (payment.status === "voiding") return voidPayment(deps, gateway, payment);
  if (payment.status === "refunding") return refund(deps, gateway, payment);
}

async function capture(deps: ProcessingDeps, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const { outcome } = await gateway.capture(payment.paymentId);
  const state = outcome === "captured" ? "captured" : await ask(gateway, payment);
  if (state === "captured") return move(deps, payment, "captured");
  if (state === "authorised") throw new PaymentPendingError("the payment is not captured yet");
  // The processor has released the authorisation, so the amount cannot be captured. An operator has to
  // resolve this.
  deps.logger.error({ event: "capture_refused", restaurant_id: payment.restaurantId, payment_id: payment.paymentId });
  return move(deps, payment, "failed");
}

async function voidPayment(deps: ProcessingDeps, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const { outcome } = await gateway.void(payment.paymentId);
  if (outcome === "voided") return move(deps, payment, "voided");
  if (outcome !== "captured") throw new PaymentPendingError("the processor has not voided the payment yet");
  await move(deps, payment, "refunding");
  return refund(deps, gateway, { ...payment, status: "refunding" });
}

async function refund(deps: ProcessingDeps, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const { paymentId } = payment;
  // Amounts with a row in `refunds` are left out: the refund worker sends these.
  const amountCents = cents(payment.amountCents - payment.refundedCents);
  const answer =
    amountCents === 0
      ? ({ outcome: "refunded" } as const)
      : await gateway.refund(paymentId, { key: paymentId, amountCents });
  const known =
    answer.outcome === "refunded" ? { ...answer, state: "refunded" as const } : await look(gateway, payment);
  if (known.state === "refunded") {
    await deps.payments.feeBack(payment, known);
    return move(deps, payment, "refunded");
  }
  throw new PaymentPendingError("the processor has not refunded the payment yet");
}

async function ask(gateway: PaymentGateway, payment: PaymentRow): Promise<GatewayPaymentState> {
  return (await look(gateway, payment)).state;
}

async function look(
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<FeeBack & { readonly state: GatewayPaymentState }> {
  const found = await gateway.find(payment.paymentId);
  if (found.outcome === "unreachable") throw new PaymentPendingError("the processor cannot be reached");
  return found;
}

async function move(deps: ProcessingDeps, payment: PaymentRow, to: PaymentStatus): Promise<void> {
  // Changes nothing if another worker moved the payment first.
  await deps.payments.move(payment, { from: payment.status, to });
}

export type SettlingDeps = ProcessingDeps & { readonly database: Queryable };

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

export function isExpected(status: PaymentStatus, state: GatewayPaymentState): boolean {
  return EXPECTED[status].includes(state);
}

/**
 * Updates a payment to the state at its gateway, and captures, voids or refunds it if that is due. Returns
 * its status afterwards.
 */
export async function settlePayment(
  deps: SettlingDeps,
  payment: PaymentRow,
  { state, ...found }: FeeBack & { readonly state: GatewayPaymentState },
): Promise<PaymentStatus> {
  await deps.payments.feeBack(payment, found);
  if (payment.status === "captured" && state === "refunded") {
    await movePayment(deps.database, payment, { from: "captured", to: "refunded" });
  }
  // On failure the payment stays due, and the worker retries.
  if (["authorised", "voiding", "refunding"].includes(payment.status)) {
    await processPayment(deps, payment).catch(() => undefined);
  }
  return (await deps.payments.load(payment))?.status ?? payment.status;
}
