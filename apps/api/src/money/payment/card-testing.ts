import type { CardTestingLimits } from "@comptoir/ordering";
import { attemptKey, type Visitor, visitorKey } from "../../people/attempt-keys.ts";
import { type AttemptKeys, type Counted, countAttempts } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { beginAtZero, type Metrics } from "../../platform/middleware/metrics.ts";
import { writeSecurityEvent } from "../../platform/middleware/security-event.ts";
import type { Logger } from "../../platform/settings.ts";
import { openGoodCards } from "./good-cards.ts";
import { tellVenueOfCardTesting } from "./venue-notices.ts";

/** Window in ms within which declined cards are counted: 15 minutes. promises#promise-31. */
const WINDOW_MS = 15 * 60_000;

/**
 * Limits of declined cards within the window. At `session`, the session or signed-in person is blocked; at
 * `venue`, the venue requires challenges. A whole stadium may share a network address, so the limit of an
 * address is a setting of the venue.
 */
const DECLINES = { session: 20, venue: 100 } as const;

export type CardAttempt = {
  /** `required`: the bank must challenge the cardholder. */
  readonly challenge: "required" | "if-asked";
  /** Reports the outcome. The attempt stays counted only if the card was declined. */
  readonly was: (outcome: "declined" | "something-else") => Promise<void>;
};

export type Payer = Visitor & { readonly login: { readonly personId: string } | null };

/**
 * Rate-limit keys of an attempt. If the count of `limitedKey` exceeds `attemptsMax`, the card is not sent to
 * the gateway.
 */
export type CardCount = AttemptKeys & { readonly limitedKey: string; readonly attemptsMax: number };

/** Detects card testing, across all servers. payment#card-testing. */
export type CardTesting = {
  /** Returns the counters for a payer's card, and `judge`, which decides by their values. */
  readonly attempt: (
    restaurantId: string,
    payer: Payer,
    limits: CardTestingLimits & {
      /** Whether the card is saved. The person's bank has approved it before. */
      readonly isKept: boolean;
    },
  ) => {
    readonly count: CardCount;
    readonly judge: (points: ReadonlyMap<string, Counted>) => CardAttempt | { readonly retryAfterSeconds: number };
  };
  /** Flushes the pending decrements of cards that were not declined. */
  readonly stop: () => Promise<void>;
};

/**
 * Creates the detector. Each attempt is counted before the gateway is called, so concurrent attempts count
 * too.
 */
export function openCardTesting(deps: {
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "cardTestingAlerts">;
}): CardTesting {
  const { database, logger, metrics } = deps;
  type Scope = keyof typeof DECLINES | "address";
  beginAtZero(
    metrics.cardTestingAlerts,
    [...Object.keys(DECLINES), "address"].map((scope) => ({ scope })),
  );
  const alert = async (restaurantId: string, { session, address }: Visitor, scope: Scope, declines: number) => {
    metrics.cardTestingAlerts.inc({ scope });
    const actor = { requestId: null, restaurantId, session, address };
    writeSecurityEvent(logger, { event: "card_testing", scope, declines }, actor);
    await tellVenueOfCardTesting(database, { restaurantId }).catch((error: Error) =>
      // The alert is not retried: `writeSecurityEvent` has logged it, and the next alert reaches the venue.
      logger.error({
        event: "notice_failed",
        restaurant_id: restaurantId,
        kind: "card-testing",
        reason: error.message,
      }),
    );
  };

  const { giveBack, stop } = openGoodCards(database, logger, WINDOW_MS);

  return {
    stop,
    attempt: (restaurantId, payer, { atOncePerAddress, declinesPerAddress, isKept }) => {
      // A signed-in person is counted by account. Otherwise all API clients without a session cookie would
      // share the counter of their network address.
      const session =
        payer.login === null ? visitorKey("card session", "", payer) : attemptKey("card person", payer.login.personId);
      const asked = attemptKey("card asked", payer.address ?? "");
      const address = attemptKey("card declined address", payer.address ?? "");
      const venue = attemptKey("card declined venue", restaurantId);
      // Calls within the process have no network address, only a session.
      const counted = payer.address === null ? [session] : [session, asked];
      const declined = payer.address === null ? [venue] : [address, venue];
      const keys = { counted, read: declined, windowMs: WINDOW_MS };
      return {
        count: { ...keys, limitedKey: session, attemptsMax: DECLINES.session },
        judge: (points) => {
          const of = (key: string) => points.get(key)?.counted ?? 0;
          if (of(session) > DECLINES.session) {
            giveBack(counted);
            return { retryAfterSeconds: Math.max(1, Math.ceil((points.get(session)?.msLeft ?? 0) / 1000)) };
          }
          // Card testers save no cards, so a saved card is not suspect because of attempts and declines at
          // its network address.
          const isOfCrowd = !isKept && (of(address) >= declinesPerAddress || of(asked) > atOncePerAddress);
          const isSuspect = isOfCrowd || of(venue) >= DECLINES.venue;
          return {
            challenge: isSuspect ? "required" : "if-asked",
            was: async (outcome) => {
              if (outcome === "something-else") return giveBack(counted);
              const now = await countAttempts(database, { counted: declined, read: [session], windowMs: WINDOW_MS });
              if (of(session) === DECLINES.session) await alert(restaurantId, payer, "session", DECLINES.session);
              if (now.get(address)?.counted === declinesPerAddress)
                await alert(restaurantId, payer, "address", declinesPerAddress);
              if (now.get(venue)?.counted === DECLINES.venue) await alert(restaurantId, payer, "venue", DECLINES.venue);
            },
          };
        },
      };
    },
  };
}
