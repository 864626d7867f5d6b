import type { Database } from "../db/database.ts";
import { type Metrics, showReadings } from "../middleware/metrics.ts";
import { loadWaitingWork, type WaitingWork } from "./waiting-work.store.ts";

const LABELS = ["queue", "work"] as const;

/** Shows at `/metrics` what is due and not done, by queue and kind of work. operations#business-numbers. */
export function showWaitingWork({
  metrics,
  database,
}: {
  readonly metrics: Metrics;
  readonly database: Database;
}): void {
  let loading: Promise<readonly WaitingWork[]> | null = null;
  /** Both numbers are asked for at once, by each scrape, and share one reading. */
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
  const waiting = { name: "comptoir_waiting", help: "Work that is due and not done, by queue and kind." };
  showReadings(
    metrics,
    { ...waiting, labelNames: LABELS },
    read(({ count }) => count),
  );
  const oldest = {
    name: "comptoir_oldest_waiting_seconds",
    help: "For how long the oldest work of a queue and kind has been due.",
  };
  showReadings(
    metrics,
    { ...oldest, labelNames: LABELS },
    read(({ oldestSeconds }) => oldestSeconds),
  );
}
