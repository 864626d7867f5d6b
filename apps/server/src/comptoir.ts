/** The command line: `npm run comptoir -- venue import FILE`, on the same settings as the server. operations#commands. */
import { runCommand } from "@comptoir/api";
import pg from "pg";
import { configOfProcess } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { endRefused, refusalOfStart } from "./start-refusal.ts";

// A reader that has seen enough, such as `head`, closes the pipe; what is left to say is then left unsaid.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const opened = new AsyncDisposableStack();

async function openPool(): Promise<pg.Pool> {
  const database = await openDatabase(configOfProcess());
  opened.defer(() => database.stop());
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  // A connection that is not at work may be cut when the database is stopped in the end: nothing is lost with it.
  pool.on("error", () => undefined);
  opened.defer(() => pool.end());
  return pool;
}

try {
  await using _ = opened;
  process.exitCode = await runCommand(process.argv.slice(2), {
    openPool,
    clock: () => new Date(),
    stdout: process.stdout,
    stderr: process.stderr,
  });
} catch (error) {
  endRefused(refusalOfStart(error, "the database"));
}
