import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { withClient } from "./with-client.ts";

/** A new database that is filled first, and then replaces the one in use. */
export type NewDatabase = {
  readonly url: string;
  /** Replaces the database in use and drops it. No client may be connected to either. */
  readonly swapIn: () => Promise<void>;
  /** Drops the new database, unless it replaced the old one. */
  readonly discard: () => Promise<void>;
};

/** Creates an empty database on the server of a URL. Drops the remains of an interrupted attempt. */
export async function makeNewDatabase(url: string): Promise<NewDatabase> {
  const inUse = decodeURIComponent(new URL(url).pathname.slice(1));
  const [fresh, replaced] = [`${inUse}_restoring`, `${inUse}_replaced`];
  const quoted = pg.escapeIdentifier;
  const dropFresh = `drop database if exists ${quoted(fresh)} with (force)`;
  await onServer(url, async (run) => {
    await refuseIfInUse(run, inUse);
    await run(dropFresh);
    await run(`create database ${quoted(fresh)}`);
  });
  return {
    url: addressOf(url, fresh),
    swapIn: () =>
      onServer(url, async (run) => {
        await refuseIfInUse(run, inUse);
        await run(`drop database if exists ${quoted(replaced)}`);
        await run("begin");
        await run(`alter database ${quoted(inUse)} rename to ${quoted(replaced)}`);
        await run(`alter database ${quoted(fresh)} rename to ${quoted(inUse)}`);
        await run("commit");
        await run(`drop database ${quoted(replaced)}`);
      }),
    discard: () => onServer(url, async (run) => void (await run(dropFresh))),
  };
}

type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

async function onServer(url: string, act: (run: Run) => Promise<void>): Promise<void> {
  try {
    await withClient(addressOf(url, "postgres"), (client) => act((sql, values) => client.query(sql, values)));
  } catch (error) {
    throw refusalOf(error as pg.DatabaseError);
  }
}

/** Milliseconds for which `pg_stat_activity` may still list a closed connection. */
const LISTED_LONGER_MS = 2_000;

async function refuseIfInUse(run: Run, database: string): Promise<void> {
  const clients = "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'";
  const deadline = performance.now() + LISTED_LONGER_MS;
  while ((await run(clients, [database])).rowCount) {
    if (performance.now() > deadline) throw new StartRefusal(IN_USE);
    await pause(50);
  }
}

const IN_USE = "The database is in use. Stop Comptoir first; nothing was changed.";

function refusalOf(error: pg.DatabaseError): Error {
  // SQLSTATE 55006: a client connected after the check.
  if (error.code === "55006") return new StartRefusal(IN_USE);
  if (error.code !== "42501") return error;
  return new StartRefusal(
    `DATABASE_URL: its user cannot create the second database that a restore needs: ${error.message}. Grant the right (alter role … createdb), or ` +
      "restore into the embedded database.",
  );
}

function addressOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).href;
}
