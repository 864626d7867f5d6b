import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ensureRunning, type RunningPostgres } from "./embedded-database.ts";
import { type OpenDatabase, openGivenDatabase } from "./given-database.ts";
import { inHome } from "./home-folder.ts";
import { stopPostmaster } from "./postmaster.ts";
import { bePresent, type Presence } from "./presence.ts";

/** The database of the product inside the embedded PostgreSQL. */
const DATABASE = "comptoir";

/**
 * Opens the database that the settings name (operations#database-url): the PostgreSQL of DATABASE_URL, or the one that
 * ships with the project's packages, started on COMPTOIR_HOME unless it runs already. While it is open, an embedded
 * PostgreSQL that dies is started again; `stop` ends it unless another process uses it.
 * @param report is told why an embedded PostgreSQL that has died does not start again yet, once for each reason
 */
export async function openDatabase(
  config: { databaseUrl: string | null; home: string },
  report: (reason: string) => void = (reason) => void process.stderr.write(`${reason}\n`),
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openGivenDatabase(config.databaseUrl);
  const { home } = config;
  let isStopping = false;
  let isRestarting = false;
  let presence: Presence;

  async function start(mustKeepAddress: boolean): Promise<RunningPostgres> {
    return inHome(home, async () => {
      const running = await ensureRunning(home, "durable", mustKeepAddress);
      presence = await bePresent(running.urlOf("postgres"), () => void startAgain());
      try {
        await createDatabase(running.urlOf("postgres"));
      } catch (error) {
        await leave(running);
        throw error;
      }
      return running;
    });
  }

  async function leave(running: RunningPostgres): Promise<void> {
    // A database that cannot be asked any more has ended, or recovers: the next start sees to it.
    const others = await presence.countOthers().catch(() => 1);
    await presence.leave();
    if (others === 0) await stopPostmaster(running.postmaster);
  }

  async function startAgain(): Promise<void> {
    if (isRestarting) return;
    isRestarting = true;
    let reported = "";
    while (!isStopping) {
      try {
        running = await start(true);
        break;
      } catch (error) {
        const reason = `The database has ended and does not start again yet: ${(error as Error).message}`;
        if (reason !== reported) report(reason);
        reported = reason;
        await pause(1_000);
      }
    }
    isRestarting = false;
  }

  let running: RunningPostgres;
  try {
    running = await start(false);
  } catch (error) {
    isStopping = true;
    throw error;
  }
  return {
    url: running.urlOf(DATABASE),
    async stop() {
      isStopping = true;
      await inHome(home, () => leave(running));
    },
  };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
