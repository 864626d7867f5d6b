import { createHash } from "node:crypto";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";

/** Who may be guessing: a hashed session, and the network address as the server saw it. */
export type Guesser = { readonly sessionScope: string | null; readonly address: string | null };

/** What can be guessed at. */
export type Guessable = "discount" | "gift-card" | "member";

/** Wrong guesses within the window, after which no more are looked at. Promises, 27 to 29. */
const WINDOW_SECONDS = 15 * 60;
const MISSES_PER_SESSION = 10;
/** Many people share the address of a stadium. */
const MISSES_PER_ADDRESS = 50;
const MISSES_PER_VENUE = 500;

/** Counts wrong codes, for all servers together. Right ones cost nothing. */
export type GuessLimit = {
  /** Seconds until another guess is looked at; null when one may be. */
  readonly blockedFor: (what: Guessable, restaurantId: string, guesser: Guesser) => Promise<number | null>;
  readonly countMiss: (what: Guessable, restaurantId: string, guesser: Guesser) => Promise<void>;
};

/** Opens the limits on the database, so that they hold over all servers and after a restart. */
export function openGuessLimit({ pool }: Database): GuessLimit {
  const limiterOf = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });
  const limits = [
    {
      limiter: limiterOf("session", MISSES_PER_SESSION),
      key: (place: string, who: Guesser) => `${place}:${who.sessionScope ?? ""}:${who.address ?? ""}`,
    },
    {
      limiter: limiterOf("address", MISSES_PER_ADDRESS),
      key: (place: string, who: Guesser) => (who.address === null ? null : `${place}:${who.address}`),
    },
    { limiter: limiterOf("venue", MISSES_PER_VENUE), key: (place: string) => place },
  ];
  const keysOf = (what: Guessable, restaurantId: string, guesser: Guesser) =>
    limits.flatMap(({ limiter, key }) => {
      const name = key(`${what}:${restaurantId}`, guesser);
      // Keys are hashed: no address is stored.
      return name === null ? [] : [{ limiter, key: createHash("sha256").update(name).digest("base64url") }];
    });

  return {
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
    countMiss: async (what, restaurantId, guesser) => {
      await Promise.all(keysOf(what, restaurantId, guesser).map(({ limiter, key }) => limiter.penalty(key, 1)));
    },
  };
}
