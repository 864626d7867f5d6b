/** The command line: `npm run comptoir -- venue import FILE`, on the same settings as the server. Rules, section 6. */
import { runCommand } from "@comptoir/api";
import pg from "pg";
import { configOfProcess } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { refusalOfStart } from "./start-fault.ts";
import { endRefused } from "./start-refusal.ts";

// A reader that has seen enough, such as `head`, closes the pipe; what is left to say is then left unsaid.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  const database = await openDatabase(configOfProcess());
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  try {
    process.exitCode = await runCommand(process.argv.slice(2), {
      pool,
      clock: () => new Date(),
      stdout: process.stdout,
      stderr: process.stderr,
    });
  } finally {
    await pool.end();
    await database.stop();
  }
} catch (error) {
  endRefused(refusalOfStart(error, "the database"));
}
