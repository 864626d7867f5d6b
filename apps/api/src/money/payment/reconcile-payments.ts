import type { Cents } from "@comptoir/ordering";
import { gatewayOfPayment } from "../../gateways/payment/payment-gateways.ts";
import type { GatewayPaymentState, ListedPayment, PaymentGateway } from "../../gateways/payment/port.ts";
import { gatewaysToAsk } from "./gateways-to-ask.ts";
import {
  knownPayments,
  listPaymentsOfNoOrder,
  listPaymentsSince,
  movePayment,
  type PaymentRow,
  type PaymentStatus,
} from "./payments.store.ts";
import { isExpected, type SettlingDeps, settlePayment } from "./process-payment.ts";
import { hasPendingRefunds } from "./refunds.store.ts";

export type PaymentDifference =
  /**
   * The gateway's state changed after the backup. `now` is our status after processing; it is unchanged if
   * processing failed.
   */
  | {
      readonly kind: "differs";
      readonly payment: PaymentRow;
      readonly state: GatewayPaymentState;
      readonly now: PaymentStatus;
    }
  /**
   * A captured payment whose orders are missing or all cancelled. `now` is our status after the attempted
   * refund.
   */
  | { readonly kind: "no-order"; readonly payment: PaymentRow; readonly now: PaymentStatus }
  /** The gateway has refunded another amount than our rows say. An operator has to resolve it. */
  | { readonly kind: "refunded-differs"; readonly payment: PaymentRow; readonly refundedThereCents: Cents }
  /**
   * The gateway has a payment without a row here, because its order came after the backup. An operator has to
   * resolve it.
   */
  | { readonly kind: "unknown"; readonly processor: string; readonly payment: ListedPayment }
  /** The gateway did not answer or is not configured, so its payments were not compared. */
  | { readonly kind: "unasked"; readonly processor: string };

/**
 * Age in ms, before the backup, of the oldest compared payments. Cards are refunded for weeks after an order.
 */
const LOOKS_BACK_MS = 30 * 86_400_000;
/** Tolerance in ms for the difference between our clock and the gateway's. */
const CLOCKS_DIFFER_MS = 60_000;
const AT_ONCE = 200;

/**
 * Compares a restored backup's payments with the gateways, and yields every difference. Captures, voids and
 * refunds what is due, and copies refunds made at the gateway. Refunds captured payments whose orders are
 * missing or all cancelled. Safe to repeat, also while servers run. payment#reconciliation,
 * payment#of-no-order.
 */
export async function* reconcilePayments(deps: SettlingDeps, since: Date): AsyncGenerator<PaymentDifference> {
  for await (const payment of pages((after) => listPaymentsOfNoOrder(deps.database, { after, limit: AT_ONCE }))) {
    yield { kind: "no-order", payment, now: await giveBack(deps, payment) };
  }
  const unasked = new Set<string>();
  const from = new Date(since.getTime() - LOOKS_BACK_MS);
  for await (const payment of pages((after) => listPaymentsSince(deps.database, from, { after, limit: AT_ONCE }))) {
    const gateway = gatewayOfPayment(deps.gateways, payment);
    const found = await gateway?.find(payment.paymentId);
    if (found?.outcome !== "found") {
      unasked.add(gateway?.name ?? payment.processor);
      continue;
    }
    const now = await settlePayment(deps, payment, found);
    if (isExpected(payment.status, found.state)) continue;
    yield { kind: "differs", payment, state: found.state, now };
  }
  for (const gateway of await gatewaysToAsk(deps)) yield* compareList(deps, gateway, since, unasked);
  for (const processor of unasked) yield { kind: "unasked", processor };
}

async function giveBack(deps: SettlingDeps, payment: PaymentRow): Promise<PaymentStatus> {
  await movePayment(deps.database, payment, { from: "captured", to: "refunding" });
  return settlePayment(deps, { ...payment, status: "refunding" }, { state: "captured" });
}

/**
 * Yields the payments that only the gateway has, and those whose refunded amount differs there. Old payments
 * are refunded too, so the gateway's list starts `LOOKS_BACK_MS` earlier.
 */
async function* compareList(
  { database }: SettlingDeps,
  gateway: PaymentGateway,
  since: Date,
  unasked: Set<string>,
): AsyncGenerator<PaymentDifference> {
  const from = new Date(since.getTime() - LOOKS_BACK_MS);
  const lostSince = since.getTime() - CLOCKS_DIFFER_MS;
  for (let after: string | null = null; ; ) {
    const listed = await gateway.list(from, after);
    if (listed.outcome !== "listed") return void unasked.add(gateway.name);
    if (listed.payments.length === 0) return;
    after = listed.payments.at(-1)?.reference ?? null;
    // A payment's row is written before its gateway is called. A payment without a row was therefore lost by
    // the restore.
    const known = await knownPayments(
      database,
      gateway,
      listed.payments.map(({ reference }) => reference),
    );
    for (const payment of listed.payments) {
      const ours = known.get(payment.reference);
      if (ours) yield* comparePart(database, ours, payment);
      const holdsMoney = payment.state === "authorised" || payment.state === "captured";
      const isLost = !ours && payment.at.getTime() >= lostSince;
      if (holdsMoney && isLost) yield { kind: "unknown", processor: gateway.name, payment };
    }
  }
}

/** Yields a captured payment whose refunded amount differs at the gateway, unless a refund is pending. */
async function* comparePart(
  database: SettlingDeps["database"],
  payment: PaymentRow,
  { state, refundedCents }: ListedPayment,
): AsyncGenerator<PaymentDifference> {
  if (payment.status !== "captured" || state !== "captured" || payment.refundedCents === refundedCents) return;
  if (await hasPendingRefunds(database, payment)) return;
  yield { kind: "refunded-differs", payment, refundedThereCents: refundedCents };
}

async function* pages(read: (after: string | null) => Promise<PaymentRow[]>): AsyncGenerator<PaymentRow> {
  for (let after: string | null = null; ; ) {
    const rows = await read(after);
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)?.paymentId ?? null;
  }
}
