import { Counter } from "prom-client";
import { typed } from "../../platform/db/column-types.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Metrics } from "../../platform/middleware/metrics.ts";
import type { Logger } from "../../platform/settings.ts";
import { readOn, UNREAD_PARAMS, UNREAD_STEP } from "../venue-events/read-on.ts";
import type { VenueEventType } from "../venue-events/venue-events.store.ts";
import type { Analytics } from "./port.ts";

/**
 * Returns the built-in analytics: counters at `/metrics`, and a log line per failure. Nothing is sent to
 * third parties. operations#failure-counts.
 */
export function ownAnalytics({
  metrics,
  logger,
}: {
  readonly metrics: Pick<Metrics, "registry">;
  readonly logger: Logger;
}): Analytics {
  const failures = new Counter({
    name: "comptoir_failures_total",
    help: "Refused calls of diners, by call, meaning of the refusal and payment method.",
    labelNames: ["call", "meaning", "payment_method"],
    registers: [metrics.registry],
  });
  const events = new Counter({
    name: "comptoir_venue_events_total",
    help: "Events at restaurants, by type.",
    labelNames: ["type"],
    registers: [metrics.registry],
  });
  return {
    record: ({ type, count }) => events.inc({ type }, count),
    report: ({ call, code, meanings, paymentMethod, restaurantId }) => {
      for (const meaning of meanings) failures.inc({ call, meaning, payment_method: paymentMethod ?? "none" });
      logger.info({
        ...{ event: "failure_counted", call, code, meanings, payment_method: paymentMethod },
        ...(restaurantId === null ? {} : { restaurant_id: restaurantId }),
      });
    },
  };
}

const countStatement = statement({
  name: "count unread venue events",
  text: `with ${UNREAD_STEP}
         select restaurant_id as "restaurantId", type, count(*) as count from unread group by restaurant_id, type`,
  params: UNREAD_PARAMS,
  row: { restaurantId: "text", type: typed<VenueEventType>("text"), count: "int8" },
});

/** Records unread venue events. A crash before the commit records the same events again. */
export function recordEvents(database: Database, analytics: Pick<Analytics, "record">): Promise<void> {
  return readOn(database, "analytics", async (transaction, { types: _all, ...unread }) => {
    for (const happened of await countStatement.rows(transaction, unread)) analytics.record(happened);
  });
}
