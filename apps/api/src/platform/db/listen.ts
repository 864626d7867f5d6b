import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../settings.ts";
import type { Database, Queryable } from "./database.ts";
import { statement } from "./statement.ts";

/** What is heard on a channel on which servers tell each other what changed. */
export type Channel = {
  readonly onMessage: (payload: string) => void;
  /** There is a connection again after one was lost: messages may have been missed, so look again. */
  readonly onReconnect: () => void;
};

/** The connection on which a server listens to the others and to itself. */
export type Listener = {
  /** Listens on a channel from now on, beside its other listeners. */
  readonly subscribe: (name: string, channel: Channel) => Promise<void>;
  /** False while changes that others committed more than two seconds ago may not have been heard. */
  readonly isListening: () => boolean;
  /** Waits until what was committed before the call has been heard. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What PostgreSQL shows the connection as. */
const NAME = "comptoir listener";
const RETRY_MS = 500;
/** How often the connection is asked for a sign of life. */
const HEARTBEAT_MS = 500;
/** What is known is as old as the last sign of life was asked for; beyond this it is not relied on. */
const SILENCE_MS = 1_500;

const notifyStatement = statement({
  name: "notify",
  text: "select from pg_notify(:channel, :payload)",
  params: { channel: "text", payload: "text" },
});

/** Tells every server that listens on a channel, when the transaction commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await notifyStatement.count(db, { channel, payload });
}

/** Opens the one connection on which a server listens. When it is lost, new ones are tried until one holds. */
export async function openListener(database: Database, logger: Logger): Promise<Listener> {
  const channels = new Map<string, Channel[]>();
  let client: pg.Client | null = null;
  /** When the last question was asked that was answered: all that was committed before has been heard. By the monotonic clock. */
  let heardAt = 0;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let asked: Promise<unknown> = Promise.resolve();

  function lose(failed: pg.Client, error?: Error): void {
    if (client !== failed) return;
    client = null;
    failed.end().catch(() => undefined);
    if (isStopped) return;
    logger.warn({ event: "listener_lost", reason: error?.message }, "no longer hearing of changes");
    retry = setTimeout(connect, RETRY_MS).unref();
  }

  async function connect(): Promise<void> {
    const limits = { connectionTimeoutMillis: SILENCE_MS, query_timeout: SILENCE_MS };
    const fresh = new pg.Client({ ...database.options, ...limits, application_name: NAME, keepAlive: true });
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => lose(fresh));
    fresh.on("notification", ({ channel, payload }) => {
      if (payload) for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    });
    let connectedAt = 0;
    try {
      await fresh.connect();
      connectedAt = performance.now();
      for (const name of channels.keys()) await fresh.query(`listen ${name}`);
    } catch {
      fresh.end().catch(() => undefined);
      if (!isStopped) retry = setTimeout(connect, RETRY_MS).unref();
      return;
    }
    if (isStopped) return void fresh.end().catch(() => undefined);
    client = fresh;
    heardAt = connectedAt;
    for (const { onReconnect } of [...channels.values()].flat()) onReconnect();
  }

  /** Asks the connection for a sign of life; questions wait for each other. */
  function ask(listening: pg.Client): Promise<unknown> {
    asked = asked
      .catch(() => undefined)
      .then(async () => {
        const askedAt = performance.now();
        await listening.query("select 1");
        if (client === listening) heardAt = askedAt;
      });
    return asked;
  }

  const heartbeat = setInterval(() => {
    const listening = client;
    if (listening) ask(listening).catch((error: Error) => lose(listening, error));
  }, HEARTBEAT_MS).unref();

  await connect();
  return {
    async subscribe(name, channel) {
      channels.set(name, [...(channels.get(name) ?? []), channel]);
      const listening = client;
      await listening?.query(`listen ${name}`).catch((error: Error) => lose(listening, error));
    },
    // A process that was paused knows of nothing that it slept through, although nothing was lost yet.
    isListening: () => client !== null && performance.now() - heardAt < SILENCE_MS + HEARTBEAT_MS,
    // The answer to a query comes after every notification that was committed before it.
    async caughtUp() {
      if (client) await ask(client);
    },
    async stop() {
      isStopped = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const last = client;
      client = null;
      // A network that drops every packet reports no end of the connection.
      await Promise.race([last?.end().catch(() => undefined), delay(SILENCE_MS, undefined, { ref: false })]);
    },
  };
}
