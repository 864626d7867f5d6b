import type { Database } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { type Metrics, showReadings } from "../middleware/metrics.ts";
import { loadWaitingWork } from "./waiting-work.store.ts";

/** Shows at `/metrics` what is due and not done: payments, refunds, mails, texts, and the jobs of the queue. operations#business-numbers. */
export function showWaitingWork({
  metrics,
  database,
  jobs,
}: {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly jobs: Pick<JobQueue, "waiting">;
}): void {
  const load = async () => [...(await loadWaitingWork(database)), { work: "job", ...(await jobs.waiting()) }];
  let loading: ReturnType<typeof load> | null = null;
  /** Both numbers are asked for at once, by each scrape, and share one reading. */
  const loadTogether = () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  const waiting = { name: "comptoir_waiting", help: "Work that is due and not done, by kind.", label: "work" };
  showReadings(metrics, waiting, async () => new Map((await loadTogether()).map(({ work, count }) => [work, count])));
  const oldest = {
    name: "comptoir_oldest_waiting_seconds",
    help: "For how long the oldest work of a kind has been due.",
    label: "work",
  };
  showReadings(
    metrics,
    oldest,
    async () => new Map((await loadTogether()).map(({ work, oldestSeconds }) => [work, oldestSeconds])),
  );
}
