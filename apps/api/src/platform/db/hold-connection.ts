import type pg from "pg";
import type { Database } from "./database.ts";

/** A connection that is held for more than one statement, and how to give it back: with what broke it, it is not used again. */
export type HeldConnection = {
  readonly client: pg.PoolClient;
  readonly release: (broken?: Error | boolean) => void;
};

const heard = new WeakSet<Database>();

/**
 * Takes a connection out of the pool. One that is cut between two statements says so in an event; unheard, it would end the
 * process. The next statement fails for the same reason and is answered for.
 */
export async function holdConnection(database: Database): Promise<HeldConnection> {
  if (!heard.has(database)) {
    heard.add(database);
    // Not only from here on: a PostgreSQL that is killed may say so in one breath with its greeting, or with its last answer,
    // and the pool hears nothing between handing a connection over and our taking it.
    database.on("acquire", hearCuts);
  }
  const client = await database.connect();
  return { client, release: (broken) => client.release(broken) };
}

function hearCuts(client: pg.PoolClient): void {
  if (!client.listeners("error").includes(ignore)) client.on("error", ignore);
}

function ignore(): void {}
