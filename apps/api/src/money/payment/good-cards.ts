import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { giveAttemptsBackOnce } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import { gatherSoon } from "../../platform/work/soon.ts";

/** Time in ms for which decrements are batched. A card that was not declined stays counted for so long. */
const GIVE_BACK_WITHIN_MS = 20;
const RETRY_MS = 500;
const STOP_WITHIN_MS = 3_000;
/**
 * Maximum number of pending keys while the database is unreachable. Further keys stay counted until their
 * window ends.
 */
const WAITING_MAX = 10_000;

/** Decrements the counters of cards that were not declined, fire and forget. */
export type GoodCards = {
  readonly giveBack: (keys: readonly string[]) => void;
  /** Flushes with a timeout. Decrements that did not reach the database stay counted until their window ends. */
  readonly stop: () => Promise<void>;
};

/**
 * Creates the batcher of decrements. It retries while the database is unreachable, so that an outage does not
 * block a diner with a good card. Each batch has an id: a retry after a lost answer must not decrement twice,
 * which would allow one more declined card. promises#promise-2, payment#card-testing. @param windowMs how
 * long a card stays counted without a decrement
 */
export function openGoodCards(database: Database, logger: Logger, windowMs: number): GoodCards {
  let isStopped = false;
  let another = Promise.withResolvers<void>();
  let waiting = 0;
  const report = (error: Error) => logger.warn({ event: "cards_stay_counted", reason: error.message });

  async function giveBackAll(keys: readonly string[]): Promise<void> {
    const id = randomUUID();
    const uselessAt = performance.now() + windowMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await giveAttemptsBackOnce(database, id, keys, windowMs);
      } catch (error) {
        if (isStopped || performance.now() > uselessAt) throw error;
        if (attempt === 1) report(error as Error);
      }
      // A new key suggests that the database answers again, so it ends the delay.
      await Promise.race([another.promise, pause(RETRY_MS, undefined, { ref: false })]);
    }
  }

  const gathered = gatherSoon<string>(
    (keys) =>
      giveBackAll(keys).finally(() => {
        waiting -= keys.length;
      }),
    report,
    GIVE_BACK_WITHIN_MS,
  );
  return {
    giveBack: (keys) => {
      if (waiting + keys.length > WAITING_MAX) return;
      waiting += keys.length;
      for (const key of keys) gathered.add(key);
      another.resolve();
      another = Promise.withResolvers();
    },
    stop: async () => {
      await Promise.race([gathered.flush(), pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      isStopped = true;
    },
  };
}
