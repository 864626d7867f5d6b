import type { Cents } from "@comptoir/ordering";
import type { GatewayPaymentState, ListedPayment, PaymentGateway } from "../../gateways/payment/port.ts";
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

/** What differs between our payments and a gateway's. */
export type PaymentDifference =
  /** Ours went on at the gateway after the backup. `now`: where it stands after it was processed; the same as before when it was not. */
  | {
      readonly kind: "differs";
      readonly payment: PaymentRow;
      readonly state: GatewayPaymentState;
      readonly now: PaymentStatus;
    }
  /** It was captured and pays for no order that stands. `now`: where it stands since it is given back. */
  | { readonly kind: "no-order"; readonly payment: PaymentRow; readonly now: PaymentStatus }
  /** Some of it was given back, and not as much there as here. A person has to see to it. */
  | { readonly kind: "refunded-differs"; readonly payment: PaymentRow; readonly refundedThereCents: Cents }
  /** The gateway has one that we know nothing of: its order came after the backup. A person has to see to it. */
  | { readonly kind: "unknown"; readonly processor: string; readonly payment: ListedPayment }
  /** The gateway did not answer, or is not set up here: nothing is known of its payments. */
  | { readonly kind: "unasked"; readonly processor: string };

/** Cards are refunded for weeks after an order: so long before a moment began what may have changed since. */
const LOOKS_BACK_MS = 30 * 86_400_000;
/** A payment is written here a moment before the gateway hears of it, by another clock. */
const CLOCKS_DIFFER_MS = 60_000;
const AT_ONCE = 200;

/**
 * Asks the gateways what became of the payments of a backup since its moment. What is due is done (captured, voided,
 * refunded); what was refunded since is marked so. Every difference is answered, a part that was given back among them, and every
 * payment of the gateway that is not here. What was captured for no order that stands is given back. May be repeated, while servers run
 * too. payment#reconciliation, payment#of-no-order.
 */
export async function* reconcilePayments(deps: SettlingDeps, since: Date): AsyncGenerator<PaymentDifference> {
  for await (const payment of pages((after) => listPaymentsOfNoOrder(deps.database, { after, limit: AT_ONCE }))) {
    yield { kind: "no-order", payment, now: await giveBack(deps, payment) };
  }
  const unasked = new Set<string>();
  const from = new Date(since.getTime() - LOOKS_BACK_MS);
  for await (const payment of pages((after) => listPaymentsSince(deps.database, from, { after, limit: AT_ONCE }))) {
    const gateway = deps.gateways[payment.processor as PaymentGateway["processor"]];
    const found = await gateway?.find(payment.paymentId);
    if (found?.outcome !== "found") {
      unasked.add(payment.processor);
      continue;
    }
    const now = await settlePayment(deps, payment, found.state);
    if (isExpected(payment.status, found.state)) continue;
    yield { kind: "differs", payment, state: found.state, now };
  }
  for (const gateway of Object.values(deps.gateways)) yield* compareList(deps, gateway, since, unasked);
  for (const processor of unasked) yield { kind: "unasked", processor };
}

/** Gives back what is left of a captured payment; answers where it stands then. */
async function giveBack(deps: SettlingDeps, payment: PaymentRow): Promise<PaymentStatus> {
  await movePayment(deps.database, payment, { from: "captured", to: "refunding" });
  return settlePayment(deps, { ...payment, status: "refunding" }, "captured");
}

/** What a gateway lists and is not here, or has given back another part of. Parts of old payments go back too: the list begins as early. */
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
    if (listed.outcome !== "listed") return void unasked.add(gateway.processor);
    if (listed.payments.length === 0) return;
    after = listed.payments.at(-1)?.reference ?? null;
    // A payment's row is written before its gateway is called: a payment without a row is unknown.
    const known = await knownPayments(
      database,
      listed.payments.map(({ reference }) => reference),
    );
    for (const payment of listed.payments) {
      const ours = known.get(payment.reference);
      if (ours) yield* comparePart(database, ours, payment);
      const holdsMoney = payment.state === "authorised" || payment.state === "captured";
      const isLost = !ours && payment.at.getTime() >= lostSince;
      if (holdsMoney && isLost) yield { kind: "unknown", processor: gateway.processor, payment };
    }
  }
}

/** A payment that stands, of which another part was given back there than here; none while one is on its way. */
async function* comparePart(
  database: SettlingDeps["database"],
  payment: PaymentRow,
  { state, refundedCents }: ListedPayment,
): AsyncGenerator<PaymentDifference> {
  if (payment.status !== "captured" || state !== "captured" || payment.refundedCents === refundedCents) return;
  if (await hasPendingRefunds(database, payment)) return;
  yield { kind: "refunded-differs", payment, refundedThereCents: refundedCents };
}

/** Every row of a list that is read in pages. */
async function* pages(read: (after: string | null) => Promise<PaymentRow[]>): AsyncGenerator<PaymentRow> {
  for (let after: string | null = null; ; ) {
    const rows = await read(after);
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)?.paymentId ?? null;
  }
}
