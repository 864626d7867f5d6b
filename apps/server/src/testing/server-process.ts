import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

/** Server in its own process, as `npm start` runs it after installation and build. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves to the server's URL once open; rejects with its output when it exits first. */
  opened: Promise<string>;
  ended: Promise<unknown>;
  /** Output so far. */
  said: string[];
};

const MAIN = path.join(import.meta.dirname, "..", "main.ts");

/**
 * Starts a server on a COMPTOIR_HOME, on a free port.
 * @param logTo destination of its log: a file descriptor, or a pipe that is never read
 * @param main entry to run; the current code by default
 */
export function startServerProcess(
  home: string,
  settings: Record<string, string> = {},
  logTo?: number | "unread",
  main = MAIN,
): ServerProcess {
  // The compile cache speeds up the next process.
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
  // Avoids an unhandled rejection: some tests kill the server before it opens.
  opened.catch(() => undefined);
  return { child, opened, ended, said };
}

/** Stops a server gracefully; its output need not have been read. */
export async function stopServerProcess({ child }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
