import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

/** A Comptoir in a process of its own, as `npm start` runs it once everything is installed and built. */
export type ServerProcess = {
  child: ChildProcess;
  /** Its address, once it is open; fails with what it said when it ends instead. */
  opened: Promise<string>;
  ended: Promise<unknown>;
  /** What it has written so far. */
  said: string[];
};

const MAIN = path.join(import.meta.dirname, "..", "main.ts");

/**
 * Starts a server on a COMPTOIR_HOME, on a port that the system gives.
 * @param logTo where its log goes, instead of being read: a file, or a pipe that nobody reads
 * @param main what is run: of this code, unless an older one is named
 */
export function startServerProcess(
  home: string,
  settings: Record<string, string> = {},
  logTo?: number | "unread",
  main = MAIN,
): ServerProcess {
  // The next process of a run need not read the same sources again.
  const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE,
    COMPTOIR_HOME: home,
    PORT: "0",
    COMPTOIR_DRAIN_SECONDS: "0",
    ...settings,
  };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ["ignore", "pipe", typeof logTo === "number" ? logTo : "pipe"],
  });
  const said: string[] = [];
  if (logTo === undefined) child.stderr?.on("data", (text) => said.push(String(text)));
  const ended = once(child, "close");
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text) => {
      said.push(String(text));
      const address = /open at (\S+)/.exec(said.join(""))?.[1];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended: ${said.join("").slice(-2_000)}`)));
  });
  // Some tests kill it before it opens, and do not ask.
  opened.catch(() => undefined);
  return { child, opened, ended, said };
}

/** Ends a server in good order; whether what it said was read or not. */
export async function stopServerProcess({ child }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
