import { setTimeout as pause } from "node:timers/promises";

/** Batcher of fire-and-forget work. Items added while a batch runs go into the next one. */
export type Soon<Item> = {
  readonly add: (item: Item) => void;
  /** Resolves when all added items have been handed over or have failed. */
  readonly flush: () => Promise<void>;
};

const AT_ONCE = 100;

/**
 * Batches items for some milliseconds and hands them over, fire and forget. A failed batch is reported, not
 * retried, so the items may be lost, or their rows become due later anyway. `batchCalls` batches calls with a
 * result. @param gatherMs how long a batch is gathered
 */
export function gatherSoon<Item>(
  handOver: (items: readonly Item[]) => Promise<void>,
  failed: (error: Error) => void,
  gatherMs: number,
): Soon<Item> {
  const gathered: Item[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (gathered.length > 0) {
      await pause(gatherMs);
      await handOver(gathered.splice(0, AT_ONCE)).catch(failed);
    }
    running = null;
  }

  return {
    add: (item) => {
      gathered.push(item);
      running ??= run();
    },
    flush: async () => {
      await running;
    },
  };
}
