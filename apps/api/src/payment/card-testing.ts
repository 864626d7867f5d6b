import type { CardTestingLimits } from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import type { Metrics } from "../middleware/metrics.ts";
import { writeSecurityEvent } from "../middleware/security-event.ts";
import { attemptKey, type Visitor, visitorKey } from "../people/attempt-keys.ts";
import { countAttempts, giveAttemptsBack } from "../people/attempts.store.ts";
import type { Logger } from "../settings.ts";

/** Declined cards are counted for a quarter of an hour. promises#promise-31. */
const WINDOW_MS = 15 * 60_000;

/**
 * How many declined cards a session may have before it has to stop, and a venue before all of its are asked for a challenge. Of an
 * address, which a stadium may share, the venue says.
 */
const DECLINES = { session: 20, venue: 100 } as const;

/** A card that may be asked. */
export type CardAttempt = {
  /** Whether the bank has to ask its holder, whatever it would do by itself. */
  readonly challenge: "required" | "if-asked";
  /** Says what became of it; only declines stay counted. */
  readonly was: (outcome: "declined" | "something-else") => Promise<void>;
};

/** Watches for who tries whether stolen cards work, over all servers together. payment#card-testing. */
export type CardTesting = {
  readonly ask: (
    restaurantId: string,
    payer: Visitor,
    limits: CardTestingLimits,
  ) => Promise<CardAttempt | { readonly retryAfterSeconds: number }>;
};

/** Opens the watch. A card is counted before it is asked, so that three hundred at once are not all asked. */
export function openCardTesting(deps: {
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "cardTestingAlerts">;
}): CardTesting {
  const { database, logger, metrics } = deps;
  type Scope = keyof typeof DECLINES | "address";
  const alert = (restaurantId: string, { session, address }: Visitor, scope: Scope, declines: number) => {
    metrics.cardTestingAlerts.inc({ scope });
    const actor = { requestId: null, restaurantId, session, address };
    writeSecurityEvent(logger, { event: "card_testing", scope, declines }, actor);
  };

  return {
    ask: async (restaurantId, payer, { atOncePerAddress, declinesPerAddress }) => {
      const session = visitorKey("card session", restaurantId, payer);
      const asked = attemptKey("card asked", restaurantId, payer.address ?? "");
      const address = attemptKey("card declined address", restaurantId, payer.address ?? "");
      const venue = attemptKey("card declined venue", restaurantId);
      // Without an address nobody is known but by the session: calls within the process.
      const counted = payer.address === null ? [session] : [session, asked];
      const declined = payer.address === null ? [venue] : [address, venue];
      const points = await countAttempts(database, { counted, read: declined, windowMs: WINDOW_MS });
      const of = (key: string) => points.get(key)?.counted ?? 0;
      if (of(session) > DECLINES.session) {
        await giveAttemptsBack(database, counted);
        return { retryAfterSeconds: Math.max(1, Math.ceil((points.get(session)?.msLeft ?? 0) / 1000)) };
      }
      const isSuspect =
        of(address) >= declinesPerAddress || of(asked) > atOncePerAddress || of(venue) >= DECLINES.venue;
      return {
        challenge: isSuspect ? "required" : "if-asked",
        was: async (outcome) => {
          if (outcome === "something-else") return giveAttemptsBack(database, counted);
          const now = await countAttempts(database, { counted: declined, read: [session], windowMs: WINDOW_MS });
          if (of(session) === DECLINES.session) alert(restaurantId, payer, "session", DECLINES.session);
          if (now.get(address)?.counted === declinesPerAddress)
            alert(restaurantId, payer, "address", declinesPerAddress);
          if (now.get(venue)?.counted === DECLINES.venue) alert(restaurantId, payer, "venue", DECLINES.venue);
        },
      };
    },
  };
}
