import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { giveAttemptsBackOnce } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import { gatherSoon } from "../../platform/work/soon.ts";

/** So long cards that were not declined stay counted at most: many are taken back together. */
const GIVE_BACK_WITHIN_MS = 20;
/** How often a database that is away is asked again. */
const RETRY_MS = 500;
/** How long that moment is. */
const STOP_WITHIN_MS = 3_000;
/** So many keys wait at most for a database that is away; what comes beyond stays counted until its window ends. */
const WAITING_MAX = 10_000;

/** Uncounts cards that were not declined. Fire and forget. */
export type GoodCards = {
  readonly giveBack: (keys: readonly string[]) => void;
  /** Waits a moment until all is taken back; what a database that is away leaves is counted until its window ends. */
  readonly stop: () => Promise<void>;
};

/**
 * Gathers the keys of good cards. While the database is away they are kept, and taken back when it answers: a diner whose card is
 * good is not told to wait since PostgreSQL was killed. A try whose answer was lost may have been done; it is tried again under its
 * id and done once, since what is taken back twice would let one more declined card through. promises#promise-2,
 * payment#card-testing.
 * @param windowMs how long a card stays counted by itself
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
      // A new key suggests that the database answers again: retry at once.
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
