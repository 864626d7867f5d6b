import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { GatewayPaymentState, ListedPayment, PaymentGateway } from "../../gateways/payment/port.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { gatewaysToAsk } from "../payment/gateways-to-ask.ts";
import { knownPayments, listPaymentsSince, loadPayments, type PaymentRow } from "../payment/payments.store.ts";
import { isExpected } from "../payment/process-payment.ts";
import { hasPendingRefunds } from "../payment/refunds.store.ts";
import { findLedgerDifferences, type LedgerDifference } from "./ledger-checks.store.ts";

export type BooksDifference = LedgerDifference | GatewayDifference;

/** Age in ms of the oldest compared payments: 80 days, because the sandbox deletes its payments after 90. */
const LOOKS_BACK_MS = 80 * 86_400_000;

/**
 * Compares orders, payments, gateways and the ledger. Read-only; servers may keep running.
 * payment#books-check.
 */
export async function* checkBooks(
  { database, gateways }: { readonly database: Queryable; readonly gateways: PaymentGateways },
  now: Date,
): AsyncGenerator<BooksDifference> {
  yield* await findLedgerDifferences(database);
  const since = new Date(now.getTime() - LOOKS_BACK_MS);
  for (const gateway of await gatewaysToAsk({ database, gateways })) yield* compareGateway(database, gateway, since);
}

export type GatewayDifference =
  | {
      readonly kind: "gateway-differs";
      readonly payment: PaymentRow;
      readonly state: GatewayPaymentState;
      /** The gateway's amounts; null if its list lacks the payment. */
      readonly listed: ListedPayment | null;
    }
  /** The gateway holds money for a payment that we have no row for. */
  | { readonly kind: "gateway-unknown"; readonly processor: string; readonly listed: ListedPayment }
  | { readonly kind: "gateway-silent"; readonly processor: string };

const AT_ONCE = 500;
/** Statuses of a payment in transition. It may differ from the gateway's status. */
const UNDER_WAY = ["authorising", "authorised", "voiding", "refunding"];

/**
 * Compares payments with a gateway's list page by page. Each difference is rechecked before it is yielded.
 * payment#books-check.
 */
async function* compareGateway(
  database: Queryable,
  gateway: PaymentGateway,
  since: Date,
): AsyncGenerator<GatewayDifference> {
  const ours = paymentsOf(database, gateway, since);
  const theirs = listOf(gateway, since);
  let [mine, listed] = await Promise.all([ours.next(), theirs.next()]);
  while (!mine.done || !listed.done) {
    const name = mine.done ? null : mine.value.paymentId;
    const reference = listed.done ? null : listed.value?.reference;
    if (reference === undefined) return yield { kind: "gateway-silent", processor: gateway.name };
    if (reference === null || (name !== null && name < reference)) {
      yield* differenceOf(database, gateway, mine.value as PaymentRow, null);
      mine = await ours.next();
    } else if (name === null || reference < name) {
      yield* unknownTo(database, gateway, listed.value as ListedPayment);
      listed = await theirs.next();
    } else {
      yield* differenceOf(database, gateway, mine.value as PaymentRow, listed.value as ListedPayment);
      [mine, listed] = await Promise.all([ours.next(), theirs.next()]);
    }
  }
}

async function* differenceOf(
  database: Queryable,
  gateway: PaymentGateway,
  payment: PaymentRow,
  listed: ListedPayment | null,
): AsyncGenerator<GatewayDifference> {
  if (listed !== null && agree(payment, listed.state, listed)) return;
  const [now] = await loadPayments(database, [payment]);
  const found = await gateway.find(payment.paymentId);
  if (!now || found.outcome !== "found" || agree(now, found.state, listed)) return;
  // A pending refund explains the difference.
  if (await hasPendingRefunds(database, now)) return;
  yield { kind: "gateway-differs", payment: now, state: found.state, listed };
}

function agree(payment: PaymentRow, state: GatewayPaymentState, listed: ListedPayment | null): boolean {
  if (UNDER_WAY.includes(payment.status)) return true;
  if (!isExpected(payment.status, state)) return false;
  const isMoney = state === "captured" || state === "refunded";
  if (!isMoney || listed === null) return true;
  const refundedCents = payment.status === "refunded" ? payment.amountCents : payment.refundedCents;
  const { takenCents = 0, backCents = 0 } = listed.fee ?? {};
  return (
    listed.amountCents === payment.amountCents &&
    listed.refundedCents === refundedCents &&
    takenCents === payment.feeCents &&
    backCents === payment.feeBackCents
  );
}

async function* unknownTo(
  database: Queryable,
  gateway: PaymentGateway,
  listed: ListedPayment,
): AsyncGenerator<GatewayDifference> {
  const holdsMoney = listed.state === "authorised" || listed.state === "captured";
  // The row of a payment that began before `since` is not in the compared rows, so look it up.
  if (!holdsMoney || (await knownPayments(database, gateway, [listed.reference])).size > 0) return;
  yield { kind: "gateway-unknown", processor: gateway.name, listed };
}

async function* paymentsOf(
  database: Queryable,
  { processor, account }: PaymentGateway,
  since: Date,
): AsyncGenerator<PaymentRow> {
  for (let after: string | null = null; ; ) {
    const rows: PaymentRow[] = await listPaymentsSince(database, since, { after, limit: AT_ONCE });
    if (rows.length === 0) return;
    yield* rows.filter((row) => row.processor === processor && row.account === account);
    after = rows.at(-1)?.paymentId ?? null;
  }
}

/** Yields every payment of a gateway's list. If the gateway does not answer, yields undefined and ends. */
async function* listOf(gateway: PaymentGateway, since: Date): AsyncGenerator<ListedPayment | undefined> {
  for (let after: string | null = null; ; ) {
    const page = await gateway.list(since, after);
    if (page.outcome !== "listed") return yield undefined;
    if (page.payments.length === 0) return;
    yield* page.payments;
    after = page.payments.at(-1)?.reference ?? null;
  }
}
