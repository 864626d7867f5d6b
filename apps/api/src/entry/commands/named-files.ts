import { readFile, stat, writeFile } from "node:fs/promises";
import { MAX_FILE_BYTES } from "@comptoir/venue-file";
import { CommandRefusal, EXIT, type OfflineContext, type OptionValues, textOption } from "./command.ts";

/** Reads a file named on the command line. Rejects a file above the size limit without reading it. */
export async function readNamedFile(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size <= MAX_FILE_BYTES) return await readFile(path);
  } catch (error) {
    throw new CommandRefusal(`${path} ${reasonOf(error, "read")}.`);
  }
  throw new CommandRefusal(`${path} is larger than ${MAX_FILE_BYTES} bytes, the maximum size.`);
}

/**
 * Calls `act` for each file in order; returns the overall exit code. A failing file does not stop the others.
 */
export async function withEachFile(
  { complain }: OfflineContext,
  files: readonly string[],
  act: (file: string, content: Uint8Array) => Promise<boolean>,
): Promise<number> {
  let exit: number = EXIT.ok;
  for (const file of files) {
    try {
      if (!(await act(file, await readNamedFile(file)))) exit = EXIT.refused;
    } catch (error) {
      if (!(error instanceof CommandRefusal)) throw error;
      complain(error.message);
      exit = EXIT.refused;
    }
  }
  return exit;
}

/** Writes a command's output to the file of `--out`, or to stdout. */
export async function writeOut({ write }: OfflineContext, options: OptionValues, text: string): Promise<void> {
  const out = textOption(options, "out");
  if (out === undefined) return write(text);
  await writeNamedFile(out, text);
}

/** Writes a file named on the command line. With `isPrivate`, only its owner can read it. */
export async function writeNamedFile(
  out: string,
  content: string | Uint8Array,
  { isPrivate = false }: { readonly isPrivate?: boolean } = {},
): Promise<void> {
  try {
    await writeFile(out, content, isPrivate ? { mode: 0o600 } : {});
  } catch (error) {
    throw new CommandRefusal(`--out: ${out} ${reasonOf(error, "written")}.`);
  }
}

function reasonOf(error: unknown, done: "read" | "written"): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EISDIR") return "is a folder";
  if (code === "ENOENT") return done === "read" ? "is not there" : "is in a folder that is not there";
  return `cannot be ${done} (${code})`;
}
