import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { RunningComptoir } from "./start-comptoir.ts";

const COMMAND_LINE = path.resolve(import.meta.dirname, "..", "..", "apps", "server", "src", "comptoir.ts");

/** Runs a command on the benchmark's server, and returns its output; rejects if it fails. */
export async function runCommand({ home }: RunningComptoir, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, COMPTOIR_HOME: home };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND_LINE, ...words], { env });
  return stdout;
}
