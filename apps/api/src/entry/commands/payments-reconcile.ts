import { formatCents } from "@comptoir/ordering";
import type pg from "pg";
import pino from "pino";
import { giveBackOvercharged } from "../../money/books/give-back-overcharged.ts";
import { openPaymentBooks } from "../../money/payment/payment-books.ts";
import type { PaymentStatus } from "../../money/payment/payments.store.ts";
import { type PaymentDifference, reconcilePayments } from "../../money/payment/reconcile-payments.ts";
import { workRefunds } from "../../money/payment/work-refunds.ts";
import {
  type Command,
  type CommandContext,
  CommandRefusal,
  countOf,
  EXIT,
  type OfflineContext,
  textOption,
} from "./command.ts";

const DAY_MS = 86_400_000;
const SILENT = pino({ level: "silent" });

/** `comptoir payments reconcile`. operations#payments-reconcile. */
export const paymentsReconcile: Command = {
  name: "payments reconcile",
  usage: "[--since MOMENT]",
  summary: "Compares payments with their gateways, processes those that are due, and lists each difference.",
  details: [
    "A restore does this at its end. Run it again, with the moment that the restore printed, if a gateway did not answer then.",
    "MOMENT has the form 2026-11-20T18:00:00Z; the default is a day ago. Captured payments without an order that stands are",
    "refunded, and so is what a card paid for an order that was cancelled before, whatever its age.",
  ].join("\n"),
  options: { since: { type: "string" } },
  takes: [0, 0],
  run: async (context, _args, options) => {
    const named = textOption(options, "since");
    const since = named === undefined ? new Date(context.clock().getTime() - DAY_MS) : new Date(named);
    if (Number.isNaN(since.getTime()))
      throw new CommandRefusal("A time has the form 2026-11-20T18:00:00Z.", EXIT.usage);
    await reconcile(context, context.database, since);
    await repair(context);
  },
};

/** Refunds what was captured for cancelled orders, and prints a line for each. */
async function repair({ database, clock, say, openGateways }: CommandContext): Promise<void> {
  for await (const { orderId, amountCents } of giveBackOvercharged({ database, clock })) {
    say(`Order ${orderId} was charged although it was cancelled: $${formatCents(amountCents)} goes back to its card.`);
  }
  await workRefunds({ database, gateways: await openGateways(database), logger: SILENT });
}

export async function reconcile(
  { say, openGateways }: Pick<OfflineContext, "say" | "openGateways">,
  database: pg.Pool,
  since: Date,
): Promise<void> {
  let differences = 0;
  const gateways = await openGateways(database);
  const deps = { database, payments: openPaymentBooks(database), gateways, logger: SILENT };
  for await (const difference of reconcilePayments(deps, since)) {
    differences += 1;
    say(lineOf(difference, since));
  }
  say(`Payments since ${since.toISOString()}: ${countOf(differences, "difference")} between the gateways and here.`);
}

/** Payment statuses that a running server resolves, each with what the server will do. payment#crash. */
const LEFT_TO_THE_SERVER: Partial<Record<PaymentStatus, string>> = {
  authorising: "its checkout was under way and has no order: it is voided, or refunded, when a server runs",
  authorised: "it is captured when a server runs",
  voiding: "it is voided when a server runs",
  refunding: "it is refunded when a server runs",
};

function lineOf(difference: PaymentDifference, since: Date): string {
  if (difference.kind === "unasked") {
    return `${difference.processor} did not answer. Later: comptoir payments reconcile --since ${since.toISOString()}`;
  }
  if (difference.kind === "unknown") {
    const { reference, amountCents, state, at } = difference.payment;
    return (
      `${difference.processor}: payment ${reference}, $${formatCents(amountCents)}, ${state}, of ${at.toISOString()} was not found here. ` +
      "Its order was lost with the restore: refund it there, or fulfil the order."
    );
  }
  if (difference.kind === "no-order") {
    const { payment, now } = difference;
    const outcome = LEFT_TO_THE_SERVER[now] ?? `it is ${now} now`;
    return `Payment ${payment.paymentId}, $${formatCents(payment.amountCents)}, was captured for no order that stands; ${outcome}.`;
  }
  if (difference.kind === "refunded-differs") {
    const { payment, refundedThereCents } = difference;
    return (
      `Payment ${payment.paymentId} of order ${payment.orderId}: $${formatCents(payment.refundedCents)} refunded here, ` +
      `$${formatCents(refundedThereCents)} at ${payment.processor}; resolve this by hand.`
    );
  }
  const { payment, state, now } = difference;
  const outcome = now === payment.status ? (LEFT_TO_THE_SERVER[now] ?? "resolve this by hand") : `it is ${now} now`;
  return `Payment ${payment.paymentId} of order ${payment.orderId}: ${payment.status} here, ${state} at ${payment.processor}; ${outcome}.`;
}
