import { Counter } from "prom-client";
import type { Metrics } from "../middleware/metrics.ts";
import type { Logger } from "../settings.ts";
import type { Analytics } from "./port.ts";

/** Our own analytics: counts at `/metrics`, and a line in the log for a failure. Nothing leaves the house. operations#failure-counts. */
export function ownAnalytics({
  metrics,
  logger,
}: {
  readonly metrics: Pick<Metrics, "registry">;
  readonly logger: Logger;
}): Analytics {
  const failures = new Counter({
    name: "comptoir_failures_total",
    help: "What diners wanted and did not get, by call, meaning and payment method.",
    labelNames: ["call", "meaning", "payment_method"],
    registers: [metrics.registry],
  });
  const events = new Counter({
    name: "comptoir_venue_events_total",
    help: "What happened at restaurants, by type of event.",
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
