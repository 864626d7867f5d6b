import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { countAttempt, giveAttemptsBack } from "./attempts.store.ts";

/** Where an attempt is counted, and what becomes of those beyond its misses: one in each turn, or none till the window ends. */
export type AttemptLevel = { readonly key: string; readonly misses: number; readonly turnMs: number | null };

/** An attempt that was counted and may be made. */
export type CountedAttempt = {
  /** Says what it was: a right one is not counted. */
  readonly was: (outcome: "right" | "wrong") => Promise<void>;
};

/** How many attempts wait for their turn in one server, for each key; whoever comes beyond is told to wait. */
const WAITING_MAX = 4;
/** A turn that is further away is not waited for. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Counts attempts before anybody looks at what was tried, so that a hundred at once are not all looked at, for all servers
 * together. Levels go from the narrowest on: what one does not let through is not counted for those behind it.
 */
export function openAttemptLevels(
  database: Database,
): (
  levels: readonly AttemptLevel[],
  windowMs: number,
) => Promise<CountedAttempt | { readonly retryAfterSeconds: number }> {
  const takeTurn = openTurns(database);
  return async (levels, windowMs) => {
    const counted: string[] = [];
    for (const { key, misses, turnMs } of levels) {
      const { counted: attempts, msLeft } = await countAttempt(database, key, windowMs);
      counted.push(key);
      if (attempts <= misses) continue;
      const waitMs = turnMs === null ? msLeft : await takeTurn(key, turnMs);
      if (waitMs === 0) continue;
      await giveAttemptsBack(database, counted);
      return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    return {
      was: async (outcome) => {
        if (outcome === "right") await giveAttemptsBack(database, counted);
      },
    };
  };
}

/** Lets one attempt of a key through in each turn, over all servers. Answers 0, or how many milliseconds to stay away. */
function openTurns(database: Database): (key: string, turnMs: number) => Promise<number> {
  const waiting = new Map<string, number>();
  return async (key, turnMs) => {
    const ask = async () => {
      const turn = await countAttempt(database, `turn ${key}`, turnMs);
      return turn.counted === 1 ? 0 : Math.max(1, turn.msLeft);
    };
    const first = await ask();
    const ahead = waiting.get(key) ?? 0;
    if (first === 0 || first > LONGEST_WAIT_MS || ahead >= WAITING_MAX) return first;
    waiting.set(key, ahead + 1);
    try {
      await pause(first + 1);
      return await ask();
    } finally {
      if (waiting.get(key) === 1) waiting.delete(key);
      else waiting.set(key, (waiting.get(key) ?? 1) - 1);
    }
  };
}
