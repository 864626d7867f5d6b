import type pg from "pg";
import type { Database } from "./database.ts";

/**
 * Connection held for several statements. `release` with an error discards it instead of returning it to the
 * pool.
 */
export type HeldConnection = {
  readonly client: pg.PoolClient;
  readonly release: (broken?: Error | boolean) => void;
};

const heard = new WeakSet<Database>();

/**
 * Checks a connection out of the pool and handles its `error` event. Without a handler, a connection that
 * breaks between two statements ends the process. The next statement fails too, and its caller handles that.
 */
export async function holdConnection(database: Database): Promise<HeldConnection> {
  if (!heard.has(database)) {
    heard.add(database);
    // Adds the handler on `acquire`: the connection may break before `connect` resolves, and by then the
    // pool's own handler is removed.
    database.on("acquire", hearCuts);
  }
  const client = await database.connect();
  return { client, release: (broken) => client.release(broken) };
}

function hearCuts(client: pg.PoolClient): void {
  if (!client.listeners("error").includes(ignore)) client.on("error", ignore);
}

function ignore(): void {}
