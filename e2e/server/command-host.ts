/**
 * Runs staff commands for the journeys in one process, since loading them takes longer than nearly all of them. Takes the
 * words of a command as the body of a request, and prints its address.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { runCommand } from "../../apps/api/src/command-line.ts";
import { openPool } from "../../apps/api/src/testing/serve-api.ts";
import { configOfProcess } from "../../apps/server/src/config.ts";
import { openDatabase } from "../../apps/server/src/database/open-database.ts";
import { siteOrigin } from "../../apps/server/src/site-origin.ts";

/** The outcome of a command: its exit code and its output. */
export type CommandOutcome = { readonly exit: number; readonly out: string; readonly err: string };

const config = configOfProcess();
const database = await openDatabase(config);
const pool = openPool(database.url, 5);

async function run(words: readonly string[]): Promise<CommandOutcome> {
  const [out, err]: [string[], string[]] = [[], []];
  const exit = await runCommand(words, {
    openPool: async () => pool,
    makeNewDatabase: () => Promise.reject(new Error("no journey restores a backup")),
    home: config.home,
    clock: () => new Date(),
    siteOrigin: (served) => siteOrigin(config, served),
    stdout: { write: (text: string) => out.push(text) > 0 },
    stderr: { write: (text: string) => err.push(text) > 0 },
  }).catch((error: Error) => {
    err.push(String(error.stack));
    return 1;
  });
  return { exit, out: out.join(""), err: err.join("") };
}

const host = createServer(async (request, response) => {
  response.end(JSON.stringify(await run((await json(request)) as string[])));
});
host.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(host.address() as AddressInfo).port}\n`);
});
process.once("SIGTERM", async () => {
  host.close();
  host.closeAllConnections();
  await pool.end();
  await database.stop();
});
