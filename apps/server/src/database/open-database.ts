import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { ensureRunning, type RunningPostgres } from "./embedded-database.ts";
import { inHome } from "./home.ts";
import { stopPostmaster } from "./postmaster.ts";
import { withClient } from "./with-client.ts";

/** An open database: where it is, and how to close it. */
export type OpenDatabase = { url: string; stop: () => Promise<void> };

/** A PostgreSQL that is used: while `presence` is connected, other processes do not stop it. */
type Used = RunningPostgres & { presence: pg.Client };

/** The database of the product inside the embedded PostgreSQL. */
const DATABASE = "comptoir";
const PRESENCE = "comptoir presence";

/**
 * Opens the database that the settings name (operations#database-url): the PostgreSQL of DATABASE_URL, or the one that
 * ships with the project's packages, started on COMPTOIR_HOME unless it runs already. While it is open, an embedded
 * PostgreSQL that dies is started again; `stop` ends it unless another process uses it.
 * @param report is told why an embedded PostgreSQL that has died does not start again yet, once for each reason
 */
export async function openDatabase(
  { databaseUrl, home }: { databaseUrl: string | null; home: string },
  report: (reason: string) => void = (reason) => void process.stderr.write(`${reason}\n`),
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openGivenDatabase(databaseUrl);
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
    async stop() {
      isStopping = true;
      await inHome(home, () => leave(used));
    },
  };
}

/**
 * Starts PostgreSQL unless it runs, and makes the product's database unless it is there.
 * @param onLost is called once when PostgreSQL goes away without our leaving
 */
async function use(home: string, mustKeepAddress: boolean, onLost: () => Promise<void>): Promise<Used> {
  const running = await ensureRunning(home, "durable", mustKeepAddress);
  const url = running.urlOf("postgres");
  const presence = new pg.Client({ connectionString: url, application_name: PRESENCE, keepAlive: true });
  const used = { ...running, presence };
  // The end of the connection is what counts.
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

/** Disconnects, and stops PostgreSQL unless another process is present. */
async function leave({ presence, postmaster }: Used): Promise<void> {
  presence.removeAllListeners("end");
  const others = "select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()";
  // A database that cannot be asked has ended, or recovers: the next start sees to it.
  const isAlone = await presence.query(others, [PRESENCE]).then(
    ({ rowCount }) => rowCount === 0,
    () => false,
  );
  await presence.end().catch(() => undefined);
  if (isAlone) await stopPostmaster(postmaster);
}

/** Opens the PostgreSQL of DATABASE_URL, which is not the product's to start or stop. */
async function openGivenDatabase(url: string): Promise<OpenDatabase> {
  const { host, pathname } = new URL(url);
  try {
    await withClient(url, (client) => client.query("select 1"));
  } catch (error) {
    // A host with several addresses fails with one error for each.
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error);
    // The address is named without its password.
    throw new StartRefusal(
      `DATABASE_URL: ${host || "the local server"}${pathname} cannot be used: ${message.replace(/\.$/, "")}. Start that ` +
        "PostgreSQL, correct the address, or leave DATABASE_URL out to use the PostgreSQL that ships with Comptoir.",
    );
  }
  return { url, stop: async () => undefined };
}
