import type pg from "pg";
import pino from "pino";
import { type PaymentGateways, sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import type { DuePayment } from "../money/payment/due-payments.store.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import { paymentQueue } from "../money/payment/work-payments.ts";

/** Captures, voids or refunds every pending payment, due or not. Throws if one cannot be settled now. */
export async function processPaymentsNow(pool: pg.Pool, gateways: PaymentGateways = sandboxOnly(pool)): Promise<void> {
  const { rows } = await pool.query<DuePayment>(
    `select restaurant_id as "restaurantId", id as "paymentId", status, updated_at as since from payments
     where status in ('authorised', 'voiding', 'refunding')`,
  );
  const logger = pino({ level: "silent" });
  const queue = paymentQueue({ database: pool, payments: openPaymentBooks(pool), gateways, logger });
  await Promise.all(rows.map(queue.work));
}

/** Counts the entries of the sandbox's ledger by kind. */
export async function sandboxLedger(
  pool: pg.Pool,
): Promise<Record<"authorise" | "capture" | "void" | "refund", number>> {
  const { rows } = await pool.query<{ kind: string; movements: number }>(
    "select kind, count(*)::int as movements from sandbox_gateway.ledger group by kind",
  );
  return {
    authorise: 0,
    capture: 0,
    void: 0,
    refund: 0,
    ...Object.fromEntries(rows.map((row) => [row.kind, row.movements])),
  };
}
