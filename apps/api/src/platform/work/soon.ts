import { setTimeout as pause } from "node:timers/promises";

/** Batches work that is wanted soon: what comes during one batch goes with the next. */
export type Soon<Item> = {
  readonly add: (item: Item) => void;
  /** Resolves when every item that was added has been handed over, or has failed to be. */
  readonly flush: () => Promise<void>;
};

const AT_ONCE = 100;

/**
 * Gathers items for a few milliseconds and hands them over in one batch, so that many cost little more than one: fire and forget. `together`
 * batches what is answered. A batch that fails is reported and not retried: only for items that a due row brings again, or that may be lost.
 * @param gatherMs how long a batch is gathered
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
