import type { Queryable } from "../db/database.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import { compareGateway, type GatewayDifference } from "./compare-gateway.ts";
import { findLedgerDifferences, type LedgerDifference } from "./ledger-checks.store.ts";

/** Anything on which orders, payments, gateways and the ledger do not agree. */
export type BooksDifference = LedgerDifference | GatewayDifference;

/** How far back the gateways are asked: the sandbox keeps its payments for 90 days. */
const LOOKS_BACK_MS = 80 * 86_400_000;

/**
 * Proves that orders, payments, gateways and the ledger agree, or answers each difference. Changes nothing; may be asked while servers
 * run. payment#books-check.
 */
export async function* checkBooks(
  { database, gateways }: { readonly database: Queryable; readonly gateways: PaymentGateways },
  now: Date,
): AsyncGenerator<BooksDifference> {
  yield* await findLedgerDifferences(database);
  const since = new Date(now.getTime() - LOOKS_BACK_MS);
  for (const gateway of Object.values(gateways)) yield* compareGateway(database, gateway, since);
}
