import { WEBHOOK_DISABLED_AFTER_DAYS, WEBHOOK_TOLD_AFTER_HOURS } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { disableEndpoint } from "./disable-endpoint.ts";
import { type EndpointName, holdEndpoint, listFailing, noteTold } from "./endpoints.store.ts";
import { tellOfEndpoint } from "./tell-of-endpoint.store.ts";

/**
 * Tells restaurants of endpoints that fail for an hour, once, and disables those that fail for days. Safe to run on
 * several servers: each endpoint is checked again under its lock. partners#failing.
 */
export async function watchEndpoints({ database, logger }: { database: Database; logger: Logger }): Promise<void> {
  const limits = { toldHours: WEBHOOK_TOLD_AFTER_HOURS, disabledDays: WEBHOOK_DISABLED_AFTER_DAYS };
  const failing = await listFailing(database, limits);
  const act = async ({ isOver, ...name }: (typeof failing)[number]) => {
    if (!isOver) return tellOfFailures(database, name);
    const check = (failingSince: Date | null) => failingSince !== null;
    await disableEndpoint(database, name, { reason: "failing", isTold: true, check });
  };
  await forEachIsolated(failing, act, {
    name: "webhook-endpoints",
    logger,
    namesOf: ({ restaurantId, endpointId }) => ({ restaurant_id: restaurantId, endpoint_id: endpointId }),
  });
}

function tellOfFailures(database: Database, name: EndpointName): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    if ((await holdEndpoint(transaction, name)) === null || !(await noteTold(transaction, name))) return;
    await tellOfEndpoint(transaction, { ...name, kind: "webhook-failing" });
  });
}
