import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Metrics for `/metrics`. Labels are routes and outcomes, never people. */
export type Metrics = {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<"method" | "route" | "status">;
  readonly refusals: Counter<"code">;
  readonly cardTestingAlerts: Counter<"scope">;
  readonly requestsAtWork: Gauge<"kind">;
  readonly requestsTurnedAway: Counter<"kind">;
  readonly ordersPlaced: Counter<"restaurant">;
  readonly gatewaySeconds: Histogram<"processor" | "call" | "outcome">;
  readonly workedRows: Counter<"queue" | "outcome">;
};

/** Metric that the server supplies, read at each scrape. A `count` only grows. */
export type ServerNumber = {
  readonly name: string;
  readonly help: string;
  readonly kind: "count" | "level";
  readonly read: () => number;
};

export function showNumbers({ registry }: Metrics, numbers: readonly ServerNumber[]): void {
  for (const { name, help, kind, read } of numbers) {
    const shown = { name, help, registers: [registry] };
    if (kind === "level")
      new Gauge({
        ...shown,
        collect: function () {
          this.set(read());
        },
      });
    else
      new Counter({
        ...shown,
        collect: function () {
          this.reset();
          this.inc(read());
        },
      });
  }
}

export type Reading<Label extends string> = {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
};

/** Registers a labelled gauge that is read at each scrape. If `read` fails, it has no values. */
export function showReadings<Label extends string>(
  { registry }: Metrics,
  { name, help, labelNames }: { readonly name: string; readonly help: string; readonly labelNames: readonly Label[] },
  read: () => Promise<readonly Reading<Label>[]>,
): void {
  new Gauge({
    ...{ name, help, labelNames: [...labelNames], registers: [registry] },
    collect: async function () {
      this.reset();
      for (const { labels, value } of await read().catch(() => [])) this.set(labels, value);
    },
  });
}

/**
 * Exports a counter's series as 0 before their first event. Prometheus compares two values of a series, so an alert on a
 * series that begins at 1 misses its first event. operations#counts-from-zero.
 */
export function beginAtZero<Label extends string>(
  counter: Counter<Label>,
  series: readonly Readonly<Partial<Record<Label, string>>>[],
): void {
  for (const labels of series) counter.inc(labels, 0);
}

/** Creates an API's metrics in a registry of its own, so that several APIs can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const metrics: Metrics = {
    registry,
    requestSeconds: new Histogram({
      name: "comptoir_request_seconds",
      help: "Duration of requests in seconds, by method, route pattern and status.",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    refusals: new Counter({
      name: "comptoir_refusals_total",
      help: "Error answers, by error code.",
      labelNames: ["code"],
      registers,
    }),
    cardTestingAlerts: new Counter({
      name: "comptoir_card_testing_alerts_total",
      help: "Times that a session, a network address or a venue reached its limit of declined cards, by scope.",
      labelNames: ["scope"],
      registers,
    }),
    requestsAtWork: new Gauge({
      name: "comptoir_requests_at_work",
      help: "Requests in progress, by kind.",
      labelNames: ["kind"],
      registers,
    }),
    requestsTurnedAway: new Counter({
      name: "comptoir_requests_turned_away_total",
      help: "Requests rejected by admission control, by kind.",
      labelNames: ["kind"],
      registers,
    }),
    ordersPlaced: new Counter({
      name: "comptoir_orders_placed_total",
      help: "Checkouts that placed orders, by restaurant.",
      labelNames: ["restaurant"],
      registers,
    }),
    gatewaySeconds: new Histogram({
      name: "comptoir_gateway_seconds",
      help: "Duration of calls to payment gateways in seconds, by processor, call and outcome.",
      labelNames: ["processor", "call", "outcome"],
      buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    workedRows: new Counter({
      name: "comptoir_worked_total",
      help: "Rows of work queues that this server processed, by queue and outcome: done, failed or later.",
      labelNames: ["queue", "outcome"],
      registers,
    }),
  };
  beginAtZero(metrics.refusals, [{ code: "internal" }]);
  return metrics;
}
