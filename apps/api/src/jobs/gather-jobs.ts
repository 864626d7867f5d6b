import { setTimeout as pause } from "node:timers/promises";

/** Hands jobs over many at a time: what comes while a hand-over is under way goes with the next. */
export type SoonQueue<Job> = {
  readonly add: (job: Job) => void;
  /** Resolves when all that was added has been handed over, or has failed to be. */
  readonly flush: () => Promise<void>;
};

const AT_ONCE = 100;

/**
 * Gathers jobs that nobody waits for, so that many cost little more than one. A hand-over that fails is reported and not
 * tried again: only for jobs that are found without it too, a little later, or that may be lost.
 * @param gatherMs how long more jobs are waited for before a hand-over
 */
export function gatherJobs<Job>(
  handOver: (jobs: readonly Job[]) => Promise<void>,
  failed: (error: Error) => void,
  gatherMs: number,
): SoonQueue<Job> {
  const gathered: Job[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (gathered.length > 0) {
      await pause(gatherMs);
      await handOver(gathered.splice(0, AT_ONCE)).catch(failed);
    }
    running = null;
  }

  return {
    add: (job) => {
      gathered.push(job);
      running ??= run();
    },
    flush: async () => {
      await running;
    },
  };
}
