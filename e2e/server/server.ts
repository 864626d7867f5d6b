import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** The server of a test run. */
export type OpenedServer = {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly address: string;
  /** The server's COMPTOIR_HOME, with the database. */
  readonly home: string;
  /** The server's standard output and standard error. */
  readonly logFile: string;
};

/** The environment variable that passes the server from the setup to the workers. */
export const SERVER_VARIABLE = "COMPTOIR_E2E_SERVER";

export const SERVER_SOURCES = path.resolve(import.meta.dirname, "..", "..", "apps", "server", "src");

/** Returns the server of this run. */
export function openedServer(): OpenedServer {
  const told = process.env[SERVER_VARIABLE];
  if (told === undefined) throw new Error("No server is open: journeys are run by Playwright.");
  return JSON.parse(told) as OpenedServer;
}

/** Returns the server's log so far. */
export function readLog(): string {
  return readFileSync(openedServer().logFile, "utf8");
}

/** The cache of compiled sources, so that further commands start faster. */
const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");

/** Time to wait for the database, in ms. It is long, since the journeys do not test a busy machine. */
const DATABASE_WAIT_MS = "30000";

/** Returns the environment of the server and the commands. */
export function surroundings(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home, PORT: "0", DATABASE_WAIT_MS };
}

/** Runs a command of the staff on this run's server: `comptoir("orders", "move", "braise", "12", "ready")`. */
export async function comptoir(...words: string[]): Promise<string> {
  return runComptoir(openedServer().home, words);
}

/** Runs a command on a given COMPTOIR_HOME and returns its output. Rejects if the command fails. */
export async function runComptoir(home: string, words: readonly string[]): Promise<string> {
  const command = [path.join(SERVER_SOURCES, "comptoir.ts"), ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: surroundings(home) });
  return stdout;
}

/** Lists today's orders of a table, one per line. */
export async function ordersAtTable(slug: string, table: string): Promise<string[]> {
  const listed = await comptoir("orders", "list", slug, "--all");
  return listed.split("\n").filter((line) => new RegExp(`, table ${table}[ ,]`).test(line));
}
