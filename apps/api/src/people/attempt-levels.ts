import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { countLevels } from "./attempt-levels.store.ts";
import { countAttempt, giveAttemptsBack } from "./attempts.store.ts";

/** Where an attempt is counted, and what becomes of those beyond its misses: one in each turn, or none till the window ends. */
export type AttemptLevel = { readonly key: string; readonly misses: number; readonly turnMs: number | null };

/** An attempt that may be made. */
export type CountedAttempt = {
  /** It was tried before, and is not counted again. */
  readonly isRepeated: boolean;
  /** Says what it was: a right one is not counted. */
  readonly was: (outcome: "right" | "wrong") => Promise<void>;
};

/** How many attempts wait for their turn in one server, for each key; whoever comes beyond is told to wait. */
const WAITING_MAX = 4;
/** A turn that is further away is not waited for. */
const LONGEST_WAIT_MS = 2_000;

/** An attempt that was counted before. */
export const REPEATED: CountedAttempt = { isRepeated: true, was: async () => undefined };

/**
 * Counts attempts before anybody looks at what was tried, so that a hundred at once are not all looked at, for all servers
 * together. Levels go from the narrowest on: what one does not let through is not counted for those behind it. What goes under a `known`
 * key is counted once in a window.
 */
export function openAttemptLevels(
  database: Database,
): (
  levels: readonly AttemptLevel[],
  windowMs: number,
  known?: string | null,
) => Promise<CountedAttempt | { readonly retryAfterSeconds: number }> {
  const takeTurn = openTurns(database);
  return async (levels, windowMs, known = null) => {
    const counted: string[] = [];
    const attempt: CountedAttempt = {
      isRepeated: false,
      was: async (outcome) => {
        if (outcome === "right") await giveAttemptsBack(database, counted);
      },
    };
    for (let rest = levels; rest.length > 0; ) {
      const reached = await countLevels(database, { levels: rest, windowMs, known });
      const last = rest[reached.length - 1];
      const count = reached.at(-1);
      if (!last || !count) return REPEATED;
      counted.push(...rest.slice(0, reached.length).map(({ key }) => key));
      if (count.counted <= last.misses) return attempt;
      const waitMs = last.turnMs === null ? count.msLeft : await takeTurn(last.key, last.turnMs);
      if (waitMs > 0) {
        await giveAttemptsBack(database, counted);
        return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      }
      rest = rest.slice(reached.length);
    }
    if (known !== null && levels.length > 0) await countAttempt(database, known, windowMs);
    return attempt;
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
