/** The command line: `npm run comptoir -- venue import FILE`, on the same settings as the server. Rules, section 6. */
import { runCommand } from "@comptoir/api";
import pg from "pg";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { StartRefusal } from "./start-refusal.ts";

const config = readConfig(process.env);
if ("refused" in config) {
  process.stderr.write(`${config.refused.line}\n`);
  process.exit(1);
}
try {
  const database = await openDatabase(config);
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
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
