import type pg from "pg";
import pino from "pino";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import { workRefunds } from "../money/payment/work-refunds.ts";
import { checkBooks } from "./check-books.ts";
import { processPaymentsNow } from "./process-payments-now.ts";

/** Captures, voids and refunds what a server's workers would within a second or two, and then checks the books. */
export async function settle(pool: pg.Pool): ReturnType<typeof checkBooks> {
  await processPaymentsNow(pool);
  await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger: pino({ level: "silent" }) });
  return checkBooks(pool);
}
