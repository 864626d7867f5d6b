import pino from "pino";
import { afterAll } from "vitest";
import { makeDeliveries } from "../events/webhooks/make-deliveries.ts";
import { watchEndpoints } from "../events/webhooks/watch-endpoints.ts";
import { type DeliveryDeps, deliveryQueues } from "../events/webhooks/work-deliveries.ts";
import type { WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { openListener } from "../platform/db/listen.ts";
import { workDue } from "../platform/work/keep-working.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import type { TestApi } from "./test-api.ts";

/** The work of webhooks on a test's database, done when the test says so. */
export async function openWebhookWork(
  { pool }: Pick<TestApi, "pool">,
  network: WebhookNetwork,
  but: Partial<DeliveryDeps> = {},
) {
  const logger = pino({ level: "silent" });
  const listener = await openListener(pool, logger);
  afterAll(() => listener.stop());
  const venues = await openVenues(pool, listener);
  const deps = { database: pool, logger, network, timeoutMs: 500, leaseMs: 60_000, ...but };
  const make = async () => {
    await venues.whenCaughtUp();
    await makeDeliveries({ database: pool, venues });
  };
  /** Makes every attempt that is due; returns their number. */
  const send = async () => {
    // The end of a delivery may make one of the other queue due.
    for (let count = 0; ; ) {
      const before = count;
      for (const queue of deliveryQueues(deps)) count += await workDue(queue, deps);
      if (count === before) return count;
    }
  };
  return {
    make,
    send,
    makeAndSend: async () => {
      await make();
      return send();
    },
    watch: () => watchEndpoints({ database: pool, logger }),
    /** Lets the next attempts be due now, without waiting. */
    skipWaits: () =>
      pool.query("update webhook_deliveries set due_at = now() where due_at is not null and lease is null"),
  };
}
