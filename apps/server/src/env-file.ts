import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { StartRefusal } from "./start-refusal.ts";

/**
 * Reads the settings of `--env FILE` before the command's words into `env`; they override those of the environment, as in a
 * systemd unit. Returns the words after it. Refuses a file that cannot be read. operations#env-file.
 */
export function takeEnvFile(argv: readonly string[], env: NodeJS.ProcessEnv): readonly string[] {
  const [first = "", ...rest] = argv;
  const [file, words] = first.startsWith("--env=") ? [first.slice("--env=".length), rest] : [rest[0], rest.slice(1)];
  // Without a file, the word is left for the command line, which refuses it as wrong usage.
  if (!/^--env(?:=|$)/.test(first) || !file) return argv;
  Object.assign(env, readSettings(file));
  return words;
}

function readSettings(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartRefusal(`--env: ${path.resolve(file)} cannot be read: ${(error as Error).message}.`);
  }
}
