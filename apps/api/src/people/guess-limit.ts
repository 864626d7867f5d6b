import { createHash } from "node:crypto";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";

/** Who may be guessing: a hashed session, and the network address as the server saw it. */
export type Guesser = { readonly session: string | null; readonly address: string | null };

/** What can be guessed at. */
export type Guessable = "discount" | "gift-card" | "member";

/** Wrong guesses are counted for a quarter of an hour. promises#promise-27, promises#promise-29. */
const WINDOW_SECONDS = 15 * 60;

/**
 * How many wrong guesses are looked at within the window: of one session at one address, of one address, which a whole
 * stadium may share, and of one venue. A discount code is not money, and is often typed wrong in a crowd.
 */
const MISSES: Readonly<
  Record<Guessable, { readonly session: number; readonly address: number; readonly venue: number }>
> = {
  "gift-card": { session: 10, address: 50, venue: 500 },
  member: { session: 10, address: 50, venue: 500 },
  discount: { session: 200, address: 1_000, venue: 5_000 },
};

/** Counts wrong codes, for all servers together. Right ones cost nothing. */
export type GuessLimit = {
  /** Seconds until another guess is looked at; null when one may be. */
  readonly blockedFor: (what: Guessable, restaurantId: string, guesser: Guesser) => Promise<number | null>;
  readonly countMiss: (what: Guessable, restaurantId: string, guesser: Guesser) => Promise<void>;
  /** Counts a wrong code once, however often it comes: a page sends what the diner entered with everything it asks. */
  readonly countMissOnce: (what: Guessable, restaurantId: string, guesser: Guesser, code: string) => Promise<void>;
};

/** Opens the limits on the database, so that they hold over all servers and after a restart. */
export function openGuessLimit(database: Database): GuessLimit {
  const limiterOf = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: database,
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });
  const limitersOf = (what: Guessable) => ({
    session: limiterOf(`${what} session`, MISSES[what].session),
    address: limiterOf(`${what} address`, MISSES[what].address),
    venue: limiterOf(`${what} venue`, MISSES[what].venue),
  });
  const limiters = {
    discount: limitersOf("discount"),
    "gift-card": limitersOf("gift-card"),
    member: limitersOf("member"),
  };
  const keysOf = (what: Guessable, restaurantId: string, guesser: Guesser) => {
    const { session, address, venue } = limiters[what];
    return [
      { limiter: session, key: hash(restaurantId, guesser.session ?? "", guesser.address ?? "") },
      ...(guesser.address === null ? [] : [{ limiter: address, key: hash(restaurantId, guesser.address) }]),
      { limiter: venue, key: hash(restaurantId) },
    ];
  };

  const known = limiterOf("known", 1);
  const countMiss: GuessLimit["countMiss"] = async (what, restaurantId, guesser) => {
    await Promise.all(keysOf(what, restaurantId, guesser).map(({ limiter, key }) => limiter.penalty(key, 1)));
  };

  return {
    countMiss,
    countMissOnce: async (what, restaurantId, guesser, code) => {
      const { session, address } = guesser;
      const key = hash(what, restaurantId, session ?? "", address ?? "", code);
      const { consumedPoints } = await known.penalty(key, 1);
      if (consumedPoints === 1) await countMiss(what, restaurantId, guesser);
    },
    blockedFor: async (what, restaurantId, guesser) => {
      const states = await Promise.all(
        keysOf(what, restaurantId, guesser).map(async ({ limiter, key }) => ({
          limiter,
          state: await limiter.get(key),
        })),
      );
      const waits = states.flatMap(({ limiter, state }) =>
        state && state.consumedPoints >= limiter.points ? Math.ceil(state.msBeforeNext / 1000) : [],
      );
      return waits.length === 0 ? null : Math.max(1, ...waits);
    },
  };
}

/** Keys are hashed: no address is stored. */
function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
