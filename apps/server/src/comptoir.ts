/** Entry of the command `npm run comptoir -- …`, with the server's settings. operations#commands. */
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { openPaymentGateways, openPrinterNetwork, runCommand } from "@comptoir/api/command-line";
import pg from "pg";
import pino from "pino";
import { configOfProcess } from "./config.ts";
import { makeNewDatabase } from "./database/new-database.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { openDatabase } from "./database/open-database.ts";
import { takeEnvFile } from "./env-file.ts";
import { sayUnknownSettings } from "./setting-names.ts";
import { siteOrigin } from "./site-origin.ts";
import { endRefused, refusalOfStart } from "./start-refusal.ts";

// A reader such as `head` may close the pipe early; the remaining output is discarded.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const opened = new AsyncDisposableStack();

let opening: Promise<OpenDatabase> | undefined;

function theDatabase(): Promise<OpenDatabase> {
  opening ??= openDatabase(configOfProcess()).then((database) => {
    opened.defer(database.stop);
    return database;
  });
  return opening;
}

function openPoolOn(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  // Stopping the database breaks idle connections; their errors are ignored.
  pool.on("error", () => undefined);
  opened.defer(() => (pool.ended ? undefined : pool.end()));
  return pool;
}

async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Ctrl-C and end of input close the terminal, which counts as "no".
    const closed = once(terminal, "close").then(() => "");
    const answer = await Promise.race([terminal.question(`${question} [y/N] `).catch(() => ""), closed]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

async function makeDatabaseBeside() {
  const fresh = await makeNewDatabase((await theDatabase()).sessionUrl);
  opened.defer(fresh.discard);
  const pool = openPoolOn(fresh.url);
  return {
    pool,
    async swapIn() {
      await pool.end();
      await fresh.swapIn();
    },
  };
}

try {
  const words = takeEnvFile(process.argv.slice(2), process.env);
  sayUnknownSettings();
  await using _ = opened;
  process.exitCode = await runCommand(words, {
    openPool: async () => openPoolOn((await theDatabase()).sessionUrl),
    makeNewDatabase: makeDatabaseBeside,
    get home() {
      return configOfProcess().home;
    },
    clock: () => new Date(),
    openGateways: (books) =>
      openPaymentGateways(configOfProcess().payment, { books, logger: pino({ level: "silent" }) }),
    siteOrigin: (served) => siteOrigin(configOfProcess(), served),
    openPrinterNetwork: () => openPrinterNetwork(configOfProcess().printerNetwork),
    commands: [
      { name: "demo reset", load: async () => (await import("./demo-reset.ts")).demoReset },
      { name: "demo rush", load: async () => (await import("./demo-rush.ts")).demoRush },
      {
        name: "doctor",
        load: async () => (await import("./doctor/doctor.ts")).doctor({ env: process.env, openDatabase: theDatabase }),
      },
    ],
    ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined,
    stdout: process.stdout,
    stderr: process.stderr,
  });
} catch (error) {
  endRefused(refusalOfStart(error, "the database"));
}
