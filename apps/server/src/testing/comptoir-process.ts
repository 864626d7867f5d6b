import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const COMPTOIR = path.join(import.meta.dirname, "..", "comptoir.ts");

export type ComptoirOutcome = {
  exit: number | null;
  out: string;
  err: string;
  /** Peak memory of the process in MiB; 0 when the system does not report it. */
  peakMib: number;
};

/** Runs the command line in its own process on a COMPTOIR_HOME, as `npm run comptoir -- …` does. */
export function comptoir(home: string, ...argv: string[]): Promise<ComptoirOutcome> {
  return comptoirWith({}, home, ...argv);
}

/** Runs the command line with further settings. */
export async function comptoirWith(
  settings: Readonly<Record<string, string>>,
  home: string,
  ...argv: string[]
): Promise<ComptoirOutcome> {
  // The compile cache speeds up the next process.
  const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home, ...settings };
  const child = spawn(process.execPath, [COMPTOIR, ...argv], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    said.out += text;
  });
  child.stderr.on("data", (text) => {
    said.err += text;
  });
  let peakMib = 0;
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    peakMib = Math.max(peakMib, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  const [exit] = await once(child, "close");
  clearInterval(watching);
  return { exit, ...said, peakMib };
}
