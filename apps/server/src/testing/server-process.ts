import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

export type ServerProcess = {
  child: ChildProcess;
  /** Resolves to the server's URL once open; rejects with its output if it exits first. */
  opened: Promise<string>;
  ended: Promise<unknown>;
  said: string[];
};

const MAIN = path.join(import.meta.dirname, "..", "main.ts");

/**
 * Starts a server on a COMPTOIR_HOME, on a free port.
 * @param logTo a file descriptor for its log, or a pipe that is never read
 * @param main the entry to run; by default the current code
 */
export function startServerProcess(
  home: string,
  settings: Record<string, string> = {},
  logTo?: number | "unread",
  main = MAIN,
): ServerProcess {
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
  // Avoids an unhandled rejection, because some tests kill the server before it opens.
  opened.catch(() => undefined);
  return { child, opened, ended, said };
}

export async function stopServerProcess({ child }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Returns the lines that a server has printed and that match a pattern. */
export function linesWith({ said }: Pick<ServerProcess, "said">, pattern: RegExp): string[] {
  return said
    .join("")
    .split("\n")
    .filter((line) => pattern.test(line));
}
