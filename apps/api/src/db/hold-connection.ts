import type pg from "pg";
import type { Database } from "./database.ts";

/** A connection that is held for more than one statement, and how to give it back: with what broke it, it is not used again. */
export type HeldConnection = {
  readonly client: pg.PoolClient;
  readonly release: (broken?: Error | boolean) => void;
};

/**
 * Takes a connection out of the pool. One that is cut between two statements says so in an event; unheard, it would end the
 * process. The next statement fails for the same reason and is answered for.
 */
export async function holdConnection(database: Database): Promise<HeldConnection> {
  const client = await database.connect();
  client.on("error", ignore);
  return {
    client,
    release: (broken) => {
      client.off("error", ignore);
      client.release(broken);
    },
  };
}

function ignore(): void {}
