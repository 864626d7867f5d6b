import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const COMPTOIR = path.join(import.meta.dirname, "..", "comptoir.ts");

/** What a command line came to. */
export type ComptoirOutcome = {
  exit: number | null;
  out: string;
  err: string;
  /** The most memory that its process held, in MiB; 0 where the system does not tell. */
  peakMib: number;
};

/** Runs the command line in a process of its own, as `npm run comptoir -- …` does, on a COMPTOIR_HOME. */
export async function comptoir(home: string, ...argv: string[]): Promise<ComptoirOutcome> {
  // The next command of a run need not read the same sources again.
  const NODE_COMPILE_CACHE = path.join(tmpdir(), "comptoir-test-compile-cache");
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home };
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
