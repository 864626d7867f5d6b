import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CommandOutcome } from "./command-host.ts";

export type OpenedServer = {
  readonly address: string;
  /** The server's COMPTOIR_HOME. */
  readonly home: string;
  readonly logFile: string;
  /** The address at which commands are run. */
  readonly commands: string;
};

/** The environment variable that tells the workers the server. */
export const SERVER_VARIABLE = "COMPTOIR_E2E_SERVER";

export const SERVER_SOURCES = path.resolve(import.meta.dirname, "..", "..", "apps", "server", "src");

export function openedServer(): OpenedServer {
  const told = process.env[SERVER_VARIABLE];
  if (told === undefined) throw new Error("No server is open: journeys are run by Playwright.");
  return JSON.parse(told) as OpenedServer;
}

export function readLog(): string {
  return readFileSync(openedServer().logFile, "utf8");
}

/** The cache of compiled sources, so that further commands start faster. */
const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");

/** Milliseconds to wait for the database; long, because the machine may be busy. */
const DATABASE_WAIT_MS = "30000";

/** Returns the environment of the server and the commands. */
export function surroundings(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home, PORT: "0", DATABASE_WAIT_MS };
}

/**
 * Runs a staff command on this run's server, such as `comptoir("orders", "move", "braise", "12", "ready")`, and returns its
 * output; rejects if it fails.
 */
export async function comptoir(...words: string[]): Promise<string> {
  const answer = await fetch(openedServer().commands, { method: "POST", body: JSON.stringify(words) });
  const { exit, out, err } = (await answer.json()) as CommandOutcome;
  if (exit !== 0) throw new Error(`comptoir ${words.join(" ")} ended with ${exit}: ${err}`);
  return out;
}

/** Lists today's orders of a table, one per line. */
export async function ordersAtTable(slug: string, table: string): Promise<string[]> {
  const listed = await comptoir("orders", "list", slug, "--all");
  return listed.split("\n").filter((line) => new RegExp(`, table ${table}[ ,]`).test(line));
}
