import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { ensureRunning, type RunningPostgres } from "./embedded-database.ts";
import { inHome } from "./home.ts";
import { stopPostmaster } from "./postmaster.ts";
import { withClient } from "./with-client.ts";

export type OpenDatabase = {
  url: string;
  /** URL of connections that keep session state: locks, notifications. Without a pooler, the same. */
  sessionUrl: string;
  stop: () => Promise<void>;
};

type DatabaseSettings = {
  readonly databaseUrl: string | null;
  readonly migrationDatabaseUrl?: string | null;
  readonly home: string;
};

/** A PostgreSQL in use. While `presence` is connected, other processes do not stop it. */
type Used = RunningPostgres & { presence: pg.Client };

const DATABASE = "comptoir";
const PRESENCE = "comptoir presence";

/**
 * Opens the database of DATABASE_URL (and of MIGRATION_DATABASE_URL past its pooler), or else the embedded one, started if
 * needed. Restarts an embedded PostgreSQL that crashes. `stop` ends it unless another process uses it. operations#database-url.
 * @param report receives each reason why a crashed PostgreSQL cannot restart yet, once
 */
export async function openDatabase(
  { databaseUrl, migrationDatabaseUrl = null, home }: DatabaseSettings,
  report: (reason: string) => void = (reason) => void process.stderr.write(`${reason}\n`),
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    if (migrationDatabaseUrl !== null) await tryGivenDatabase("MIGRATION_DATABASE_URL", migrationDatabaseUrl);
    await tryGivenDatabase("DATABASE_URL", databaseUrl);
    return { url: databaseUrl, sessionUrl: migrationDatabaseUrl ?? databaseUrl, stop: async () => undefined };
  }
  let isStopping = false;
  let isRestarting = false;

  async function startAgain(): Promise<void> {
    if (isRestarting) return;
    isRestarting = true;
    for (let reported = ""; !isStopping; await pause(1_000)) {
      try {
        used = await inHome(home, () => use(home, true, startAgain));
        break;
      } catch (error) {
        const reason = `The database has ended and does not start again yet: ${(error as Error).message}`;
        if (reason !== reported) report(reason);
        reported = reason;
      }
    }
    isRestarting = false;
  }

  let used = await inHome(home, () => use(home, false, startAgain));
  return {
    url: used.urlOf(DATABASE),
    sessionUrl: used.urlOf(DATABASE),
    async stop() {
      isStopping = true;
      await inHome(home, () => leave(used));
    },
  };
}

/**
 * Starts PostgreSQL and creates the application's database, unless they exist.
 * @param onLost called once if the connection is lost before `leave`
 */
async function use(home: string, mustKeepAddress: boolean, onLost: () => Promise<void>): Promise<Used> {
  const running = await ensureRunning(home, "durable", mustKeepAddress);
  const url = running.urlOf("postgres");
  const presence = new pg.Client({ connectionString: url, application_name: PRESENCE, keepAlive: true });
  const used = { ...running, presence };
  // The `end` event triggers the restart, so the error is ignored.
  presence.on("error", () => undefined);
  await presence.connect();
  try {
    const { rowCount } = await presence.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await presence.query(`create database ${DATABASE}`);
    presence.on("end", onLost);
    return used;
  } catch (error) {
    await leave(used);
    throw error;
  }
}

/** Disconnects, and stops PostgreSQL unless another process is connected to it. */
async function leave({ presence, postmaster }: Used): Promise<void> {
  presence.removeAllListeners("end");
  const others = "select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()";
  // If the query fails, PostgreSQL has ended or is recovering, and the next start handles both.
  const isAlone = await presence.query(others, [PRESENCE]).then(
    ({ rowCount }) => rowCount === 0,
    () => false,
  );
  await presence.end().catch(() => undefined);
  if (isAlone) await stopPostmaster(postmaster);
}

/** Connects to a PostgreSQL that Comptoir neither starts nor stops. */
async function tryGivenDatabase(variable: string, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    await withClient(url, (client) => client.query("select 1"));
  } catch (error) {
    // If a host has several addresses, Node throws an `AggregateError` with one error per address.
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error);
    // The message omits the password.
    throw new StartRefusal(
      `${variable}: ${host || "the local server"}${pathname} cannot be used: ${message.replace(/\.$/, "")}. Start that ` +
        `PostgreSQL, correct the URL, or remove ${variable}${variable === "DATABASE_URL" ? " to use the embedded database" : ""}.`,
    );
  }
}
