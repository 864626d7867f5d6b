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
 * Checks a connection out of the pool and handles its `error` event: a connection that breaks between two
 * statements would otherwise end the process. The next statement fails for the same reason, and its caller
 * handles that.
 */
export async function holdConnection(database: Database): Promise<HeldConnection> {
  if (!heard.has(database)) {
    heard.add(database);
    // Listens from `acquire` on: a killed PostgreSQL may break the connection before `connect` resolves, when
    // the pool no longer listens.
    database.on("acquire", hearCuts);
  }
  const client = await database.connect();
  return { client, release: (broken) => client.release(broken) };
}

function hearCuts(client: pg.PoolClient): void {
  if (!client.listeners("error").includes(ignore)) client.on("error", ignore);
}

function ignore(): void {}
