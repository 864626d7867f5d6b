import { randomUUID } from "node:crypto";
import { nextAttemptMs, parseRetryAfter } from "@comptoir/ordering";
import { isDelivered, postWebhook, type WebhookAnswer } from "../../gateways/webhook/post-webhook.ts";
import type { WebhookNetwork } from "../../gateways/webhook/webhook-url.ts";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { WorkDeps, WorkQueue } from "../../platform/work/keep-working.ts";
import { type DueDelivery, makeFirstDue, saveAttempt, takeDueDeliveries } from "./deliveries.store.ts";
import { disableEndpoint } from "./disable-endpoint.ts";
import { holdEndpoint, noteOutcome, readEndpoint } from "./endpoints.store.ts";

export type DeliveryDeps = WorkDeps & {
  readonly database: Database;
  readonly network: WebhookNetwork;
  readonly timeoutMs: number;
  readonly leaseMs: number;
};

/** An answer that took longer makes the endpoint a slow one. */
const SLOW_MS = 2_000;
/** The status by which an endpoint says that it is gone for good. */
const GONE = 410;
/** Maximum number of attempts that a server makes concurrently, in each queue. */
const AT_ONCE = 50;
/** Maximum number of concurrent attempts of one endpoint and of one restaurant, for each queue. partners#slow. */
const QUICK = { ofEndpoint: 10, ofRestaurant: 20 } as const;
const SLOW = { ofEndpoint: 3, ofRestaurant: 10 } as const;

/**
 * Returns the queues of deliveries: of endpoints that answer quickly, and of those that fail or are slow, so that these
 * do not delay the others. A delivery whose server crashed is made again after its lease, with the same id and body.
 * partners#at-least-once, partners#slow.
 */
export function deliveryQueues(deps: DeliveryDeps): readonly WorkQueue<DueDelivery>[] {
  return [false, true].map((isSlow) => ({
    name: isSlow ? "webhooks-slow" : "webhooks",
    atOnce: AT_ONCE,
    leavesDue: true,
    take: async (atMost) => {
      const lease = randomUUID();
      const leased = { lease, isSlow, atMost, leaseMs: deps.leaseMs, ...(isSlow ? SLOW : QUICK) };
      return (await takeDueDeliveries(deps.database, leased)).map((row) => ({ ...row, lease }));
    },
    work: async (delivery) => {
      await attempt(deps, delivery);
      return "done";
    },
    namesOf: ({ restaurantId, endpointId, eventId }) => {
      return { restaurant_id: restaurantId, endpoint_id: endpointId, event_id: eventId };
    },
  }));
}

async function attempt(deps: DeliveryDeps, delivery: DueDelivery): Promise<void> {
  const { database, network, timeoutMs } = deps;
  const endpoint = await readEndpoint(database, delivery);
  // Removed meanwhile, with its deliveries.
  if (endpoint === null) return;
  const call = { ...endpoint, id: delivery.eventId, body: delivery.body, timeoutMs };
  const at = new Date();
  const answer = await postWebhook(call, network);
  await finish(deps, delivery, { answer, at });
  if (answer.status === GONE && delivery.type !== "test") {
    await disableEndpoint(database, delivery, { reason: "gone", isTold: true });
  }
}

/** Records an attempt, and makes the next delivery of its lane due if this one is finished. partners#delivery-lanes. */
async function finish(
  { database, logger }: DeliveryDeps,
  { restaurantId, endpointId, eventId, type, lane, lease, attempts }: DueDelivery,
  { answer, at }: { readonly answer: WebhookAnswer; readonly at: Date },
): Promise<void> {
  const isOk = isDelivered(answer);
  const { status, fault, text, ms } = answer;
  const retryAfterMs = parseRetryAfter(answer.retryAfter, new Date());
  const isLast = isOk || type === "test" || status === GONE;
  const waitMs = isLast ? null : nextAttemptMs(attempts + 1, { retryAfterMs, random: Math.random() });
  const state = isOk ? "delivered" : waitMs === null ? "failed" : "waiting";
  const name = { restaurantId, endpointId };
  await inTransaction(database, "read committed", async (transaction) => {
    if ((await holdEndpoint(transaction, name)) === null) return;
    const kept = { at: at.toISOString(), status, fault, text, ms };
    const saved = { ...name, eventId, lease, state, waitMs, answer: kept } as const;
    if (!(await saveAttempt(transaction, saved))) return;
    if (type !== "test") await noteOutcome(transaction, { ...name, hasFailed: !isOk, isSlow: !isOk || ms > SLOW_MS });
    if (waitMs === null) await makeFirstDue(transaction, { ...name, lanes: [lane] });
  });
  if (!isOk) {
    logger.info({
      ...{ event: "webhook_failed", restaurant_id: restaurantId, endpoint_id: endpointId, event_id: eventId },
      ...{ status, fault, attempts: attempts + 1, ms },
    });
  }
}
