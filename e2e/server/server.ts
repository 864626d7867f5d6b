import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** The Comptoir that a run of the journeys has opened. */
export type OpenedServer = {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly address: string;
  /** Its COMPTOIR_HOME, with the database. */
  readonly home: string;
  /** Everything that the server has said, on either of its outputs. */
  readonly logFile: string;
};

/** How the setup, which opens the server, tells the workers of it. */
export const SERVER_VARIABLE = "COMPTOIR_E2E_SERVER";

export const SERVER_SOURCES = path.resolve(import.meta.dirname, "..", "..", "apps", "server", "src");

/** The server of this run. */
export function openedServer(): OpenedServer {
  const told = process.env[SERVER_VARIABLE];
  if (told === undefined) throw new Error("No server is open: journeys are run by Playwright.");
  return JSON.parse(told) as OpenedServer;
}

/** What the server has said so far. */
export function readLog(): string {
  return readFileSync(openedServer().logFile, "utf8");
}

/** Where what Node has read of our sources is kept: the next command of a run need not read it again. */
const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");

/** A journey is no test of a machine that is busy: what waits for the database gets it in the end. */
const DATABASE_WAIT_MS = "30000";

/** What the server and the commands are told of the world: where things are, and to be patient. */
export function surroundings(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home, PORT: "0", DATABASE_WAIT_MS };
}

/** What staff does on the command line while diners order: `comptoir("orders", "move", "braise", "12", "ready")`. */
export async function comptoir(...words: string[]): Promise<string> {
  return runComptoir(openedServer().home, words);
}

/** The same on a COMPTOIR_HOME that is named. Gives what the command said; fails with it when the command does. */
export async function runComptoir(home: string, words: readonly string[]): Promise<string> {
  const command = [path.join(SERVER_SOURCES, "comptoir.ts"), ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: surroundings(home) });
  return stdout;
}

/** The orders of today that stand in the database for a table, a line each. */
export async function ordersAtTable(slug: string, table: string): Promise<string[]> {
  const listed = await comptoir("orders", "list", slug, "--all");
  return listed.split("\n").filter((line) => new RegExp(`, table ${table}[ ,]`).test(line));
}
