import { LRUCache } from "lru-cache";
import type { Database } from "../platform/db/database.ts";
import { attemptKey, networkOf, type Visitor, visitorKey } from "./attempt-keys.ts";
import {
  type AttemptLevel,
  type AttemptToRepeat,
  type CountedAttempt,
  networkLevel,
  openAttemptLevels,
  REPEATED,
} from "./attempt-levels.ts";

/** Who may be guessing. */
export type Guesser = Visitor;

/** What can be guessed at. */
export type Guessable = "discount" | "gift-card" | "member" | "loyalty";

/** Wrong guesses are counted for a quarter of an hour. promises#promise-27, promises#promise-29. */
const WINDOW_MS = 15 * 60_000;

/**
 * How many wrong guesses are looked at within the window: of one session at one address, of one address, which a whole
 * stadium may share, and of one venue. A discount code is not money, and is often typed wrong in a crowd.
 */
const MISSES: Readonly<
  Record<Guessable, { readonly session: number; readonly address: number; readonly venue: number }>
> = {
  "gift-card": { session: 10, address: 50, venue: 500 },
  member: { session: 10, address: 50, venue: 500 },
  // Every address that has not joined is a miss, and most are: a whole stadium may share one network address.
  loyalty: { session: 20, address: 500, venue: 5_000 },
  discount: { session: 200, address: 1_000, venue: 5_000 },
};

/** A guess that was counted is known for this long without asking the database, for so many guesses: a checkout sends its codes again and again. */
const REMEMBERED = { forMs: 60_000, guesses: 10_000 } as const;

/** Turns beyond an address's misses; beyond a venue's, newcomers and other networks have turns apart. people#newcomers. */
const TURN_MS = { address: 2_000, newcomer: 2_000, otherNetworks: 2_000 } as const;

/** Counts wrong codes, for all servers together. Right ones cost nothing. */
export type GuessLimit = {
  /**
   * Counts a guess before anybody looks at it, so that a hundred at once are not all looked at. Ten wrong ones end a session's
   * guessing for the window; beyond what an address or a venue may miss, guesses go on one by one, and newcomers at a venue have
   * turns of their own, so that one guest does not shut out the others. A code that this visitor has tried before is not counted again, however often a page sends it.
   */
  readonly take: (
    what: Guessable,
    restaurantId: string,
    guesser: Guesser,
    code: string,
  ) => Promise<CountedAttempt | AttemptToRepeat>;
};

/** Opens the limits on the database, so that they hold over all servers and after a restart. */
export function openGuessLimit(database: Database): GuessLimit {
  const take = openAttemptLevels(database);
  /** What is being counted at this moment, by the visitor and the code. */
  const counting = new Map<string, ReturnType<GuessLimit["take"]>>();
  /** What was counted lately. */
  const counted = new LRUCache<string, true>({ max: REMEMBERED.guesses, ttl: REMEMBERED.forMs });

  return {
    take: async (what, restaurantId, guesser, code) => {
      const known = attemptKey("known", what, restaurantId, guesser.session ?? "", guesser.address ?? "", code);
      // Who presses twice sends one code twice at the same moment: one guess, whose fate the others share.
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

/** Where a guess is counted, the narrowest first: what a session may not is not counted for its address and its venue. */
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
