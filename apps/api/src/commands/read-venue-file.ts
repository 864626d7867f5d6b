import { readFile, stat } from "node:fs/promises";
import { MAX_FILE_BYTES } from "@comptoir/venue-file";
import { CommandRefusal } from "./command.ts";

/** Reads a file that a person named. One that is too large is not read at all. */
export async function readNamedFile(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size <= MAX_FILE_BYTES) return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "is not there" : code === "EISDIR" ? "is a folder" : `cannot be read (${code})`;
    throw new CommandRefusal(`${path} ${reason}.`);
  }
  throw new CommandRefusal(`${path} is larger than ${MAX_FILE_BYTES} bytes, which is the most that is read.`);
}
