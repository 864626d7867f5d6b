import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../platform/db/database.ts";
import { countAttempt, countLevels, giveAttemptsBack } from "./attempts.store.ts";
import { NETWORK_WINDOW_MS, type Turn, takeReservedTurn } from "./reserved-turns.ts";

/** Where an attempt is counted, and what becomes of those beyond its misses: one in each turn, or none till the window ends. */
export type AttemptLevel = {
  readonly key: string;
  readonly misses: number;
  readonly turnMs: number | null;
  /** How long it counts, where that is another time than the other levels'. */
  readonly windowMs?: number;
  /** Where newcomers have turns apart from all others': the key of the network that tries, and their turn. people#newcomers. */
  readonly newcomers?: { readonly network: string; readonly turnMs: number };
};

/** Counts the misses of a network at a level, and never stops it: it says whether the network is a newcomer there. */
export function networkLevel(key: string): AttemptLevel {
  return { key, misses: Number.MAX_SAFE_INTEGER, turnMs: null, windowMs: NETWORK_WINDOW_MS };
}

/** An attempt that is not made now; `isKept` says that a turn is kept for it from then on. */
export type AttemptToRepeat = { readonly retryAfterSeconds: number; readonly isKept: boolean };

/** An attempt that may be made. */
export type CountedAttempt = {
  /** It was tried before, and is not counted again. */
  readonly isRepeated: boolean;
  /** Says what it was: a right one is not counted. */
  readonly was: (outcome: "right" | "wrong") => Promise<void>;
};

/** Attempts that may wait for their turn in one server, for each key; further ones are told to wait. */
const WAITING_MAX = 4;
/** A turn that is further away is not waited for. */
const LONGEST_WAIT_MS = 2_000;

/** An attempt that was counted before. */
export const REPEATED: CountedAttempt = { isRepeated: true, was: async () => undefined };

/**
 * Counts an attempt before it is looked at, over all servers, from the narrowest level on; a `known` key counts
 * once a window.
 */
export function openAttemptLevels(
  database: Database,
): (
  levels: readonly AttemptLevel[],
  windowMs: number,
  known?: string | null,
) => Promise<CountedAttempt | AttemptToRepeat> {
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
      const turn =
        last.turnMs === null ? { inMs: count.msLeft, isKept: false } : await takeTurn({ ...last, turnMs: last.turnMs });
      if (turn.inMs > 0) {
        await giveAttemptsBack(database, counted);
        return { retryAfterSeconds: Math.max(1, Math.ceil(turn.inMs / 1000)), isKept: turn.isKept };
      }
      rest = rest.slice(reached.length);
    }
    if (known !== null && levels.length > 0) await countAttempt(database, known, windowMs);
    return attempt;
  };
}

/** Lets one attempt of a level through in each turn, over all servers, and one in each turn of its newcomers. */
function openTurns(database: Database): (level: AttemptLevel & { readonly turnMs: number }) => Promise<Turn> {
  const waiting = new Map<string, number>();
  return async ({ key, turnMs, newcomers }) => {
    const ask = async (): Promise<Turn> => {
      const reserved = newcomers ? await takeReservedTurn(database, { level: key, ...newcomers }) : null;
      if (reserved) return reserved;
      const turn = await countAttempt(database, `turn ${key}`, turnMs);
      return { inMs: turn.counted === 1 ? 0 : Math.max(1, turn.msLeft), isKept: false };
    };
    const first = await ask();
    const ahead = waiting.get(key) ?? 0;
    if (first.inMs === 0 || first.inMs > LONGEST_WAIT_MS || ahead >= WAITING_MAX) return first;
    waiting.set(key, ahead + 1);
    try {
      await pause(first.inMs + 1);
      return await ask();
    } finally {
      if (waiting.get(key) === 1) waiting.delete(key);
      else waiting.set(key, (waiting.get(key) ?? 1) - 1);
    }
  };
}
