import type pg from "pg";
import pino from "pino";
import { type PaymentGateways, sandboxAlone } from "../gateways/payment/payment-gateways.ts";
import { openPaymentBooks } from "../payment/payment-books.ts";
import { processPayment } from "../payment/process-payment.ts";

/** Does at once what jobs would do in a moment: captures, voids or refunds every payment that waits for it. */
export async function processPaymentsNow(pool: pg.Pool, gateways: PaymentGateways = sandboxAlone(pool)): Promise<void> {
  const { rows } = await pool.query<{ restaurantId: string; paymentId: string }>(
    `select restaurant_id as "restaurantId", id as "paymentId" from payments
     where status in ('authorised', 'voiding', 'refunding')`,
  );
  const logger = pino({ level: "silent" });
  const payments = openPaymentBooks(pool);
  await Promise.all(rows.map((payment) => processPayment({ payments, gateways, logger }, payment)));
}

/** The movements of money in the sandbox's own books, counted by their kind. */
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
