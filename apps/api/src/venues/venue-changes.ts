import pg from "pg";
import type { Logger } from "../deps.ts";
import { VENUE_CHANGES_CHANNEL } from "./restaurants.store.ts";

/** An open ear for changes of restaurants. */
export type VenueChanges = {
  /** Whether every change up to now is known. False while the connection is lost. */
  readonly isListening: () => boolean;
  /** Waits until the changes that were committed before the call have been heard. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const RETRY_MS = 500;
/** A connection that died without a word is noticed after this time. */
const HEARTBEAT_MS = 5_000;

/**
 * Listens on a connection of its own for changed restaurants. When the connection is lost a new one is made until one holds.
 * `onGap` is called when changes may have gone unheard: when the connection is lost, and when there is one again.
 */
export async function listenForVenueChanges(options: {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly onChange: (restaurantId: string) => void;
  readonly onGap: () => void;
}): Promise<VenueChanges> {
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asked: Promise<unknown> = Promise.resolve();

  /** Asks the connection for a sign of life; questions wait for each other. */
  const ask = (listening: pg.Client): Promise<unknown> => {
    asked = asked.catch(() => undefined).then(() => listening.query("select 1"));
    return asked;
  };

  const lose = (failed: pg.Client, error?: Error) => {
    if (client !== failed) return;
    client = null;
    options.onGap();
    failed.end().catch(() => undefined);
    if (stopped) return;
    options.logger.warn({ event: "venue_changes_lost", reason: error?.message }, "no longer hearing of venue changes");
    timer = setTimeout(connect, RETRY_MS).unref();
  };

  const connect = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new pg.Client({ ...options.pool.options, keepAlive: true });
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => lose(fresh));
    fresh.on("notification", ({ payload }) => payload && options.onChange(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${VENUE_CHANGES_CHANNEL}`);
      if (stopped) return void (await fresh.end());
      options.onGap();
      client = fresh;
    } catch {
      fresh.end().catch(() => undefined);
      if (!stopped) timer = setTimeout(connect, RETRY_MS).unref();
    }
  };

  const heartbeat = setInterval(() => {
    const listening = client;
    if (!listening) return;
    const overdue = setTimeout(() => lose(listening, new Error("no heartbeat")), HEARTBEAT_MS).unref();
    ask(listening).then(
      () => clearTimeout(overdue),
      () => clearTimeout(overdue),
    );
  }, HEARTBEAT_MS).unref();

  await connect();
  return {
    isListening: () => client !== null,
    // The answer to a query comes after every notification that was committed before it.
    settled: async () => {
      if (client) await ask(client);
    },
    stop: async () => {
      stopped = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
