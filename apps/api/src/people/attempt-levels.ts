import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../platform/db/database.ts";
import { countAttempt, countLevels, giveAttemptsBack } from "./attempts.store.ts";
import { NETWORK_WINDOW_MS, type Turn, takeReservedTurn } from "./reserved-turns.ts";

/**
 * A level of a rate limit. `misses`: allowed wrong attempts per window. After these, one attempt per `turnMs`
 * is allowed, or none if `turnMs` is null.
 */
export type AttemptLevel = {
  readonly key: string;
  readonly misses: number;
  readonly turnMs: number | null;
  /** Window of this level in ms; by default the limit's. */
  readonly windowMs?: number;
  /**
   * Newcomer networks get turns of their own. `network`: key of the caller's network. `turnMs`: interval of
   * these turns. people#newcomers.
   */
  readonly newcomers?: { readonly network: string; readonly turnMs: number };
};

/**
 * Returns a level that counts a network's misses without ever refusing. The count shows whether the network
 * is a newcomer.
 */
export function networkLevel(key: string): AttemptLevel {
  return { key, misses: Number.MAX_SAFE_INTEGER, turnMs: null, windowMs: NETWORK_WINDOW_MS };
}

/** A refused attempt. `isKept`: a turn is reserved for it at that time. */
export type DeferredAttempt = { readonly retryAfterSeconds: number; readonly isKept: boolean };

/** A counted attempt, which may proceed. */
export type CountedAttempt = {
  /** Whether the same attempt was counted before. It is then not counted again. */
  readonly isRepeated: boolean;
  /** Reports the outcome. A right attempt is subtracted from its counters, so that only wrong attempts count. */
  readonly was: (outcome: "right" | "wrong") => Promise<void>;
};

/** Maximum number of attempts that wait for a turn, per key and server. */
const WAITING_MAX = 4;
/** Maximum wait for a turn in ms. An attempt whose turn is later is refused at once. */
const LONGEST_WAIT_MS = 2_000;

/** Result for an attempt that was counted before. */
export const REPEATED: CountedAttempt = { isRepeated: true, was: async () => undefined };

/**
 * Returns a rate limiter over all servers. It counts an attempt at each level, narrowest first, before the
 * caller checks the attempt. A refused attempt is not counted. With `known`, an attempt is
 * counted once per window.
 */
export function openAttemptLevels(
  database: Database,
): (
  levels: readonly AttemptLevel[],
  windowMs: number,
  known?: string | null,
) => Promise<CountedAttempt | DeferredAttempt> {
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

/** Allows one attempt per turn and level, over all servers. Newcomer networks have turns of their own. */
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
