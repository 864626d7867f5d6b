import pg from "pg";
import type { Logger } from "../settings.ts";
import type { Database, Queryable } from "./database.ts";
import { statement } from "./statement.ts";

/** What is heard on a channel on which servers tell each other what changed. */
export type Channel = {
  readonly onMessage: (payload: string) => void;
  /** There is a connection again after one was lost: messages may have been missed, so look again. */
  readonly onBehind: () => void;
};

/** The connection on which a server listens to the others and to itself. */
export type Listener = {
  /** Listens on a channel from now on. */
  readonly hear: (name: string, channel: Channel) => Promise<void>;
  /** False while the connection is lost. */
  readonly isListening: () => boolean;
  /** Waits until what was committed before the call has been heard. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What PostgreSQL shows the connection as. */
const NAME = "comptoir listener";
const RETRY_MS = 500;
/** A connection that died without a word is noticed after this time. */
const HEARTBEAT_MS = 5_000;

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
  const channels = new Map<string, Channel>();
  let client: pg.Client | null = null;
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
    const fresh = new pg.Client({ ...database.options, application_name: NAME, keepAlive: true });
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => lose(fresh));
    fresh.on("notification", ({ channel, payload }) => payload && channels.get(channel)?.onMessage(payload));
    try {
      await fresh.connect();
      for (const name of channels.keys()) await fresh.query(`listen ${name}`);
    } catch {
      fresh.end().catch(() => undefined);
      if (!isStopped) retry = setTimeout(connect, RETRY_MS).unref();
      return;
    }
    if (isStopped) return void fresh.end().catch(() => undefined);
    client = fresh;
    for (const channel of channels.values()) channel.onBehind();
  }

  /** Asks the connection for a sign of life; questions wait for each other. */
  function ask(listening: pg.Client): Promise<unknown> {
    asked = asked.catch(() => undefined).then(() => listening.query("select 1"));
    return asked;
  }

  const heartbeat = setInterval(() => {
    const listening = client;
    if (!listening) return;
    const overdue = setTimeout(() => lose(listening, new Error("no heartbeat")), HEARTBEAT_MS).unref();
    const cancel = () => clearTimeout(overdue);
    ask(listening).then(cancel, cancel);
  }, HEARTBEAT_MS).unref();

  await connect();
  return {
    async hear(name, channel) {
      channels.set(name, channel);
      const listening = client;
      await listening?.query(`listen ${name}`).catch((error: Error) => lose(listening, error));
    },
    isListening: () => client !== null,
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
      await last?.end().catch(() => undefined);
    },
  };
}
