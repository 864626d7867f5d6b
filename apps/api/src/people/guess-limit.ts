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

/** A caller that may be guessing codes. */
export type Guesser = Visitor;

/** Kinds of codes and identifiers that can be guessed. */
export type Guessable = "discount" | "gift-card" | "member" | "loyalty";

/** Window in ms within which wrong guesses are counted. promises#promise-27, promises#promise-29. */
const WINDOW_MS = 15 * 60_000;

/**
 * Allowed wrong guesses per window: per session, per network address (a stadium may share one) and per venue.
 * Discount codes allow more: they are not money, and a crowd often mistypes them.
 */
const MISSES: Readonly<
  Record<Guessable, { readonly session: number; readonly address: number; readonly venue: number }>
> = {
  "gift-card": { session: 10, address: 50, venue: 500 },
  member: { session: 10, address: 50, venue: 500 },
  // Most e-mail addresses have not joined, and each of these counts as a miss. A whole stadium may share one
  // network address.
  loyalty: { session: 20, address: 500, venue: 5_000 },
  discount: { session: 200, address: 1_000, venue: 5_000 },
};

/**
 * Size and lifetime of the cache of counted guesses. It saves queries, since a checkout sends its codes
 * repeatedly.
 */
const REMEMBERED = { forMs: 60_000, guesses: 10_000 } as const;

/**
 * Interval in ms of the turns after a network address or a venue has used up its misses. At a venue, newcomer
 * networks have separate turns. people#newcomers.
 */
const TURN_MS = { address: 2_000, newcomer: 2_000, otherNetworks: 2_000 } as const;

/** Counts wrong codes over all servers. Right codes do not count. */
export type GuessLimit = {
  /**
   * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit.
   * - A session beyond its misses is refused until the window ends.
   * - Beyond the misses of a network address or a venue, guesses get one turn at a time.
   * - Newcomer networks at a venue have separate turns, so one guest cannot lock out the others.
   * - A code that the visitor has tried before does not count again.
   */
  readonly take: (
    what: Guessable,
    restaurantId: string,
    guesser: Guesser,
    code: string,
  ) => Promise<CountedAttempt | DeferredAttempt>;
};

/** Opens the limits on the database, so that they apply across servers and restarts. */
export function openGuessLimit(database: Database): GuessLimit {
  const take = openAttemptLevels(database);
  /** Guesses that are being counted, by the hash of visitor and code. */
  const counting = new Map<string, ReturnType<GuessLimit["take"]>>();
  /** Recently counted guesses. */
  const counted = new LRUCache<string, true>({ max: REMEMBERED.guesses, ttl: REMEMBERED.forMs });

  return {
    take: async (what, restaurantId, guesser, code) => {
      const known = attemptKey("known", what, restaurantId, guesser.session ?? "", guesser.address ?? "", code);
      // A double click sends the same code twice at once: the code counts once, and both requests get the same
      // result.
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
 * Returns the levels of a guess, narrowest first. A guess that the session's level refuses is then not counted
 * for the network address and the venue.
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
