import type { WebhookDisabledReason } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { endReading, holdReading } from "../venue-events/read-on.ts";
import { dropDeliveries } from "./deliveries.store.ts";
import { type EndpointName, holdEndpoint, listEndpoints, saveDisabled } from "./endpoints.store.ts";
import { tellOfEndpoint } from "./tell-of-endpoint.store.ts";

/**
 * Disables an endpoint, once: what waits for it is dropped, and can be replayed later. `isTold`: the restaurant gets a
 * mail. `check`: whether it is still to be disabled, asked under its lock. partners#disable.
 */
export function disableEndpoint(
  database: Database,
  { restaurantId, endpointId }: EndpointName,
  {
    reason,
    isTold,
    check,
  }: { reason: WebhookDisabledReason; isTold: boolean; check?: (failingSince: Date | null) => boolean },
): Promise<boolean> {
  return inTransaction(database, "read committed", async (transaction) => {
    await holdReading(transaction, { reader: "webhooks", restaurantId });
    const endpoint = await holdEndpoint(transaction, { restaurantId, endpointId });
    if (endpoint === null || endpoint.disabledAt !== null || check?.(endpoint.failingSince) === false) return false;
    await disableWithin(transaction, { restaurantId, endpointId }, reason);
    if (isTold) await tellOfEndpoint(transaction, { restaurantId, endpointId, kind: "webhook-disabled" });
    return true;
  });
}

/** As `disableEndpoint`, in a transaction that holds the reader's cursor and the endpoint, in this sequence. */
export async function disableWithin(
  transaction: Transaction,
  name: EndpointName,
  reason: WebhookDisabledReason,
): Promise<void> {
  await saveDisabled(transaction, { ...name, reason });
  await dropDeliveries(transaction, name);
  await endReadingWithoutEndpoints(transaction, name);
}

/**
 * Ends the reading of a restaurant's events once it has no endpoint that is on. The caller holds the reader's cursor,
 * which whoever turns an endpoint on holds first, too.
 */
export async function endReadingWithoutEndpoints(
  transaction: Transaction,
  { restaurantId }: Pick<EndpointName, "restaurantId">,
): Promise<void> {
  const endpoints = await listEndpoints(transaction, { restaurantId });
  if (endpoints.some(({ disabledAt }) => disabledAt === null)) return;
  await endReading(transaction, { reader: "webhooks", restaurantId });
}
