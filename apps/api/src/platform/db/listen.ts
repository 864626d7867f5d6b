import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../settings.ts";
import type { Database, Queryable } from "./database.ts";
import { statement } from "./statement.ts";

export type Channel = {
  readonly onMessage: (payload: string) => void;
  /** Called after a reconnect. Notifications may have been lost, so the handler must reload its data. */
  readonly onReconnect: () => void;
};

/** Connection that receives the notifications of all servers, including this one. */
export type Listener = {
  readonly subscribe: (name: string, channel: Channel) => Promise<void>;
  /** False when changes committed more than two seconds ago may have been missed. */
  readonly isListening: () => boolean;
  /** Resolves when the notifications of all transactions committed before this call have been received. */
  readonly whenCaughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const NAME = "comptoir listener";
const RETRY_MS = 500;
const HEARTBEAT_MS = 500;
/** Timeout in ms of a heartbeat and of connecting. When it expires, notifications may have been missed. */
const HEARTBEAT_TIMEOUT_MS = 1_500;

const notifyStatement = statement({
  name: "notify",
  text: "select from pg_notify(:channel, :payload)",
  params: { channel: "text", payload: "text" },
});

/** Notifies all listeners of a channel when the transaction commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await notifyStatement.count(db, { channel, payload });
}

/** @param sessionUrl the same database past a pooler, which would lose `listen`; by default that of the pool */
export async function openListener(database: Database, logger: Logger, sessionUrl?: string): Promise<Listener> {
  const channels = new Map<string, Channel[]>();
  let client: pg.Client | null = null;
  /** Send time of the last answered heartbeat, by the monotonic clock: all earlier commits have been received. */
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
    const limits = { connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS, query_timeout: HEARTBEAT_TIMEOUT_MS };
    const at = sessionUrl === undefined ? database.options : { ...database.options, connectionString: sessionUrl };
    const fresh = new pg.Client({ ...at, ...limits, application_name: NAME, keepAlive: true });
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
    // A suspended process may have missed notifications although its connection looks intact, so the age of
    // the heartbeat decides.
    isListening: () => client !== null && performance.now() - heardAt < HEARTBEAT_TIMEOUT_MS + HEARTBEAT_MS,
    // PostgreSQL delivers notifications of earlier commits before a query's answer.
    async whenCaughtUp() {
      if (client) await ask(client);
    },
    async stop() {
      isStopped = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const last = client;
      client = null;
      // If the network drops all packets, the connection's end is never reported, so stop waiting.
      await Promise.race([last?.end().catch(() => undefined), delay(HEARTBEAT_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
