import { LRUCache } from "lru-cache";
import type { Database } from "../platform/db/database.ts";
import { attemptKey, networkOf, type Visitor, visitorKey } from "./attempt-keys.ts";
import {
  type AttemptLevel,
  type CountedAttempt,
  type DeferredAttempt,
  networkLevel,
  openAttemptLevels,
  REPEATED,
} from "./attempt-levels.ts";

export type Guesser = Visitor;

export type Guessable = "discount" | "gift-card" | "member" | "loyalty";

/** Window in ms within which wrong guesses are counted. promises#promise-27, promises#promise-29. */
const WINDOW_MS = 15 * 60_000;

/**
 * Allowed wrong guesses per window: per session, per network address and per venue. A stadium may share one
 * address. Discount codes allow more, because they are not money and a crowd often mistypes them.
 */
const MISSES: Readonly<
  Record<Guessable, { readonly session: number; readonly address: number; readonly venue: number }>
> = {
  "gift-card": { session: 10, address: 50, venue: 500 },
  member: { session: 10, address: 50, venue: 500 },
  // Most e-mail addresses have not joined, and each counts as a miss.
  loyalty: { session: 20, address: 500, venue: 5_000 },
  discount: { session: 200, address: 1_000, venue: 5_000 },
};

/**
 * Size and lifetime of the cache of counted guesses. A checkout sends its codes repeatedly, so it saves
 * queries.
 */
const REMEMBERED = { forMs: 60_000, guesses: 10_000 } as const;

/**
 * Interval in ms of the turns after a network address or a venue has used up its misses. At a venue, newcomer
 * networks have separate turns. people#newcomers.
 */
const TURN_MS = { address: 2_000, newcomer: 2_000, otherNetworks: 2_000 } as const;

export type GuessLimit = {
  /**
   * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. A session beyond
   * its misses is refused until the window ends. Beyond the misses of a network address or a venue, guesses
   * get one turn at a time. Newcomer networks at a venue have their own turns, so one guest cannot lock out
   * the others. A code that the visitor has tried before does not count again.
   */
  readonly take: (
    what: Guessable,
    restaurantId: string,
    guesser: Guesser,
    code: string,
  ) => Promise<CountedAttempt | DeferredAttempt>;
};

/** Opens the limits. They apply across servers and restarts. */
export function openGuessLimit(database: Database): GuessLimit {
  const take = openAttemptLevels(database);
  const counting = new Map<string, ReturnType<GuessLimit["take"]>>();
  const counted = new LRUCache<string, true>({ max: REMEMBERED.guesses, ttl: REMEMBERED.forMs });

  return {
    take: async (what, restaurantId, guesser, code) => {
      const known = attemptKey("known", what, restaurantId, guesser.session ?? "", guesser.address ?? "", code);
      // A double click sends the same code twice at once. The code counts once, and both requests get the
      // same result.
      const first = counting.get(known);
      if (first) {
        const guess = await first;
        return "was" in guess ? REPEATED : guess;
      }
      if (counted.get(known)) return REPEATED;
      const taken = take(levelsOf(what, restaurantId, guesser), WINDOW_MS, known);
      counting.set(known, taken);
      try {
        const guess = await taken;
        if ("was" in guess) counted.set(known, true);
        return guess;
      } finally {
        counting.delete(known);
      }
    },
  };
}

/**
 * Returns the levels of a guess, narrowest first. If the session's level refuses, address and venue do not
 * count the guess.
 */
function levelsOf(what: Guessable, restaurantId: string, guesser: Guesser): AttemptLevel[] {
  const misses = MISSES[what];
  const session = {
    key: visitorKey(`${what} session`, restaurantId, guesser),
    misses: misses.session,
    turnMs: null,
  };
  const venue = {
    key: attemptKey(`${what} venue`, restaurantId),
    misses: misses.venue,
    turnMs: TURN_MS.otherNetworks,
  };
  const { address } = guesser;
  if (address === null) return [session, venue];
  const network = attemptKey(`${what} network`, restaurantId, networkOf(address));
  const ofAddress = {
    key: attemptKey(`${what} address`, restaurantId, address),
    misses: misses.address,
    turnMs: TURN_MS.address,
  };
  const newcomers = { network, turnMs: TURN_MS.newcomer };
  return [session, ofAddress, { ...venue, newcomers }, networkLevel(network)];
}
