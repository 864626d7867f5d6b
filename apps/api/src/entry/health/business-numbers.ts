import { HELD_PAYMENT } from "../../money/payment/payments.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { type Metrics, showReadings } from "../../platform/middleware/metrics.ts";

const LABELS = ["queue", "work"] as const;

/** Registers gauges for due work at `/metrics`, by queue and kind of work. operations#business-numbers. */
export function showWaitingWork({
  metrics,
  database,
}: {
  readonly metrics: Metrics;
  readonly database: Database;
}): void {
  let loading: Promise<readonly WaitingWork[]> | null = null;
  /** A scrape reads both gauges at once, so they share one query. */
  const loadTogether = () => {
    loading ??= loadWaitingWork(database, {}).finally(() => {
      loading = null;
    });
    return loading;
  };
  const read = (numberOf: (waiting: WaitingWork) => number) => async () =>
    (await loadTogether()).map((waiting) => ({
      labels: { queue: waiting.queue, work: waiting.work },
      value: numberOf(waiting),
    }));
  const waiting = { name: "comptoir_waiting", help: "Rows of work that are due, by queue and kind of work." };
  showReadings(
    metrics,
    { ...waiting, labelNames: LABELS },
    read(({ count }) => count),
  );
  const oldest = {
    name: "comptoir_oldest_waiting_seconds",
    help: "Age in seconds of the oldest due row, by queue and kind of work.",
  };
  showReadings(
    metrics,
    { ...oldest, labelNames: LABELS },
    read(({ oldestSeconds }) => oldestSeconds),
  );
}

export type WaitingWork = RowOf<typeof loadWaitingWork>;

const KINDS = `(values ('checkouts', 'authorisation'), ('payments', 'capture'), ('payments', 'void'), ('payments', 'refund'),
           ('refunds', 'refund'), ('notices-mail', 'mail'), ('notices-text', 'text'), ('gateway-events', 'event'),
           ('webhooks', 'delivery'), ('tab-charges', 'charge'), ('shared-cards', 'card'), ('printing', 'job'))`;

/**
 * Loads the number of due rows and the age of the oldest in seconds, by queue and kind of work.
 * operations#business-numbers.
 */
export const loadWaitingWork = statement({
  name: "waiting work",
  text: `with waiting (queue, work, since) as (
           select 'payments', case status when 'authorised' then 'capture' when 'voiding' then 'void' else 'refund' end, updated_at
           from payments where status in ('authorised', 'voiding', 'refunding') and not ${HELD_PAYMENT}
           union all
           select 'checkouts', 'authorisation', updated_at from payments where status = 'authorising'
           union all
           select 'refunds', 'refund', refunded_at from refunds where status = 'refunding'
           union all
           select 'notices-' || channel, channel, due_at from notices where due_at is not null and due_at <= now()
           union all
           select 'gateway-events', 'event', due_at from gateway_events where due_at is not null and due_at <= now()
           union all
           select 'webhooks', 'delivery', due_at from webhook_deliveries where due_at is not null and due_at <= now()
           union all
           select 'tab-charges', 'charge', made_at from suite_tab_bills where status = 'charging'
           union all
           select 'shared-cards', 'card', forget_after from shared_cards where forget_after <= now()
           union all
           select 'printing', 'job', made_at from print_jobs where state in ('queued', 'taken') and expires_at > now())
         select kind.queue, kind.work, count(since)::int4 as count,
           coalesce(greatest(extract(epoch from now() - min(since)), 0), 0)::float8 as "oldestSeconds"
         from ${KINDS} kind (queue, work) left join waiting using (queue, work) group by kind.queue, kind.work`,
  params: {},
  row: { queue: "text", work: "text", count: "int4", oldestSeconds: "float8" },
  crosses: "sweep: due work of all restaurants",
}).rows;
