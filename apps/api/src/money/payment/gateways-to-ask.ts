import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { listAccounts } from "./accounts/stripe-accounts.store.ts";

/**
 * Returns every gateway that may hold money: the configured processors, and each account with which a restaurant is
 * connected or a payment was made. payment#reconciliation.
 */
export async function gatewaysToAsk({
  database,
  gateways,
}: {
  readonly database: Queryable;
  readonly gateways: PaymentGateways;
}): Promise<readonly PaymentGateway[]> {
  const { ofAccount } = gateways.stripe ?? {};
  const accounts = ofAccount ? await listAccounts(database) : [];
  return [...Object.values(gateways), ...accounts.flatMap((account) => ofAccount?.(account) ?? [])];
}
